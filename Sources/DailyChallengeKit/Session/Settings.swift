public import MusicTheory

/// What the player has chosen once and for all.
public struct Settings: Equatable {
  /// Nil until the player has chosen one.
  public var level: Level?
  /// Nil where the player has named no system.
  public var names: NamingSystem?
  /// Keys of a newer program; they survive a rewrite.
  private var unknownKeys = UnknownKeys()

  public init() {}
}

extension Settings: Codable {
  private enum CodingKeys: String, CodingKey {
    case level, names
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.level) {
      level = try container.decodeOptional(String.self, .level, expecting: Level.names) {
        Level(rawValue: $0)
      }
    }
    if container.contains(.names) {
      let systems = NamingSystem.allCases.map(\.rawValue).joined(separator: ", ")
      names = try container.decodeOptional(String.self, .names, expecting: "one of \(systems)") {
        NamingSystem(rawValue: $0)
      }
    }
    unknownKeys = try UnknownKeys(from: decoder, besides: CodingKeys.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(level?.rawValue, forKey: .level)
    try container.encodeIfPresent(names?.rawValue, forKey: .names)
    try unknownKeys.encode(to: encoder)
  }
}

/// What the player has chosen once and for all.
public struct Settings: Equatable {
  /// Nil until the player has chosen one.
  public var level: Level?
  /// Keys of a newer program; they survive a rewrite.
  private var unknownKeys = UnknownKeys()

  public init() {}
}

extension Settings: Codable {
  private enum CodingKeys: String, CodingKey {
    case level
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.level) {
      level = try container.decodeOptional(String.self, .level, expecting: Level.names) {
        Level(rawValue: $0)
      }
    }
    unknownKeys = try UnknownKeys(from: decoder, besides: CodingKeys.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(level?.rawValue, forKey: .level)
    try unknownKeys.encode(to: encoder)
  }
}

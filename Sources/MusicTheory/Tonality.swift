/// What music is in: a key, or a scale that is named outright.
///
/// C minor is a key, whose sixth and seventh degrees move; C harmonic minor is a scale.
public enum Tonality: Hashable, Sendable {
  case key(Key)
  case scale(Scale)

  /// The scale, or the one the key's signature spells.
  public var scale: Scale {
    switch self {
    case .key(let key): key.scale
    case .scale(let scale): scale
    }
  }

  public var tonic: NoteName { scale.tonic }

  /// What follows the tonic: "minor", "harmonic minor".
  public var modeName: String {
    switch self {
    case .key(let key): key.mode.rawValue
    case .scale(let scale): scale.type.name
    }
  }

  /// The major or minor key it is, or is a form of; nil for a mode.
  public var key: Key? {
    switch self {
    case .key(let key): key
    case .scale(let scale) where scale.type == .major: Key(scale.tonic, .major)
    case .scale(let scale) where scale.type.isMinorKey: Key(scale.tonic, .minor)
    case .scale: nil
    }
  }
}

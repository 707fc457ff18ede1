/// A note name, how it is written and what sounds like it.
public struct NameRow: OracleRow {
  public static let table = "names"

  public let ascii: String

  /// With a ♯ or ♭ for each alteration.
  public let unicodePairs: String

  /// With x for a double sharp; nil for all other names.
  public let xForm: String?

  public let german: String

  /// Another German name; nil for most.
  public let germanAlt: String?

  /// In small letters, as LilyPond writes it.
  public let dutch: String

  /// The Italian name.
  public let fixedDo: String

  /// Half steps above C.
  public let pc: Int

  /// The other names of the sound, up to double accidentals.
  public let sameSound: [String]

  public var id: String { ascii }
}

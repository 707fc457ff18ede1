/// Two pitches and the interval from the lower letter up to the higher.
public struct IntervalRow: OracleRow {
  public static let table = "intervals"

  public let lo: String
  public let hi: String
  public let number: Int

  /// "P", "M", "m", "A", "d", the last two repeated for doubly and so on.
  public let quality: String

  /// "dd7".
  public let name: String

  /// "doubly diminished seventh".
  public let long: String
  public let semitones: Int

  /// The name less whole octaves; octaves reduce to an octave.
  public let simple: String
  public let compound: Bool

  /// The name of the simple form's inversion, where it has one.
  public let inversion: String?

  public var id: String { "\(lo)-\(hi)" }
}

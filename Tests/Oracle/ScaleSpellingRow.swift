/// A scale of seven letters on a tonic; melodic minor as it ascends.
public struct ScaleSpellingRow: OracleRow {
  public static let table = "scale_spellings"

  public let tonic: String

  /// "major", "natural_minor" …
  public let scale: String

  /// Upward, without the upper tonic.
  public let notes: [String]

  /// The key signature, beyond seven where none holds it.
  public let sigCount: Int

  public var id: String { "\(tonic)|\(scale)" }
}

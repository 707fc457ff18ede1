/// A triad or seventh chord stacked in thirds on a degree of a scale, in all its inversions.
public struct DegreeChordRow: OracleRow {
  public static let table = "degree_chords"

  public struct Inversion: Decodable, Sendable {
    /// From the bass upward.
    public let notes: [String]

    /// The numeral with its figure: "viio65".
    public let rn: String

    /// The figure: "", "6", "6/4", "7", "6/5", "4/3" or "4/2".
    public let figSlash: String

    public var bass: String { notes[0] }
  }

  public let tonic: String

  /// "major", "natural_minor" …
  public let scale: String
  public let degree: Int

  /// "triad" or "seventh".
  public let size: String

  /// "major", "half_diminished_seventh" …
  public let quality: String

  /// The lead-sheet symbol: "Bm7b5".
  public let symbol: String

  /// The numeral in root position, relative to the scale; 7 is the seventh the scale gives.
  public let rn: String

  /// The same with °.
  public let rnUni: String

  /// The same with M before every major seventh: "iM7".
  public let rnM7: String

  /// The same with # before a root that is raised against natural minor; nil in scales unlike minor.
  public let rnMin: String?

  /// The same with # or b where the root lies above or below its place in the major scale.
  public let rnMaj: String

  /// Root position first.
  public let inversions: [Inversion]

  /// Root position, from the root upward.
  public var notes: [String] { inversions[0].notes }

  public var id: String { "\(tonic)|\(scale)|\(degree)|\(size)" }
}

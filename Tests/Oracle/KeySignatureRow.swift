/// A key, its signature and its relations.
public struct KeySignatureRow: OracleRow {
  public static let table = "key_signatures"

  public struct Key: Decodable, Sendable {
    public let tonic: String

    /// "major" or "minor".
    public let mode: String

    /// Sharps positive, flats negative, beyond seven where no signature holds them; nil for the
    /// relative key, which shares the row's.
    public let count: Int?
  }

  public let tonic: String
  public let mode: String
  public let count: Int

  /// The signs in the order they are written.
  public let accidentals: [String]
  public let relative: Key
  public let parallel: Key

  /// The signs' positions by clef, in the order they are written.
  public let staffPositions: [String: [Int]]

  public var id: String { "\(tonic)|\(mode)" }
}

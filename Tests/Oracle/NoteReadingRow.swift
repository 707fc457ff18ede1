/// A position on the staff under a clef and a key signature, and the note there, as it sounds.
public struct NoteReadingRow: OracleRow {
  public static let table = "note_reading"

  /// "treble", "mezzo-soprano", "treble8vb" …
  public let clef: String

  /// 0 is the bottom line, 8 the top line.
  public let pos: Int

  /// "ledger_below", "space_below", "staff", "space_above" or "ledger_above".
  public let `where`: String

  /// The number of ledger lines.
  public let ledgers: Int

  /// The key signature: sharps positive, flats negative.
  public let ks: Int

  /// The pitch without the signature.
  public let natural: String
  public let naturalMidi: Int

  /// The pitch under the signature, in scientific pitch notation.
  public let spn: String
  public let midi: Int

  public var id: String { "\(clef)|\(pos)|\(ks)" }
}

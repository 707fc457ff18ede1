public import MusicTheory

/// Why a text is no query, and which part of it is at fault.
public enum Misreading: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// Nothing that can be explained begins like this. In another naming system it may.
  case unknown(part: String, readableIn: NamingSystem?)
  /// This is the name of several notes.
  case ambiguousName(part: String, [NoteName])
  /// What follows a note makes it neither a scale nor a chord nor an interval.
  case unknownKind(of: NoteName, part: String)
  /// This is no key and no scale.
  case unknownKey(part: String)
  /// This is no Roman numeral.
  case unknownNumeral(part: String)
  /// An applied chord leads to this, which is the tonic chord of no key.
  case noTonic(RomanNumeral)
  /// A numeral means nothing without its key.
  case missingKey(Harmony)
  /// These notes are no triad or seventh chord in any order.
  case noChord([NoteName])
  /// This word says nothing about a note on a staff.
  case unknownOnStaff(part: String)
  /// No clef is named.
  case missingClef
  /// Neither a line nor a space is named.
  case missingPlace
  /// The staff has no such line or space, or it is too far away.
  case noSuchPlace
  /// No signature has so many signs.
  case noSuchSignature(signs: Int)
  /// A note would take more than triple accidentals.
  case unspellable
}

public import MusicTheory

/// A fact that helps with a task without being its answer.
public enum Hint: Hashable, Sendable {
  /// What the signature changes counts in every octave.
  case signatureCounts(KeySignature)
  /// An accidental before the note counts instead of the signature.
  case accidentalCounts(AccidentalSign)
  /// A place on the staff to count from, and the pitch that stands there.
  case landmark(StaffPosition, Pitch, Clef)
  /// A chord of this size takes every other note of the scale.
  case everyOtherNote(size: Int)
  /// The root of the chord.
  case root(NoteName, degree: Int)
}

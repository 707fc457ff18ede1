public import MusicTheory

/// A fact that helps with a task without being its answer.
public enum Hint: Hashable, Sendable {
  /// Every line and space is one letter on.
  case oneLetterOn
  /// What the signature changes counts in every octave.
  case signatureCounts
  /// An accidental before the note counts instead of the signature.
  case accidentalCounts(AccidentalSign)
  /// A place on the staff to count from, and the note that stands there, as it would be answered.
  case landmark(StaffPosition, Answer, Clef)
  /// A chord of this size takes every other note of the scale.
  case everyOtherNote(size: Int)
  /// The root of the chord.
  case root(NoteName, degree: Int)
  /// What kind of chord it is.
  case quality(ChordQuality)
}

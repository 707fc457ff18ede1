public import MusicTheory

/// What a task about the chord on a scale degree needs of whoever knows the chord.
///
/// The target of the chord adapter. Its contract is one test suite, which the adapter and a
/// Swift-native double both pass.
public protocol ScaleDegreeChordEngine {
  /// The seven notes of the scale, from the tonic up.
  var scaleNotes: [NoteName] { get }

  /// The notes of the chord, from the bass up.
  var chordNotes: [NoteName] { get }

  /// Compares notes with the chord, in any order.
  func compare(_ notes: [NoteName], checkingBass: Bool) -> ChordComparison
}

/// How notes compare with a chord.
public enum ChordComparison: Hashable, Sendable {
  case right
  /// The right sounds, but at least one note goes by another name.
  case rightBySound
  /// The right sounds, with another note first than the bass.
  case wrongBass
  case wrong
}

public import MusicTheory

/// What music theory says of the chord of a task.
extension ChallengeTaskImplScaleDegreeChord {
  /// The chord's notes as stacked thirds from the root up, whatever the inversion.
  var stackedThirds: [NoteName] {
    Array(chordNotes.suffix(inversion.rawValue) + chordNotes.dropLast(inversion.rawValue))
  }

  /// Nil for a chord of no known quality, as an edited scale may have.
  var chord: Chord? { Chord(notes: stackedThirds) }

  /// The numeral of the chord: V7, or V6/5. Nil for chords that have none, as an edited scale may have.
  public var numeral: RomanNumeral? {
    chord.flatMap { RomanNumeral(degree: degree, quality: $0.quality, inversion: inversion) }
  }

  /// Every other note of a scale from a degree up, as many as the chord of the task has.
  func chord(onDegree degree: Int, of scaleNotes: [NoteName]) -> [NoteName] {
    degrees(from: degree).map { scaleNotes[$0 - 1] }
  }

  /// Whether a degree of the scale is one of the chord's.
  func uses(degree: Int) -> Bool {
    degrees(from: self.degree).contains(degree)
  }

  private func degrees(from root: Int) -> [Int] {
    (0..<size).map { (root - 1 + 2 * $0) % 7 + 1 }
  }
}

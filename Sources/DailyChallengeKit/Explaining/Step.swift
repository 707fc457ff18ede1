public import MusicTheory

/// One fact in an explanation. Facts come in the order in which they lead to the answer.
public enum Step: Hashable, Sendable {
  // Notes
  /// How the accidental changes the letter.
  case letter(NoteName)
  /// Half steps from the C below the letter up to the note; −1 for C♭.
  case aboveC(Int)
  /// The other names of the sound.
  case sameSound([NoteName])
  /// The other names of a sound with its octave.
  case samePitch([Pitch])
  /// Which octave a pitch lies in.
  case octave(Pitch)

  // Notes on a staff
  /// The line the clef fixes.
  case reference(Clef)
  /// So many steps up from one plain note (down when negative) is the other.
  case counted(Int, from: Pitch, to: Pitch)
  /// The sign before the note, and what it makes of it.
  case sign(AccidentalSign, Pitch)
  /// The signature does not change the letter.
  case signatureLeaves(Letter)
  /// The signature changes the letter.
  case signatureMakes(Pitch)
  /// The natural sign before the note takes the signature's sign away.
  case signatureCancelled(Pitch)

  // Intervals
  /// The letters from one to the other, both included.
  case letters(SpelledInterval)
  /// The half steps between the sounds.
  case halfSteps(SpelledInterval)
  /// Half steps more (or fewer) than in the perfect or major interval of the same number.
  case comparison(Interval, with: Interval, difference: Int)
  /// The same interval less so many octaves.
  case simple(Interval, octaves: Int)
  /// What completes it to an octave.
  case turned(Interval)
  /// What a diminished unison is called from its first note down to the second.
  case downward(Interval, Interval)

  // Scales
  /// The notes of the scale of a name ("harmonic minor") on a tonic.
  case scale(String, on: NoteName, [NoteName])
  /// Half steps from each degree to the next, up to the octave.
  case scaleSteps([Int])
  /// Nil where it would take more than seven signs.
  case signature(KeySignature?)
  /// Notes of the scale that the signature does not hold.
  case outsideSignature([NoteName])
  /// The scale downward, where it differs.
  case descending([NoteName])
  case relative(Key)
  case parallel(Key)
  /// The major key with the same notes.
  case sameNotes(as: Key)

  // Chords by their function
  /// The key an applied chord leads to: the target names its tonic chord.
  case target(RomanNumeral, in: Tonality, key: Key)
  case root(NoteName, degree: Int)
  /// A root that the degree has anyway: the sign before the numeral only says so.
  case confirmedRoot(NoteName, degree: Int)
  /// A root that a sign before the numeral takes away from its degree.
  case alteredRoot(NoteName, from: NoteName, degree: Int)
  /// A root on the other form of a minor key's sixth or seventh degree.
  case movedRoot(NoteName, from: NoteName, of: RomanNumeral)
  /// The chord is stacked from notes of the scale.
  case everyOtherNote([NoteName])
  case triad([NoteName], of: RomanNumeral)
  case seventh(NoteName, of: RomanNumeral, isInScale: Bool)
  /// Degrees that the minor key raises for the chord.
  case raisedDegrees([RaisedDegree])
  /// The chord's notes are at home in the parallel key.
  case borrowed(from: Tonality)
  case neapolitan
  /// The kind of chord, and its symbol.
  case quality(ChordSymbol)
  /// The symbol of a triad whose kind has been told.
  case symbol(ChordSymbol)
  case inversion(Inversion, figure: String, [NoteName])

  // Augmented sixths
  /// The outer notes close in on the fifth degree.
  case closesIn(AugmentedSixth, on: NoteName, from: NoteName, and: NoteName)
  case outerInterval(from: NoteName, to: NoteName)
  /// The notes between the outer ones: the tonic, and the second degree or the minor third.
  case between(AugmentedSixth, [NoteName])
  case fromBass([NoteName])

  // Chords by their symbol
  /// The notes above the root, with their intervals from it.
  case chordTones([ChordTone], ChordSymbol)
  /// The bass after the stroke, which may be no note of the chord.
  case bass(ChordSymbol)
}

/// A degree of a minor key in its natural and its raised form.
public struct RaisedDegree: Hashable, Sendable {
  public let degree: Int
  public let natural: NoteName
  public let raised: NoteName
}

/// A note of a chord and its interval above the root.
public struct ChordTone: Hashable, Sendable {
  public let note: NoteName
  public let interval: Interval
}

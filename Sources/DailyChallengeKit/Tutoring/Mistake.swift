public import MusicTheory

/// What there is to say of a mistake: the facts its sentence is made of. Never the answer.
public enum Mistake: Hashable, Sendable {
  // MARK: Reading a note

  /// The letter is right, and the signature changes it.
  case signatureForgotten
  /// The answer is right in the one clef, but the note is written in the other.
  case otherClef(Clef, for: Clef, landmark: Pitch?, orMiscounted: Bool)
  /// A neighbour on or between the ledger lines.
  case ledgerLinesMiscounted
  /// A place one or two steps off.
  case lineOrSpaceSkipped
  /// The letter is right, and the sign before it counts.
  case signIgnored(AccidentalSign)
  /// The letter is right, and the sign before it is the other one.
  case signReversed(AccidentalSign)
  /// The letter is right, and nothing changes it.
  case changedForNothing
  /// The letter is right, and this sign decides about it; without one, the signature does.
  case otherSign(than: AccidentalSign?)
  /// The name is right, and the octave is one off.
  case octaveOffByOne(OctaveSlip)
  /// The right name in an octave further away.
  case otherOctave
  /// The sound is right, and the letter is not.
  case enharmonicTwin

  // MARK: Spelling a chord

  /// The sounds are right, and this member goes by another letter.
  case otherLetter(of: ChordMember, Letter)
  /// The sounds are right, and the root goes by another letter.
  case otherLetterOfRoot(degree: Int)
  /// The chord of another form of the minor scale.
  case otherMinorForm(ScaleType, for: ScaleType)
  /// One of the two degrees that melodic minor raises is raised, and the other is not.
  case oneDegreeNotRaised
  /// The chord on this degree of a key with the same tonic.
  case parallelKey(Key, degree: Int)
  /// The letters are right, and none has a sign.
  case bareLetters
  /// A chord of this quality on the right root, whatever the scale says.
  case otherQuality(ChordQuality)
  /// A chord of this quality, of which only the seventh is not the scale's.
  case otherSeventh(ChordQuality)
  /// The notes are right, and this is the position that is asked for.
  case otherBass(Inversion)
  /// A sixth above the root instead of a first inversion.
  case addedSixth
  case triadForSeventhChord
  case seventhChordForTriad
  /// All notes are right, and so many are missing.
  case notesMissing(Int)
  /// All notes are there, and so many more.
  case notesTooMany(Int)
  /// The letters are right, and some of the signs are not.
  case otherSigns
  /// The chord on another degree.
  case otherDegree(Int, for: Int)
  /// The chord on this degree of a key with the same signature, which may also be one of the scale.
  case relativeKey(Key, degree: Int, alsoDegree: Int?)
}

extension Mistake {
  /// Whether the mistake leaves the right chord recognizable, so that its bass is worth a word.
  var isInTheChord: Bool {
    switch self {
    case .otherMinorForm, .oneDegreeNotRaised, .parallelKey, .bareLetters, .otherQuality,
      .otherSeventh, .otherSigns,
      .triadForSeventhChord, .seventhChordForTriad, .notesMissing, .notesTooMany:
      true
    default: false
    }
  }
}

/// What may have led to an octave that is one off.
public enum OctaveSlip: Sendable {
  /// The number of the octave the note sounds in: C♭4 sounds in octave 3, B♯3 in octave 4.
  case countedBySound
  /// Octaves that begin at A.
  case countedFromA
  case other
}

/// A note of a chord by its place in the stacked thirds.
public enum ChordMember: Int, CaseIterable, Sendable {
  case root, third, fifth, seventh
}

import DailyChallengeKit
import MusicTheory

/// The Swift-native double of the chord engine: textbook numeral → root and quality → stacked thirds.
struct NativeScaleDegreeChord: ScaleDegreeChordEngine {
  let scaleNotes: [NoteName]
  let chordNotes: [NoteName]

  /// Fails where the scale would take more than triple accidentals, and outside the ranges that
  /// ``ChallengeTaskImplScaleDegreeChord`` names.
  init?(_ scale: Scale, degree: Int, size: Int, inversion: Int) {
    guard let notes = scale.notes, (1...7).contains(degree),
      let numeral = scale.type.numeral(degree: degree, size: size),
      let inversion = Inversion(rawValue: inversion),
      let chord = numeral.chord(in: scale)?.notes(in: inversion)
    else { return nil }
    scaleNotes = notes
    chordNotes = chord
  }

  func compare(_ notes: [NoteName], checkingBass: Bool) -> ChordComparison {
    guard soundsAsTheChord(notes) else { return .wrong }
    let isBassRight = notes.first?.pitchClass == chordNotes.first?.pitchClass
    if checkingBass, !isBassRight { return .wrongBass }
    return Set(notes) == Set(chordNotes) ? .right : .rightBySound
  }

  /// Whether each note takes one sound of the chord away, and none is left over.
  private func soundsAsTheChord(_ notes: [NoteName]) -> Bool {
    var sounds = chordNotes.map(\.pitchClass)
    for note in notes {
      guard let index = sounds.firstIndex(of: note.pitchClass) else { return false }
      sounds.remove(at: index)
    }
    return sounds.isEmpty
  }
}

extension ScaleType {
  fileprivate func numeral(degree: Int, size: Int) -> RomanNumeral? {
    switch size {
    case 3: RomanNumeral(String(triads.split(separator: " ")[degree - 1]))
    case 4: RomanNumeral(String(sevenths.split(separator: " ")[degree - 1]))
    default: nil
    }
  }

  private var triads: String {
    switch self {
    case .major: "I ii iii IV V vi vii°"
    case .naturalMinor: "i ii° III iv v VI VII"
    case .harmonicMinor: "i ii° III+ iv V VI vii°"
    case .melodicMinor: "i ii III+ IV V vi° vii°"
    case .dorian: "i ii III IV v vi° VII"
    case .phrygian: "i II III iv v° VI vii"
    case .lydian: "I II iii iv° V vi vii"
    case .mixolydian: "I ii iii° IV v vi VII"
    case .locrian: "i° II iii iv V VI vii"
    }
  }

  private var sevenths: String {
    switch self {
    case .major: "I7 ii7 iii7 IV7 V7 vi7 viiø7"
    case .naturalMinor: "i7 iiø7 III7 iv7 v7 VI7 VII7"
    case .harmonicMinor: "i(maj7) iiø7 III+(maj7) iv7 V7 VI7 vii°7"
    case .melodicMinor: "i(maj7) ii7 III+(maj7) IV7 V7 viø7 viiø7"
    case .dorian: "i7 ii7 III7 IV7 v7 viø7 VII7"
    case .phrygian: "i7 II7 III7 iv7 vø7 VI7 vii7"
    case .lydian: "I7 II7 iii7 ivø7 V7 vi7 vii7"
    case .mixolydian: "I7 ii7 iiiø7 IV7 v7 vi7 VII7"
    case .locrian: "iø7 II7 iii7 iv7 V7 VI7 vii7"
    }
  }
}

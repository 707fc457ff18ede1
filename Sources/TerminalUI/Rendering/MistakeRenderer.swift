import DailyChallengeKit
import MusicTheory

/// What the player is told of a mistake: where it lies, and never the answer.
struct MistakeRenderer {
  let style: TextStyle

  private var letter: String { style.names.termForLetter }

  /// One or two sentences about a mistake that led to an answer.
  func sentences(for mistake: Mistake, in answer: Answer) -> String {
    switch mistake {
    case .signatureForgotten: "Right place on the staff, but the signature changes the note."
    case .otherClef(let clef, let written, let landmark, let orMiscounted):
      "In \(clef.name) that place is \(style.name(answer))"
        + (orMiscounted ? "; or else a line or a space was skipped. " : ". ")
        + words(for: written, landmark: landmark)
    case .ledgerLinesMiscounted:
      "Close. Ledger lines are easy to miscount: each line and each space is one \(letter)."
    case .lineOrSpaceSkipped:
      "Close, but it seems a line or a space was skipped. Each of them is one \(letter)."
    case .signIgnored(.natural):
      "Right place on the staff, but the natural sign cancels the signature."
    case .signIgnored(let sign):
      "Right place on the staff, but the \(sign.name) before the note counts."
    case .signReversed(let sign):
      "Right place on the staff, but the sign before the note is a \(sign.name)."
    case .changedForNothing:
      "Right place on the staff, but no sign and no signature changes this \(letter)."
    case .otherSign(nil): "Right place on the staff, but look at the signature again."
    case .otherSign(let sign?):
      "Right place on the staff, but the \(sign.name) sign says something else."
    case .otherOctave: "The name is right, but not the octave. \(words(for: OctaveSlip.other))"
    case .octaveOffByOne(let slip):
      "The name is right, but the octave is one off. \(words(for: slip))"
    case .enharmonicTwin: "The line or space decides the \(letter), not the sound."
    case .otherLetter(let member, let letter):
      "The \(name(of: member)) of the chord must be some kind of \(style.name(NoteName(letter)))."
    case .otherLetterOfRoot(let degree):
      "The root must have the \(letter) of degree \(degree) of the scale."
    case .otherMinorForm(let given, let asked):
      "That is the chord of \(given.name). \(words(forMinor: asked))"
    case .oneDegreeNotRaised: "Melodic minor raises two degrees. One of them is not raised here."
    case .parallelKey(let key, let degree):
      "That is the chord on degree \(degree) of \(name(of: key)). Look at the scale's name again."
    case .bareLetters:
      "The \(letter)s are right, but at least one sign is missing. Write the scale down first."
    case .otherQuality(let quality):
      "That is \(English.article(quality.nameOfChord)) on the right root."
        + " Take the other notes from the scale."
    case .otherSeventh(let quality):
      "That is \(English.article(quality.nameOfChord)). Its seventh is not the scale's."
    case .otherBass(let inversion):
      "In \(inversion.name) the \(name(of: inversion.bass)) is the lowest note."
    case .addedSixth:
      "That adds the sixth above the root. First inversion means three notes, the third first."
    case .triadForSeventhChord: "That is the triad. The seventh chord adds one more third."
    case .seventhChordForTriad: "That is the seventh chord. The triad stops one note earlier."
    case .notesMissing(1): "These notes belong to the chord, but one is missing."
    case .notesMissing(let count):
      "These notes belong to the chord, but \(English.cardinal(count)) are missing."
    case .notesTooMany(let count):
      "The whole chord is there, with \(English.count(count, "note")) too many."
    case .otherSigns: "The \(letter)s are right. Look at the signs again."
    case .otherDegree(let given, let asked):
      "That is the chord on degree \(given). This task is about degree \(asked)."
    case .relativeKey(let key, let degree, nil):
      "That is the chord on degree \(degree) of \(name(of: key)), which shares the signature,"
        + " but not the tonic."
    case .relativeKey(let key, let degree, let other?):
      "That is the chord on degree \(other), or on degree \(degree) of \(name(of: key))."
        + " This task is about degree \(degree) of the scale it names."
    }
  }
}

// MARK: - Parts of sentences

extension MistakeRenderer {
  /// "This is bass: its dots surround F."
  private func words(for clef: Clef, landmark: Pitch?) -> String {
    guard let landmark else { return "This is \(clef.name)." }
    let note = style.name(landmark.name)
    let place =
      switch clef.sign {
      case .g: "its curl goes round \(note)"
      case .f: "its dots surround \(note)"
      case .c: "its middle is on \(note)"
      }
    return "This is \(clef.name.replacing(" clef", with: "")): \(place)."
  }

  private func words(for slip: OctaveSlip) -> String {
    switch slip {
    case .countedBySound: "The octave number goes with the \(letter), not with the sound."
    case .countedFromA:
      "Octaves begin at \(style.name(NoteName(.c))), not at \(style.name(NoteName(.a)))."
    case .other: "Count the octaves from middle \(style.name(NoteName(.c)))."
    }
  }

  private func words(forMinor form: ScaleType) -> String {
    switch form {
    case .harmonicMinor: "Harmonic minor raises one degree."
    case .melodicMinor: "Melodic minor raises two degrees."
    default: "Natural minor raises no degree."
    }
  }

  private func name(of key: Key) -> String {
    style.name(.scale(key.scale))
  }

  private func name(of member: ChordMember) -> String {
    switch member {
    case .root: "root"
    case .third: "third"
    case .fifth: "fifth"
    case .seventh: "seventh"
    }
  }
}

extension Inversion {
  fileprivate var bass: ChordMember {
    switch self {
    case .root: .root
    case .first: .third
    case .second: .fifth
    case .third: .seventh
    }
  }
}

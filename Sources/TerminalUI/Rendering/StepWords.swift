import DailyChallengeKit
import MusicTheory

/// The facts of an explanation in sentences, short enough to be read aloud.
struct StepWords {
  let style: TextStyle

  /// Whether notes on a staff are told with their octaves.
  var showsOctaves = true

  /// One or two sentences.
  func text(for step: Step) -> String {
    switch step {
    case .letter(let note): text(forLetterOf: note)
    case .aboveC(let halfSteps): text(forDistanceFromC: halfSteps)
    case .sameSound(let names): "It sounds the same as \(list(names))."
    case .samePitch(let pitches):
      "It sounds the same as \(English.list(pitches.map(style.name)))."
    case .octave(let pitch):
      "The \(pitch.octave) is its octave, and goes with the \(style.names.termForLetter). Octaves begin on \(name(of: .c)),"
        + " and \(style.name(Pitch(NoteName(.c), octave: 4))) is middle \(name(of: .c))."

    case .reference(let clef):
      "In \(clef.name), \(name(clef.reference)) is \(clef.referencePosition.place)."
    case .counted(let steps, let reference, let pitch):
      "\(English.capitalized(English.count(abs(steps), "step"))) \(steps > 0 ? "up" : "down")"
        + " from \(name(reference)) is \(name(pitch))."
    case .sign(.natural, let pitch): "The natural sign keeps it \(name(pitch))."
    case .sign(let sign, let pitch): "The \(sign.name) sign makes it \(name(pitch))."
    case .signatureLeaves(let letter): "The signature leaves \(name(of: letter)) alone."
    case .signatureMakes(let pitch): "The signature makes it \(name(pitch))."
    case .signatureCancelled(let pitch): "The natural sign cancels that: \(name(pitch))."

    case .letters(let interval): text(forLettersOf: interval)
    case .halfSteps(let interval): text(forHalfStepsOf: interval)
    case .comparison(let interval, let plain, let difference):
      text(for: interval, comparedWith: plain, difference: difference)
    case .simple(let simple, let octaves):
      "Without the \(octaves == 1 ? "octave" : "octaves") between, it is"
        + " \(English.article(simple.name))."
    case .turned(let inversion): "Turned upside down, it is \(English.article(inversion.name))."
    case .downward(let downward, let interval):
      "Going down, it is \(English.article(downward.name))."
        + " Counted upward, that is \(English.article(interval.name))."

    case .scale(let kind, let tonic, let notes):
      "\(style.name(tonic)) \(kind): \(style.names(notes))."
    case .scaleSteps(let halfSteps): text(forScaleSteps: halfSteps)
    case .signature(nil): "No signature holds so many signs. It is hardly ever written."
    case .signature(let signature?): text(for: signature)
    case .outsideSignature(let notes):
      notes.count == 1
        ? "\(list(notes)) is not in the signature. Its sign is written before the note."
        : "\(list(notes)) are not in the signature. Their signs are written before the notes."
    case .descending(let notes): "Going down, it is natural minor: \(style.names(notes))."
    case .relative(let key): "\(style.name(key)) has the same signature. It is the relative key."
    case .parallel(let key): "\(style.name(key)) has the same tonic. It is the parallel key."
    case .sameNotes(let key): "It has the notes of \(style.name(key))."

    case .target(let target, let tonality, let key):
      "\(style.name(target)) of \(style.name(tonality)) is \(style.name(key))."
        + " What stands before the slash is read in that key."
    case .root(let root, let degree):
      "Degree \(degree) is \(style.name(root)). That is the root."
    case .confirmedRoot(let root, let degree):
      "Degree \(degree) is \(style.name(root)) in this scale. The sign before the numeral only says so."
    case .alteredRoot(let root, let note, let degree):
      "Degree \(degree) is \(style.name(note)). The sign before the numeral"
        + " \(root.fifths < note.fifths ? "lowers" : "raises") it to \(style.name(root))."
    case .movedRoot(let root, let note, let numeral):
      "In a minor key, \(style.name(plain(numeral))) stands on the"
        + " \(root.fifths > note.fifths ? "raised" : "natural") degree \(numeral.degree):"
        + " \(style.name(root)), not \(style.name(note))."
    case .everyOtherNote(let notes):
      "From \(style.name(notes[0])) take every other note: \(style.names(notes))."
    case .triad(let notes, let numeral): text(forTriad: notes, of: numeral)
    case .seventh(let note, let numeral, let isInScale):
      text(forSeventh: note, of: numeral, isInScale: isInScale)
    case .raisedDegrees(let degrees): degrees.map(text(for:)).joined(separator: " ")
    case .borrowed(let key):
      "These notes belong to \(style.name(key)). The chord is borrowed from there."
    case .neapolitan: "A major chord on the lowered second degree is called Neapolitan."
    case .quality(let symbol):
      "It is \(English.article(symbol.chord.quality.nameOfChord)):"
        + " \(style.name(symbol)) on a lead sheet."
    case .symbol(let symbol): "On a lead sheet it is \(style.name(symbol))."
    case .inversion(let inversion, let figure, let notes):
      "\(style.name(figure: figure)) means \(inversion.name), with the \(inversion.bassName) in the bass:"
        + " \(style.names(notes))."

    case .closesIn(let sixth, let fifth, let low, let high):
      "Degree 5 is \(style.name(fifth)). \(English.capitalized(English.article(sixth.name)))"
        + " closes in on it from a half step on either side: \(style.name(low)) above,"
        + " \(style.name(high)) below."
    case .outerInterval(let low, let high):
      "\(style.name(low)) up to \(style.name(high)) is an augmented sixth, hence the name."
    case .between(let sixth, let notes): text(forNotesBetween: notes, in: sixth)
    case .fromBass(let notes): "From the lowest note up: \(style.names(notes))."

    case .chordTones(let tones, let symbol): text(for: tones, of: symbol)
    case .bass(let symbol): text(forBassOf: symbol)
    }
  }

  private func name(_ pitch: Pitch) -> String {
    showsOctaves ? style.name(pitch) : style.name(pitch.name)
  }

  private func name(of letter: Letter) -> String {
    style.name(NoteName(letter))
  }

  private func list(_ notes: [NoteName]) -> String {
    English.list(notes.map(style.name))
  }
}

// MARK: - Notes

extension StepWords {
  private func text(forLetterOf note: NoteName) -> String {
    let alteration = note.accidental.alteration
    let name = style.name(note)
    let letter = style.names.termForLetter
    if alteration == 0 { return "\(name) is a plain \(letter), neither raised nor lowered." }
    return "\(name) is the \(letter) \(self.name(of: note.letter)),"
      + " \(alteration > 0 ? "raised" : "lowered")"
      + " by \(English.count(abs(alteration), "half step"))."
  }

  private func text(forDistanceFromC halfSteps: Int) -> String {
    halfSteps == 0
      ? "It is the sound of \(name(of: .c))."
      : "It lies \(English.count(abs(halfSteps), "half step"))"
        + " \(halfSteps > 0 ? "above" : "below") \(name(of: .c))."
  }
}

// MARK: - Intervals

extension StepWords {
  private func name(_ pitch: Pitch, in interval: SpelledInterval) -> String {
    interval.hasOctaves ? style.name(pitch) : style.name(pitch.name)
  }

  private func text(forLettersOf spelled: SpelledInterval) -> String {
    let number = spelled.interval.number
    let kind = "So it is \(English.article(spelled.interval.numberName))."
    let lower = spelled.lower.name.letter
    let letter = style.names.termForLetter
    guard number > 1 else {
      return "Both notes have the \(letter) \(name(of: lower)). \(kind)"
    }
    let names = (0..<number).map { name(of: lower.advanced(by: $0)) }
    let count =
      "\(names[0]) up to \(names[number - 1]) is \(English.count(number, letter))"
    return number <= 8
      ? "\(count): \(names.joined(separator: " ")). \(kind)"
      : "\(count), counted through \(number > 15 ? "the octaves" : "the octave"). \(kind)"
  }

  private func text(forHalfStepsOf spelled: SpelledInterval) -> String {
    let halfSteps = spelled.interval.semitones
    let lower = name(spelled.lower, in: spelled)
    let upper = name(spelled.upper, in: spelled)
    let count = English.count(abs(halfSteps), "half step")
    return switch halfSteps {
    case 0: "\(lower) and \(upper) sound the same."
    case 1...: "\(lower) up to \(upper) is \(count)."
    default: "\(upper) sounds \(count) lower than \(lower)."
    }
  }

  private func text(
    for interval: Interval,
    comparedWith plain: Interval,
    difference: Int
  ) -> String {
    let count = English.count(plain.semitones, "half step")
    let rule = "\(English.capitalized(English.article(plain.name))) has \(count)."
    if difference == 0 { return "\(rule) So this is \(English.article(interval.name))." }
    let change = "\(English.cardinal(abs(difference))) \(difference > 0 ? "more" : "fewer")"
    return "\(rule) This has \(change), which makes it \(English.article(interval.name))."
  }
}

// MARK: - Scales

extension StepWords {
  private func text(forScaleSteps halfSteps: [Int]) -> String {
    let names = halfSteps.map { halfSteps in
      switch halfSteps {
      case 1: "half"
      case 2: "whole"
      default: "one and a half"
      }
    }
    return "Its steps are \(names.joined(separator: ", "))."
  }

  private func text(for signature: KeySignature) -> String {
    signature.fifths == 0
      ? "Its signature is empty: no sharps and no flats."
      : "Its signature is \(signature.name): \(style.names(signature.accidentals))."
  }
}

// MARK: - Chords by their function

extension StepWords {
  /// The numeral of the triad in root position.
  private func plain(_ numeral: RomanNumeral) -> RomanNumeral {
    RomanNumeral(degree: numeral.degree, alteration: numeral.alteration, triad: numeral.triad)
      ?? numeral
  }

  private func text(forTriad notes: [NoteName], of numeral: RomanNumeral) -> String {
    let triad = "\(English.article(numeral.triad.name)) triad: \(style.names(notes))."
    // The case of a numeral cannot be heard: its name says what it is.
    if style.manner == .spoken { return "It is built on \(triad)" }
    let name = style.name(plain(numeral))
    return switch numeral.triad {
    case .major: "\(name) in upper case is \(triad)"
    case .minor: "\(name) in lower case is \(triad)"
    default: "\(name) is \(triad)"
    }
  }

  private func text(forSeventh note: NoteName, of numeral: RomanNumeral, isInScale: Bool) -> String
  {
    let seventh =
      switch numeral.seventh {
      case .halfDiminished: "Half-diminished means a minor seventh above the root"
      case .diminished: "Fully diminished means a diminished seventh above the root"
      case .major: "It has a major seventh above the root"
      case .diatonic, nil:
        isInScale ? "The seventh comes from the scale" : "Here 7 is a minor seventh above the root"
      }
    return "\(seventh): \(style.name(note))."
  }

  private func text(for degree: RaisedDegree) -> String {
    "A minor key may raise its degree \(degree.degree):"
      + " \(style.name(degree.natural)) becomes \(style.name(degree.raised))."
  }

  private func text(forNotesBetween notes: [NoteName], in sixth: AugmentedSixth) -> String {
    let names = notes.map(style.name)
    return switch sixth {
    case .italian: "Between them stands the tonic, \(names[0])."
    case .french: "Between them stand the tonic, \(names[0]), and degree 2, \(names[1])."
    case .german:
      "Between them stand the tonic, \(names[0]), and the minor third above it, \(names[1])."
    }
  }
}

// MARK: - Chords by their symbol

extension StepWords {
  private func text(for tones: [ChordTone], of symbol: ChordSymbol) -> String {
    let intervals = English.list(tones.map { English.article($0.interval.name) })
    let kind = English.capitalized(English.article(symbol.chord.quality.nameOfChord))
    return "The root is \(style.name(symbol.chord.root)). \(kind) has \(intervals) above it:"
      + " \(list(tones.map(\.note)))."
  }

  private func text(forBassOf symbol: ChordSymbol) -> String {
    guard let inversion = symbol.inversion else {
      return "\(style.name(symbol.bass)) in the bass is no note of the chord."
    }
    return "The \(inversion.bassName), \(style.name(symbol.bass)), is in the bass."
      + " That is \(inversion.name): \(style.names(symbol.notesFromBass))."
  }
}

extension Inversion {
  fileprivate var bassName: String {
    switch self {
    case .root: "root"
    case .first: "third"
    case .second: "fifth"
    case .third: "seventh"
    }
  }
}

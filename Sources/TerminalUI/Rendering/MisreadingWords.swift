import DailyChallengeKit
import MusicTheory

/// What could not be read, and how it could be written.
struct MisreadingWords {
  let style: TextStyle

  func text(for misreading: Misreading) -> String {
    switch misreading {
    case .empty: "There is nothing to explain. Write for example 'V7 in D minor'."
    case .tooLong: "That is too long. Write for example 'V7 in D minor'."
    case .unknown(let part):
      "'\(part.printable)' cannot be read as a note, chord, scale or numeral."
        + " Write for example 'Bb', 'Cm7', 'Ab major' or 'V7 in D minor'."
    case .unknownKind(let root, let part):
      "'\(part.printable)' after \(style.name(root)) names no note, scale, triad or seventh chord."
        + " Write for example 'D# F##', 'Ab major' or 'Cm7b5'."
    case .unknownKey(let part):
      "'\(part.printable)' is no key. Write for example 'V7 in D minor' or 'IV in F# dorian'."
    case .unknownNumeral(let part):
      "'\(part.printable)' is no Roman numeral. Write for example 'V7 in D minor' or 'ii65 in C'."
    case .missingKey(let harmony):
      "\(style.name(harmony)) needs a key. Write for example '\(harmony.ascii) in D minor'."
    case .noChord(let notes):
      "\(style.names(notes)) is no triad or seventh chord. Write for example 'A C# E G'."
    case .unknownOnStaff(let part):
      "'\(part.printable)' says nothing about a note on a staff. \(staffExample)"
    case .missingClef: "Which clef is it? \(staffExample)"
    case .missingPlace: "On which line or in which space is it? \(staffExample)"
    case .noSuchPlace:
      "The staff has five lines and four spaces, and up to four ledger lines. \(staffExample)"
    case .noSuchSignature(let signs):
      "A signature has seven signs at most, and this says \(English.cardinal(signs))."
    case .unspellable: "Its notes would need more than triple sharps or flats. Nobody writes that."
    }
  }

  private let staffExample = "Write for example 'alto clef, third line, 3 flats'."
}

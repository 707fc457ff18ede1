import DailyChallengeKit
import MusicTheory

/// What could not be read, and how it could be written.
struct MisreadingWords {
  let style: TextStyle

  func text(for misreading: Misreading) -> String {
    switch misreading {
    case .empty: "There is nothing to explain. Write for example \(numeral)."
    case .tooLong: "That is too long. Write for example \(numeral)."
    case .unknown(let part, let other):
      "'\(part.printable)' cannot be read as a note, chord, scale or numeral."
        + (other.map { " \($0.name) names are read with '--names \($0.rawValue)'." } ?? "")
        + " Write for example \(note), \(chord), \(scale) or \(numeral)."
    case .ambiguousName(let part, let notes):
      "'\(part.printable)' can be \(notes.map(style.name).joined(separator: " or "))."
        + " Write the one you mean."
    case .unknownKind(let root, let part):
      "'\(part.printable)' after \(style.name(root)) names no note, scale, triad or seventh chord."
        + " Write for example \(interval), \(scale) or \(chord)."
    case .unknownKey(part: ""): "Which key is it? Write for example \(numeral)."
    case .unknownNumeral(part: ""): "Which numeral is it? Write for example \(numeral)."
    case .unknownKey(let part):
      "'\(part.printable)' is no key. Write for example \(numeral)."
    case .unknownNumeral(let part):
      "'\(part.printable)' cannot be read as a Roman numeral of a triad or seventh chord."
        + " Write for example \(numeral)."
    case .noTonic(let numeral):
      "No chord leads to \(style.name(numeral)): only a major or a minor triad can be a tonic chord."
        + " Write for example 'V7/V in \(minor)'."
    case .missingKey(let harmony):
      "\(style.name(harmony)) needs a key. Write for example '\(harmony.ascii) in \(minor)'."
    case .noChord(let notes):
      "\(style.names(notes)) is no triad or seventh chord. Write for example \(notesOfChord)."
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
}

// MARK: - Examples

extension MisreadingWords {
  private func typed(_ letter: Letter, _ accidental: Accidental = .natural) -> String {
    style.typed(.note(NoteName(letter, accidental), octave: nil))
  }

  private var minor: String { "\(typed(.d)) minor" }
  private var numeral: String { "'V7 in \(minor)'" }
  private var note: String { "'\(typed(.e, .flat))'" }
  private var chord: String { "'\(typed(.c))m7'" }
  private var scale: String { "'\(typed(.a, .flat)) major'" }
  private var interval: String { "'\(typed(.d, .sharp)) \(typed(.f, .doubleSharp))'" }
  private var notesOfChord: String {
    "'\(typed(.a)) \(typed(.c, .sharp)) \(typed(.e)) \(typed(.g))'"
  }
  private var staffExample: String { "Write for example 'alto clef, third line, 3 flats'." }
}

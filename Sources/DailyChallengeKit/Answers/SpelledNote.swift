import MusicTheory

/// A note as it was typed, with the octave if there was one.
struct SpelledNote: Equatable {
  let name: NoteName
  let octave: Int?
}

/// A word of an answer, and the ways to read it as notes.
///
/// Notes are letters in either case, followed by accidentals (`#`, `b`, `x`, ♯, ♭, ♮, 𝄪, 𝄫) and an
/// octave of one digit.
struct NoteSpelling {
  private let scalars: [Unicode.Scalar]
  /// With capitals for all letters, as in AbCE, a small b is a flat and a capital B is a note.
  private let capitalsAreLetters: Bool

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let capitals = scalars.count { ("A"..."G").contains($0) }
    let smallLetters = Set(scalars.filter { ("a"..."g").contains($0) })
    capitalsAreLetters = capitals > 1 && smallLetters == ["b"] && scalars.first != "b"
  }

  /// All ways to read the whole text as notes one after the other, each of at most `limit` notes.
  func readings(upTo limit: Int) -> [[SpelledNote]] {
    // The ways to read what begins at each place, found from the end backward.
    var readings = Array(repeating: [[SpelledNote]](), count: scalars.count) + [[[]]]
    for place in scalars.indices.reversed() {
      readings[place] = notes(at: place).flatMap { note, end in
        readings[end].filter { $0.count < limit }.map { [note] + $0 }
      }
    }
    return readings[0]
  }

  /// The text read as one single note.
  var singleNote: SpelledNote? {
    notes(at: 0).first { $0.end == scalars.count }?.note
  }

  /// What is left from the first character on that fits no reading; nil where all of it does.
  var unreadablePart: String? {
    var reachable: Set<Int> = [0]
    var furthest = 0
    for start in scalars.indices where reachable.contains(start) {
      furthest = start
      reachable.formUnion(notes(at: start).map(\.end))
    }
    if reachable.contains(scalars.count) { return nil }
    return String(String.UnicodeScalarView(scalars[furthest...]))
  }

  /// The notes that may begin at a place, longest first, and where each ends.
  private func notes(at start: Int) -> [(note: SpelledNote, end: Int)] {
    guard let letter = letter(at: start) else { return [] }
    var notes: [(note: SpelledNote, end: Int)] = []
    var end = start + 1
    var signs: [Sign] = []
    while signs.count <= Sign.mostOfANote {
      if let accidental = Accidental(signs) {
        let name = NoteName(letter, accidental)
        if let octave = octave(at: end) {
          notes.append((SpelledNote(name: name, octave: octave), end + 1))
        } else {
          notes.append((SpelledNote(name: name, octave: nil), end))
        }
      }
      guard end < scalars.count, let sign = sign(at: end) else { break }
      signs.append(sign)
      end += 1
    }
    return notes.reversed()
  }

  private func letter(at place: Int) -> Letter? {
    switch scalars[place] {
    case "C", "c": .c
    case "D", "d": .d
    case "E", "e": .e
    case "F", "f": .f
    case "G", "g": .g
    case "A", "a": .a
    case "B": .b
    case "b": capitalsAreLetters ? nil : .b
    default: nil
    }
  }

  private func octave(at place: Int) -> Int? {
    guard place < scalars.count, ("0"..."9").contains(scalars[place]) else { return nil }
    return Int(scalars[place].value) - 0x30
  }

  private func sign(at place: Int) -> Sign? {
    switch scalars[place] {
    case "#", "♯": .sharp
    case "b", "♭": .flat
    case "B": capitalsAreLetters ? nil : .flat
    case "x", "X", "𝄪": .doubleSharp
    case "𝄫": .doubleFlat
    case "♮": .natural
    default: nil
    }
  }
}

/// An accidental sign as it is typed; some notes take several.
private enum Sign {
  case sharp, flat, doubleSharp, doubleFlat, natural

  /// A triple sharp or flat may be three signs.
  static let mostOfANote = 3
}

extension Accidental {
  /// What signs one after the other make; nil where they contradict each other or go too far.
  fileprivate init?(_ signs: [Sign]) {
    let alterations = signs.map { sign in
      switch sign {
      case .sharp: 1
      case .flat: -1
      case .doubleSharp: 2
      case .doubleFlat: -2
      case .natural: 0
      }
    }
    let agree =
      alterations.allSatisfy { $0 > 0 } || alterations.allSatisfy { $0 < 0 } || alterations == [0]
    guard agree else { return nil }
    self.init(alteration: alterations.reduce(0, +))
  }
}

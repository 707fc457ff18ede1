import MusicTheory

/// A note as it was typed, with the octave if there was one.
struct SpelledNote: Equatable {
  let name: NoteName
  let octave: Int?
}

/// A word of an answer, and the ways to read it as notes.
///
/// Notes are letters in either case, followed by accidentals (`#`, `b`, `x`, ♯, ♭, ♮, 𝄪, 𝄫, or `n`
/// for natural) and an octave of one digit.
struct NoteSpelling {
  private let scalars: [Unicode.Scalar]
  /// With capitals for the letters, as in AbCE, a small b is a flat and a capital B is a note.
  private let capitalsAreLetters: Bool

  init(_ text: some StringProtocol) {
    // Variation selectors only say how a sign is to look.
    let scalars = text.unicodeScalars.filter { !(0xFE00...0xFE0F).contains($0.value) }
    let capitals = scalars.count { ("A"..."G").contains($0) }
    self.scalars = Array(scalars)
    capitalsAreLetters = capitals > 1 && scalars.contains { ("a"..."g").contains($0) }
  }

  /// All ways to read the whole text as notes one after the other, each of at most `limit` notes.
  func readings(upTo limit: Int) -> [[SpelledNote]] {
    readings(from: 0, upTo: limit)
  }

  private func readings(from start: Int, upTo limit: Int) -> [[SpelledNote]] {
    if start == scalars.count { return [[]] }
    if limit == 0 { return [] }
    return notes(at: start).flatMap { note, end in
      readings(from: end, upTo: limit - 1).map { [note] + $0 }
    }
  }

  /// The text read as one single note.
  var singleNote: SpelledNote? {
    notes(at: 0).first { $0.end == scalars.count }?.note
  }

  /// What is left from the first character on that fits no reading.
  var unreadablePart: String {
    var reachable: Set<Int> = [0]
    var furthest = 0
    for start in scalars.indices where reachable.contains(start) {
      furthest = start
      reachable.formUnion(notes(at: start).map(\.end))
    }
    return String(String.UnicodeScalarView(scalars[furthest...]))
  }

  /// The notes that may begin at a place, longest first, and where each ends.
  private func notes(at start: Int) -> [(note: SpelledNote, end: Int)] {
    guard let letter = letter(at: start) else { return [] }
    var notes: [(note: SpelledNote, end: Int)] = []
    var end = start + 1
    var signs: [Sign] = []
    while true {
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
    let scalar = scalars[place]
    if capitalsAreLetters, ("a"..."g").contains(scalar) { return nil }
    return Letter.allCases.first {
      $0.name == String(scalar) || $0.name.lowercased() == String(scalar)
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
    case "n", "N", "♮": .natural
    default: nil
    }
  }
}

/// An accidental sign as it is typed; some notes take several.
private enum Sign {
  case sharp, flat, doubleSharp, doubleFlat, natural
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

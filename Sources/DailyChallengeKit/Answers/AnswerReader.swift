public import MusicTheory

/// Reads note names as answers.
///
/// Notes of a list are separated by spaces, commas, semicolons, dashes, strokes or slashes, or by
/// nothing where that leaves one reading. A separated word that is one note is that note: in English,
/// `bb` is B♭ and `b` is B.
public struct AnswerReader {
  /// Longer texts are not looked at. The longest answers anyone would write have about thirty
  /// characters.
  public static let longestText = 200

  private let names: NamingSystem

  public init(names: NamingSystem = .english) {
    self.names = names
  }

  /// What the text says. Of one that cannot be read, the other naming systems are tried as well, so
  /// that the player can be told of them.
  public func read(_ text: String, as form: AnswerForm) -> Reading {
    let reading = readAlone(text, as: form)
    guard case .refusal(.unreadable(let part, _)) = reading else { return reading }
    let other = NamingSystem.allCases.first { other in
      AnswerReader(names: other).readAlone(text, as: form).isInRightNames
    }
    return .refusal(.unreadable(part: part, readableIn: other))
  }

  private func readAlone(_ text: String, as form: AnswerForm) -> Reading {
    do {
      let words = try words(of: text)
      switch form {
      case .note(let withOctave): return try note(words, withOctave: withOctave)
      case .chord(let size):
        return try chord(words, size: size, isSlashed: text.contains("/"))
      }
    } catch {
      return .refusal(error)
    }
  }

  /// The separated words; an accidental or an octave that stands alone belongs to the word before.
  private func words(of text: String) throws(Reading.Refusal) -> [String] {
    guard text.utf8.count <= Self.longestText * 4, text.count <= Self.longestText else {
      throw .tooLong
    }
    let separators: Set<Character> = [",", ";", "-", "–", "—", "/", "|", "·"]
    let parts = withoutVariationSelectors(text).split { $0.isWhitespace || separators.contains($0) }
    var words: [String] = []
    for part in parts {
      let octave = part.reversed().prefix { ("0"..."9").contains($0) }
      if !names.isAccidental(part.dropLast(octave.count)) {
        words.append(String(part))
      } else if let last = words.popLast() {
        words.append(last + part)
      } else {
        throw .unreadable(part: String(part))
      }
    }
    guard !words.isEmpty else { throw .empty }
    return words
  }

  /// Variation selectors only say how a sign is to look.
  private func withoutVariationSelectors(_ text: String) -> String {
    let selectors: ClosedRange<Unicode.Scalar> = "\u{FE00}"..."\u{FE0F}"
    var text = text
    text.unicodeScalars.removeAll(where: selectors.contains)
    return text
  }

  private func note(_ words: [String], withOctave: Bool) throws(Reading.Refusal) -> Reading {
    let spellings = words.map { NoteSpelling($0, in: names) }
    guard spellings.count == 1, let note = try spellings[0].singleNote() else {
      let unreadable = spellings.compactMap(\.unreadablePart).first
      throw unreadable.map { .unreadable(part: $0) } ?? .severalNotes
    }
    switch (note.octave, withOctave) {
    case (nil, true): throw .missingOctave(note.name)
    case (let octave?, true):
      return .answer(.note(note.name, octave: octave), remark: unusualNames(among: [note]))
    case (_, false):
      return .answer(.note(note.name, octave: nil), remark: remark(ignoringOctavesOf: [note]))
    }
  }

  private func chord(
    _ words: [String],
    size: Int,
    isSlashed: Bool
  ) throws(Reading.Refusal) -> Reading {
    let notes = try notes(words)
    let names = notes.map(\.name)
    if let doubled = firstRepeated(names) { throw .doubled(doubled) }
    // F/A is the name of a chord, not its notes.
    guard names.count > (isSlashed ? 2 : 1) else { throw .oneNote }
    if self.names == .english, names.count != size,
      let other = try? self.notes(joiningFlats(in: words)).map(\.name),
      other.count == size
    {
      throw .ambiguous([other, names])
    }
    guard names.count <= Self.mostNotes else { throw .tooLong }
    return .answer(.chord(names), remark: remark(ignoringOctavesOf: notes))
  }

  /// The words, with each b that stands alone behind a letter as that letter's flat.
  private func joiningFlats(in words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      if word == "b", let letter = joined.last, letter.count == 1 {
        joined[joined.count - 1] = letter + word
      } else {
        joined.append(word)
      }
    }
  }

  /// The notes of all words together, where there is one way to read them.
  ///
  /// Of several ways those count that could be a chord, three or four notes and none twice. Where none
  /// could, a single note is that note, and then those count that have no note twice.
  private func notes(_ words: [String]) throws(Reading.Refusal) -> [SpelledNote] {
    var readings: [[SpelledNote]] = [[]]
    for word in words {
      let ways = try ways(toRead: word, alone: words.count == 1)
      readings = readings.flatMap { reading in ways.map { reading + $0 } }
      guard readings.count <= Self.mostReadings else { throw .unreadable(part: word) }
    }
    let distinct = readings.filter {
      $0.count <= Self.mostNotes && firstRepeated($0.map(\.name)) == nil
    }
    let chords = distinct.filter { (3...4).contains($0.count) }
    let singles = distinct.filter { $0.count == 1 }
    let candidates = [chords, singles, distinct].first { !$0.isEmpty } ?? [readings[0]]
    guard candidates.count == 1 else {
      throw .ambiguous(candidates.map { $0.map(\.name) })
    }
    return candidates[0]
  }

  /// All ways to read a word. Beside other words, a word that is one note is no other.
  private func ways(
    toRead word: String,
    alone: Bool
  ) throws(Reading.Refusal) -> [[SpelledNote]] {
    let spelling = NoteSpelling(word, in: names)
    if !alone, let note = try spelling.singleNote() { return [[note]] }
    if let part = spelling.unreadablePart { throw .unreadable(part: part) }
    guard let ways = spelling.readings(upTo: Self.mostNotes, atMost: Self.mostReadings) else {
      throw .unreadable(part: word)
    }
    guard !ways.isEmpty else { throw .tooLong }
    return ways
  }

  /// No scale has more notes, so that a longer list is no answer to anything.
  private static let mostNotes = 7
  private static let mostReadings = 64

  private func firstRepeated(_ names: [NoteName]) -> NoteName? {
    var seen: Set<NoteName> = []
    return names.first { !seen.insert($0).inserted }
  }
}

// MARK: - Remarks

extension AnswerReader {
  private func remark(ignoringOctavesOf notes: [SpelledNote]) -> Reading.Remark? {
    unusualNames(among: notes)
      ?? (notes.contains { $0.octave != nil } ? .octaveIgnored : nil)
  }

  private func unusualNames(among notes: [SpelledNote]) -> Reading.Remark? {
    let unusual = notes.filter { !$0.isUsual }.map(\.name)
    return unusual.isEmpty ? nil : .unusualNames(unusual)
  }
}

extension Reading {
  /// Whether the text has names of notes, and these in the system's own way.
  fileprivate var isInRightNames: Bool {
    switch self {
    case .answer(_, remark: .unusualNames): false
    case .answer, .refusal(.missingOctave), .refusal(.oneNote): true
    case .refusal: false
    }
  }
}

import MusicTheory

/// A note on a staff in words: "alto clef, third line, 3 flats", "bass clef, second ledger line above,
/// natural sign".
///
/// Lines and spaces count from the bottom unless "from the top" is said. A number of sharps or flats is
/// the signature, and a sign without a number stands before the note.
struct StaffDescription {
  /// In lower case, with digits for numbers and without the words that only join others.
  private var words: [String]

  /// Whether words are a description: they speak of a clef.
  static func isMeant(by words: [String]) -> Bool {
    words.contains { word in
      word.lowercased() == "clef" || clefs.contains { $0.phrase == word.lowercased() }
    }
  }

  init(_ words: [String]) {
    self.words = words.map { $0.lowercased() }
      .filter { !Self.joiningWords.contains($0) }
      .map { word in Self.numbers[word].map(String.init) ?? word }
  }

  /// - Throws: ``Misreading`` where the clef or the place is missing, or a word says nothing.
  func note() throws(Misreading) -> NoteReadingTask {
    var rest = self
    guard let clef = rest.take(Self.clefs) else { throw .missingClef }
    let signs = rest.take(Self.signatures) ?? 0
    guard let signature = KeySignature(fifths: signs) else {
      throw .noSuchSignature(signs: abs(signs))
    }
    let sign = rest.take(Self.signs)
    let position = try rest.position()
    guard
      let note = try? NoteReadingTask(
        clef: clef,
        signature: signature,
        position: position,
        accidental: sign,
        asksOctave: true
      )
    else { throw .noSuchPlace }
    return note
  }

  /// What is left has to be a place, and nothing else.
  private func position() throws(Misreading) -> StaffPosition {
    guard !words.isEmpty else { throw .missingPlace }
    if let position = Self.places[words.joined(separator: " ")] { return position }
    let stranger = words.first { Int($0) == nil && !Self.placeWords.contains($0) }
    throw stranger.map { .unknownOnStaff(part: $0) } ?? .noSuchPlace
  }

  /// Takes the first of the phrases that is found anywhere, and gives what it stands for.
  private mutating func take<Meaning>(_ phrases: [(phrase: String, meaning: Meaning)]) -> Meaning? {
    for (phrase, meaning) in phrases {
      let parts = phrase.split(separator: " ").map(String.init)
      guard let range = words.firstRange(of: parts) else { continue }
      words.removeSubrange(range)
      return meaning
    }
    return nil
  }
}

// MARK: - Vocabulary

// Phrases that begin alike stand longest first.
extension StaffDescription {
  private static let joiningWords: Set<String> = [
    "clef", "the", "a", "an", "on", "in", "of", "with", "and", "or", "note", "sign", "before", "it",
    "staff", "signature", "is",
  ]

  private static let numbers: [String: Int] = {
    let endings = ["st", "nd", "rd", "th", "th", "th", "th", "th"]
    var numbers = ["no": 0]
    for number in 1...8 {
      numbers[English.cardinal(number)] = number
      numbers[English.ordinal(number)] = number
      numbers["\(number)\(endings[number - 1])"] = number
    }
    return numbers
  }()

  private static let clefs: [(phrase: String, meaning: Clef)] =
    [
      ("treble small 8 below", .treble8vb), ("treble 8vb", .treble8vb), ("treble8vb", .treble8vb),
      ("bass small 8 below", .bass8vb), ("bass 8vb", .bass8vb), ("bass8vb", .bass8vb),
      ("mezzo soprano", .mezzoSoprano),
    ] + Clef.allCases.map { ($0.rawValue, $0) }

  private static let signatures: [(phrase: String, meaning: Int)] =
    (0...12).flatMap { count in
      [
        ("\(count) sharps flats", 0), ("\(count) sharps", count), ("\(count) sharp", count),
        ("\(count) flats", -count), ("\(count) flat", -count),
      ]
    } + [("0", 0)]

  private static let signs: [(phrase: String, meaning: AccidentalSign)] =
    [
      ("double sharp", .doubleSharp), ("double flat", .doubleFlat), ("sharp", .sharp),
      ("flat", .flat), ("natural", .natural), ("♯", .sharp), ("♭", .flat), ("♮", .natural),
      ("♭♭", .doubleFlat), ("x", .doubleSharp),
    ] + AccidentalSign.allCases.map { ($0.rawValue, $0) }

  private static let placeWords: Set<String> = [
    "line", "space", "ledger", "above", "below", "from", "top", "bottom", "middle",
  ]

  private static let places: [String: StaffPosition] = {
    var places: [String: Int] = [
      "bottom line": 0, "middle line": 4, "top line": 8, "bottom space": 1, "top space": 7,
      "space below": -1, "space above": 9, "ledger line below": -2, "ledger line above": 10,
    ]
    for (name, count) in [("line", 5), ("space", 4)] {
      for number in 1...count {
        let position = 2 * number - (name == "line" ? 2 : 1)
        places["\(number) \(name)"] = position
        places["\(name) \(number)"] = position
        places["\(number) \(name) from bottom"] = position
        places["\(number) \(name) from top"] = 8 - position
      }
    }
    for number in 1...8 {
      for (side, line, space) in [("above", 8 + 2 * number, 1), ("below", -2 * number, -1)] {
        let ledgerLine = "\(number) ledger line \(side)"
        places[ledgerLine] = line
        places["space \(side) \(ledgerLine)"] = line + space
      }
    }
    return places.mapValues(StaffPosition.init)
  }()
}

public import MusicTheory

/// Reads texts as queries: "V7 in D harmonic minor", "D# F##", "Ab major", "alto clef, third line".
///
/// Case is meaning: ii is minor and II major, CM7 is not Cm7, and a small tonic alone means the minor
/// key. Only X7 is a chord rather than the note X in octave 7.
public struct QueryReader: Sendable {
  let names: NamingSystem

  public init(names: NamingSystem = .english) {
    self.names = names
  }

  /// What the text asks. Of one that cannot be read, the other naming systems are tried as well, so that
  /// whoever asked can be told of them.
  ///
  /// - Throws: ``Misreading``.
  public func read(_ text: String) throws(Misreading) -> Query {
    do {
      return try readAlone(text)
    } catch {
      throw trackingDown(error, in: text)
    }
  }

  func readAlone(_ text: String) throws(Misreading) -> Query {
    guard text.utf8.count <= AnswerReader.longestText * 4, text.count <= AnswerReader.longestText
    else { throw .tooLong }
    let separators: Set<Character> = [",", ";"]
    let words = text.split { $0.isWhitespace || separators.contains($0) }.map(String.init)
    guard !words.isEmpty else { throw .empty }
    if StaffDescription.isMeant(by: words) { return .staff(try StaffDescription(words).note()) }
    return try query(joiningAccidentals(in: words))
  }

  private func query(_ words: [String]) throws(Misreading) -> Query {
    if let harmony = try harmony(words) { return harmony }
    if let scale = try scale(words) { return scale }
    if let notes = notes(words) { return try query(of: notes) }
    if let symbol = try chordSymbol(words) { return .chord(symbol) }
    throw misreading(words)
  }
}

// MARK: - Note names

extension QueryReader {
  /// The name a word is; nil where it is none, or can be several.
  private func noteName(_ word: some StringProtocol) -> NoteName? {
    let notes = names.notes(named: String(word))
    return notes.count == 1 ? notes[0] : nil
  }

  /// A name with an octave of one digit, or without.
  private func note(_ word: some StringProtocol) -> (name: NoteName, octave: Int?)? {
    let octave = word.last.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
    return noteName(octave == nil ? word[...] : word.dropLast()).map { ($0, octave) }
  }

  /// The words with octaves and accidentals that stand alone (F# 4, B flat, F double sharp) joined to
  /// their notes.
  private func joiningAccidentals(in words: [String]) -> [String] {
    var joined: [String] = []
    for (index, word) in words.enumerated() {
      let octave = word.reversed().prefix { $0.isASCII && $0.isNumber }
      let isNaturalMinor =
        words[index...].prefix(2).map { $0.lowercased() } == ["natural", "minor"]
      if names.isAccidental(word.dropLast(octave.count)), !isNaturalMinor, let last = joined.last,
        !names.prefixes(of: last[...]).isEmpty
      {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}

// MARK: - Keys and scales

extension QueryReader {
  /// A tonic with its mode; a tonic alone is a note.
  private func scale(_ words: [String]) throws(Misreading) -> Query? {
    let parts = words.flatMap { $0.split(separator: "-") }
    guard parts.count > 1, let tonality = tonality(words) else { return nil }
    guard let scale = SpelledScale(tonality) else { throw .unspellable }
    return .scale(scale)
  }

  /// "Eb major", "D harmonic minor", "F#-dorian", and with the mode left to the tonic's case or an m,
  /// "D", "d" and "Dm".
  private func tonality(_ words: some Collection<String>) -> Tonality? {
    let words = words.flatMap { $0.split(separator: "-") }
      .drop { ["the", "key", "scale", "of"].contains($0.lowercased()) }
    guard let first = words.first else { return nil }
    let modeWords = words.dropFirst().map { $0.lowercased() }.filter {
      $0 != "scale" && $0 != "key"
    }
    if let tonic = noteName(first) {
      if modeWords.isEmpty {
        return .key(Key(tonic, first.first?.isLowercase == true ? .minor : .major))
      }
      return Self.tonality(on: tonic, mode: modeWords.joined(separator: " "))
    }
    guard modeWords.isEmpty, let symbol = chordSymbol(first), symbol.bass == symbol.chord.root
    else { return nil }
    switch symbol.chord.quality {
    case .major: return .key(Key(symbol.bass, .major))
    case .minor: return .key(Key(symbol.bass, .minor))
    default: return nil
    }
  }

  private static func tonality(on tonic: NoteName, mode: String) -> Tonality? {
    switch mode {
    case "major", "maj", "ionian", "dur": .key(Key(tonic, .major))
    case "minor", "min", "moll": .key(Key(tonic, .minor))
    case "aeolian", "minor natural": .scale(Scale(tonic, .naturalMinor))
    case "minor harmonic": .scale(Scale(tonic, .harmonicMinor))
    case "minor melodic", "melodic minor ascending", "ascending melodic minor":
      .scale(Scale(tonic, .melodicMinor))
    default: ScaleType.allCases.first { $0.name == mode }.map { .scale(Scale(tonic, $0)) }
    }
  }
}

// MARK: - Harmonies

extension QueryReader {
  /// "V7 in D harmonic minor", "V7 of V in C", "c: Ger65"; nil when no key is named.
  private func harmony(_ words: [String]) throws(Misreading) -> Query? {
    let numeral: [String]
    let key: [String]
    if let colon = words.firstIndex(where: { $0.hasSuffix(":") }) {
      numeral = Array(words[(colon + 1)...])
      key = words[..<colon] + [String(words[colon].dropLast())]
    } else if let place = words.lastIndex(where: { $0.lowercased() == "in" }) {
      numeral = Array(words[..<place])
      key = Array(words[(place + 1)...])
    } else if let place = words.lastIndex(where: { $0.lowercased() == "of" }),
      Self.harmony(words[..<place]) != nil, tonality(words[(place + 1)...]) != nil
    {
      numeral = Array(words[..<place])
      key = Array(words[(place + 1)...])
    } else {
      return nil
    }
    guard let harmony = Self.harmony(numeral) else {
      if let target = Self.targetWithoutKey(in: numeral) { throw .noTonic(target) }
      throw .unknownNumeral(part: numeral.joined(separator: " "))
    }
    guard let tonality = tonality(key) else {
      throw .unknownKey(part: key.joined(separator: " "))
    }
    guard let spelled = SpelledHarmony(harmony, in: tonality) else { throw .unspellable }
    return .harmony(spelled)
  }

  /// "V7", "It 6", "V7 of V".
  static func harmony(_ words: some Collection<String>) -> Harmony? {
    Harmony(symbol(words))
  }

  private static func symbol(_ words: some Collection<String>) -> String {
    words.map { $0.lowercased() == "of" ? "/" : $0 }.joined()
  }

  /// The target of an applied chord that is the tonic chord of no key.
  static func targetWithoutKey(in words: [String]) -> RomanNumeral? {
    let symbol = symbol(words)
    guard let slash = symbol.lastIndex(of: "/"), Harmony(String(symbol[..<slash])) != nil else {
      return nil
    }
    return RomanNumeral(String(symbol[symbol.index(after: slash)...]))
  }
}

// MARK: - Notes

extension QueryReader {
  /// The notes, where there is nothing but notes and little words between them.
  private func notes(_ words: [String]) -> [(name: NoteName, octave: Int?)]? {
    let dashes: Set<Character> = ["-", "–", "—"]
    let parts = words.flatMap { $0.split(whereSeparator: dashes.contains) }
      .filter { !["from", "to", "up", "and", "->", "→"].contains($0) }
    let notes = parts.compactMap { note($0) }
    guard !notes.isEmpty, notes.count == parts.count else { return nil }
    return notes.count == 1 && notes[0].octave == 7 ? nil : notes
  }

  private func query(of notes: [(name: NoteName, octave: Int?)]) throws(Misreading) -> Query {
    switch notes.count {
    case 1: return .note(notes[0].name, octave: notes[0].octave)
    case 2: return .interval(try interval(from: notes[0], to: notes[1]))
    default:
      let names = notes.map(\.name)
      guard let symbol = ChordSymbol(notes: names) else { throw .noChord(names) }
      return .chord(symbol)
    }
  }

  /// Octaves count when both notes have one.
  private func interval(
    from first: (name: NoteName, octave: Int?),
    to second: (name: NoteName, octave: Int?)
  ) throws(Misreading) -> SpelledInterval {
    let interval =
      if let low = first.octave, let high = second.octave {
        SpelledInterval(
          from: Pitch(first.name, octave: low),
          to: Pitch(second.name, octave: high)
        )
      } else {
        SpelledInterval(from: first.name, to: second.name)
      }
    guard let interval else { throw .unspellable }
    return interval
  }
}

// MARK: - Chord symbols

extension QueryReader {
  /// "Cm7b5", "C7/Bb", or in words, "C half-diminished seventh".
  private func chordSymbol(_ words: [String]) throws(Misreading) -> ChordSymbol? {
    if let symbol = chordSymbol(words.joined()) { return symbol }
    guard let root = noteName(words[0]), let quality = Self.quality(words.dropFirst()) else {
      return nil
    }
    guard let chord = Chord(root: root, quality: quality) else { throw .unspellable }
    return ChordSymbol(chord)
  }

  private func chordSymbol(_ text: some StringProtocol) -> ChordSymbol? {
    if let slash = text.lastIndex(of: "/"), let bass = noteName(text[text.index(after: slash)...]) {
      return chord(text[..<slash]).map { ChordSymbol($0, over: bass) }
    }
    return chord(text).map { ChordSymbol($0) }
  }

  private func chord(_ text: some StringProtocol) -> Chord? {
    let chords = names.prefixes(of: Substring(text)).compactMap { root in
      ChordQuality(symbol: root.rest).flatMap { Chord(root: root.name, quality: $0) }
    }
    // The German Bbm7 is no more one chord than Bb is one note.
    return chords.count > 1 && chords[0].quality == chords[1].quality ? nil : chords.first
  }

  /// "diminished seventh", "minor 7th chord", "triad".
  private static func quality(_ words: some Collection<String>) -> ChordQuality? {
    let words = words.flatMap { $0.lowercased().split(separator: "-") }
    let name = words.filter { $0 != "chord" && $0 != "triad" }
      .map { $0 == "7" || $0 == "7th" ? "seventh" : String($0) }
      .joined(separator: " ")
    if name.isEmpty { return words.isEmpty ? nil : .major }
    return ChordQuality.allCases.first { $0.name.replacing("-", with: " ") == name }
  }
}

extension ChordSymbol {
  /// The triad or seventh chord of these notes in any order, over the first of them.
  fileprivate init?(notes: [NoteName]) {
    let set = Set(notes)
    let chords = notes.lazy.flatMap { root in
      ChordQuality.allCases.lazy.compactMap { Chord(root: root, quality: $0) }
    }
    guard let chord = chords.first(where: { Set($0.notes) == set }) else { return nil }
    self.init(chord, over: notes[0])
  }
}

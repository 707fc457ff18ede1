extension NamingSystem {
  /// A note name that a text begins with.
  public struct Prefix: Equatable, Sendable {
    public let name: NoteName
    /// False for a name that is understood although the system writes it in another way: Hes.
    public let isUsual: Bool
    /// The text after the name.
    public let rest: Substring
  }

  /// The note names a text begins with, the longest first; none where it begins with none.
  ///
  /// Names are read in any case, with signs, suffixes or words: "F#", "fis", "F double sharp". A word
  /// may follow after spaces or a hyphen. Of names equally long, each is a reading of its own: the
  /// German Bb.
  public func prefixes(of text: Substring) -> [Prefix] {
    var prefixes: [Prefix] = []
    let initial = text.first?.small
    for stem in vocabulary.stems where stem.initial == initial {
      guard let rest = text.dropping(stem.text) else { continue }
      for (alteration, rest) in vocabulary.tails(of: stem, in: rest) {
        guard let name = stem.name.altered(further: alteration) else { continue }
        let isKnown = prefixes.contains { $0.name == name && $0.rest.startIndex == rest.startIndex }
        if !isKnown { prefixes.append(Prefix(name: name, isUsual: stem.isUsual, rest: rest)) }
      }
    }
    return prefixes.sorted { $0.rest.startIndex > $1.rest.startIndex }
  }

  /// The notes that a text is the name of: more than one where it is ambiguous, none where it is no
  /// name.
  public func notes(named text: String) -> [NoteName] {
    prefixes(of: text[...]).filter(\.rest.isEmpty).map(\.name)
  }

  /// Whether a text is a sign or a word, or part of one, that belongs to the name before it: ♯, "flat",
  /// "double".
  ///
  /// Letters that are signs as well, as b is, are not.
  public func isAccidental(_ text: Substring) -> Bool {
    let words = vocabulary.words + vocabulary.factors
    return words.contains { text.dropping($0.0)?.isEmpty == true }
      || text.allSatisfy { vocabulary.signs[$0] != nil && $0 != "b" && $0 != "B" }
  }

  private var vocabulary: NoteVocabulary {
    switch self {
    case .english: .english
    case .german: .german
    case .dutch: .dutch
    case .solfege: .solfege
    }
  }
}

extension NoteName {
  /// The name with more of the same accidentals; nil for contrary ones, and beyond triple ones.
  fileprivate func altered(further alteration: Int) -> NoteName? {
    guard alteration * accidental.alteration >= 0 else { return nil }
    return Accidental(alteration: accidental.alteration + alteration).map { NoteName(letter, $0) }
  }
}

// MARK: - Accidentals

extension NoteVocabulary {
  typealias Tail = (alteration: Int, rest: Substring)

  /// All that a stem's name may go on with, and what is left of the text after each.
  fileprivate func tails(of stem: Stem, in text: Substring) -> [Tail] {
    let bare = [(0, text)]
    switch stem.tails {
    case .none: return bare
    case .suffixes: return bare + row(in: text, each: suffix)
    case .needed: return row(in: text, each: sign) + word(in: text)
    case .any:
      return bare + row(in: text, each: sign) + row(in: text, each: suffix) + word(in: text)
    }
  }

  /// Up to three signs or suffixes in a row that do not contradict each other.
  private func row(in text: Substring, each next: (Substring) -> Tail?) -> [Tail] {
    var tails: [Tail] = []
    while tails.count < 3, let (alteration, rest) = next(tails.last?.rest ?? text) {
      let before = tails.last?.alteration ?? 0
      guard tails.isEmpty || alteration.signum() * before.signum() == 1 else { break }
      tails.append((before + alteration, rest))
    }
    return tails
  }

  private func sign(in text: Substring) -> Tail? {
    text.first.flatMap { signs[$0] }.map { ($0, text.dropFirst()) }
  }

  private func suffix(in text: Substring) -> Tail? {
    text.dropping(oneOf: suffixes)
  }

  private func word(in text: Substring) -> [Tail] {
    let (factor, rest) = text.withoutGap.dropping(oneOf: factors) ?? (1, text)
    return rest.withoutGap.dropping(oneOf: words).map { [($0.0 * factor, $0.1)] } ?? []
  }
}

extension Substring {
  /// What is left after a small word, whatever its case here; nil where the text begins otherwise.
  fileprivate func dropping(_ word: String) -> Substring? {
    var rest = self
    for character in word {
      guard rest.popFirst()?.small == character else { return nil }
    }
    return rest
  }

  /// What the first of the words that the text begins with stands for, and what is left after it.
  fileprivate func dropping(oneOf words: [(String, Int)]) -> (Int, Substring)? {
    for (word, meaning) in words {
      if let rest = dropping(word) { return (meaning, rest) }
    }
    return nil
  }

  fileprivate var withoutGap: Substring {
    drop { $0.isWhitespace || $0 == "-" }
  }
}

extension Character {
  /// The character in small, where that is one character.
  fileprivate var small: Character {
    if isASCII { return isUppercase ? Character(lowercased()) : self }
    let small = lowercased()
    return small.count == 1 ? Character(small) : self
  }
}

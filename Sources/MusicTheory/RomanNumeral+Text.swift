// MARK: - Writing

extension RomanNumeral {
  private static let digits = ["I", "II", "III", "IV", "V", "VI", "VII"]

  /// The numeral as textbooks print it: "V7", "vii°6/5", "♭II6", "III+(maj7)".
  public var symbol: String {
    let quality =
      switch triad {
      case .diminished: seventh == .halfDiminished ? "ø" : "°"
      case .augmented: "+"
      default: ""  // The case of the numeral says major or minor.
      }
    let majorSeventh = seventh == .major ? "(maj7)" : ""
    let figure = seventh == .major && inversion == .root ? "" : figure
    return alteration.symbol + digits + quality + majorSeventh + figure
  }

  /// The numeral in ASCII, as it is typed: "V7", "viio65", "vii/o7", "bII6", "III+M7".
  public var ascii: String {
    let quality =
      switch triad {
      case .diminished: seventh == .halfDiminished ? "/o" : "o"
      case .augmented: "+"
      default: ""
      }
    let majorSeventh = seventh == .major ? "M" : ""
    return alteration.ascii + digits + quality + majorSeventh + figure.filter { $0 != "/" }
  }

  var digits: String {
    let digits = Self.digits[degree - 1]
    return triad == .major || triad == .augmented ? digits : digits.lowercased()
  }

  /// The figured bass of the inversion.
  public var figure: String {
    inversion.figure(ofSize: seventh == nil ? 3 : 4)
  }
}

extension RomanNumeral: CustomStringConvertible {
  public var description: String { symbol }
}

// MARK: - Reading

extension RomanNumeral {
  /// Reads a numeral; nil when it is none.
  ///
  /// Upper case is a major third, lower case a minor one. Understood are `#` and `b` before the
  /// numeral; °, o, º, ˚ and 0 for diminished, ø, Ø, /o and m7b5 for half-diminished, + for augmented;
  /// M, maj or Δ before a major seventh; figures with a slash, a hyphen or nothing between, raised or
  /// lowered, 2 for 4/2; and the British letter at the end, from a for root position to d for the third
  /// inversion. N is the Neapolitan, ♭II.
  public init?(_ text: String) {
    let text = text.withPlainFigures
    var rest = Substring(text.hasPrefix("N") ? "bII" + text.dropFirst() : text)
    let alteration = rest.take(Self.alterations) ?? .natural
    guard let (degree, isUpperCase) = rest.take(Self.numerals) else { return nil }
    let mark = rest.take(Self.marks)
    let majorSeventh = rest.take(Self.majorSevenths)
    let figure = rest.take(Self.figures)
    let britishInversion = rest.take(Self.britishLetters)
    guard rest.isEmpty, let triad = Self.triad(isUpperCase: isUpperCase, mark: mark) else {
      return nil
    }

    let impliesSeventh = majorSeventh == .complete || mark == .halfDiminished
    let seventh: Seventh?
    switch (mark, majorSeventh != nil, figure?.isSeventh ?? impliesSeventh) {
    case (.halfDiminished?, false, true): seventh = .halfDiminished
    case (.halfDiminished?, _, _), (_, true, false): return nil
    case (.diminished?, false, true): seventh = .diminished
    case (_, true, true): seventh = .major
    case (_, false, true): seventh = .diatonic
    case (_, false, false): seventh = nil
    }

    // A figure already says the inversion, save the plain 7.
    if britishInversion != nil, let figure, figure.inversion != .root { return nil }
    self.init(
      degree: degree,
      alteration: alteration,
      triad: triad,
      seventh: seventh,
      inversion: britishInversion ?? figure?.inversion ?? .root
    )
  }

  private enum Mark {
    case diminished, halfDiminished, augmented
  }

  /// ° belongs to lower case and + to upper case: the case is the third, and may not contradict them.
  private static func triad(isUpperCase: Bool, mark: Mark?) -> ChordQuality? {
    switch (mark, isUpperCase) {
    case (nil, true): .major
    case (nil, false): .minor
    case (.diminished?, false), (.halfDiminished?, false): .diminished
    case (.augmented?, true): .augmented
    case (.diminished?, true), (.halfDiminished?, true), (.augmented?, false): nil
    }
  }

  private static let alterations: [(String, Accidental)] = [
    ("##", .doubleSharp), ("x", .doubleSharp), ("#", .sharp), ("♯", .sharp),
    ("bb", .doubleFlat), ("♭♭", .doubleFlat), ("b", .flat), ("♭", .flat),
  ]

  /// Longest first, so that VII is not read as V.
  private static let numerals: [(String, (degree: Int, isUpperCase: Bool))] =
    [7, 3, 6, 4, 2, 5, 1].flatMap { degree in
      [
        (digits[degree - 1], (degree, true)),
        (digits[degree - 1].lowercased(), (degree, false)),
      ]
    }

  private static let marks: [(String, Mark)] = [
    ("°", .diminished), ("o", .diminished), ("º", .diminished), ("˚", .diminished),
    ("0", .diminished), ("dim", .diminished),
    ("ø", .halfDiminished), ("Ø", .halfDiminished), ("∅", .halfDiminished), ("/o", .halfDiminished),
    ("m7b5", .halfDiminished), ("m7♭5", .halfDiminished), ("+", .augmented),
  ]

  private enum MajorSeventh {
    /// Says the seventh by itself.
    case complete
    /// Says what kind of seventh the figure after it is; without one it could mean the triad.
    case wantsFigure
  }

  private static let majorSevenths: [(String, MajorSeventh)] = [
    ("(maj7)", .complete), ("(M7)", .complete), ("Δ", .complete), ("∆", .complete),
    ("maj", .wantsFigure), ("M", .wantsFigure),
  ]

  private static let figures: [(String, (isSeventh: Bool, inversion: Inversion))] = [
    ("6/5", (true, .first)), ("6-5", (true, .first)), ("65", (true, .first)),
    ("6/4", (false, .second)), ("6-4", (false, .second)), ("64", (false, .second)),
    ("6", (false, .first)),
    ("4/3", (true, .second)), ("4-3", (true, .second)), ("43", (true, .second)),
    ("4/2", (true, .third)), ("4-2", (true, .third)), ("42", (true, .third)),
    ("2", (true, .third)), ("7", (true, .root)),
  ]

  private static let britishLetters: [(String, Inversion)] = [
    ("a", .root), ("b", .first), ("c", .second), ("d", .third),
  ]
}

extension String {
  /// The text with raised and lowered figures and signs (V⁶₅, vii⁰⁷, V⁴⁄₃) on the line.
  var withPlainFigures: String {
    func plain(_ character: Character) -> Character {
      switch character {
      case "⁺": "+"
      case "ᵒ": "o"
      case "⁄": "/"
      case "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹",
        "₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉":
        character.wholeNumberValue.flatMap { String($0).first } ?? character
      default: character
      }
    }
    return utf8.allSatisfy { $0 < 0x80 } ? self : String(map(plain))
  }
}

extension Substring {
  /// Takes the first of the words the text begins with, and gives what it stands for.
  mutating func take<Meaning>(_ words: [(String, Meaning)]) -> Meaning? {
    for (word, meaning) in words where hasPrefix(word) {
      removeFirst(word.count)
      return meaning
    }
    return nil
  }
}

// MARK: - Writing

extension ChordQuality {
  /// What stands behind the root in a chord symbol, in ASCII: "" for major, "m7b5", "maj7".
  public var ascii: String {
    switch self {
    case .major: ""
    case .minor: "m"
    case .diminished: "dim"
    case .augmented: "aug"
    case .dominantSeventh: "7"
    case .majorSeventh: "maj7"
    case .minorSeventh: "m7"
    case .halfDiminishedSeventh: "m7b5"
    case .diminishedSeventh: "dim7"
    case .minorMajorSeventh: "mM7"
    case .augmentedMajorSeventh: "maj7#5"
    case .augmentedSeventh: "7#5"
    }
  }

  /// The same with musical signs: "m7♭5", "maj7♯5".
  public var symbol: String {
    String(
      ascii.map { character in
        switch character {
        case "b": "♭"
        case "#": "♯"
        default: character
        }
      }
    )
  }
}

// MARK: - Reading

extension ChordQuality {
  /// Reads what stands behind the root in a chord symbol; nil when it names no triad or seventh chord.
  ///
  /// Case is meaning: M7 is a major seventh and m7 a minor one. Understood are m, min, mi and - for
  /// minor, M, maj, ma and Δ for major, dim, ° and o for diminished, ø and m7♭5 for half-diminished, aug,
  /// + and ♯5 for augmented.
  public init?(symbol text: some StringProtocol) {
    var rest = Substring(String(text).withPlainFigures.filter { $0 != "(" && $0 != ")" })
    var parts = ""
    while let part = rest.take(Self.parts) { parts += part }
    guard rest.isEmpty, let quality = Self.qualities[parts] else { return nil }
    self = quality
  }

  /// The parts of a symbol in all their forms, those that begin alike longest first, and one form for
  /// each.
  private static let parts: [(String, String)] = [
    ("b5", "b5"), ("♭5", "b5"), ("-5", "b5"), ("#5", "+"), ("♯5", "+"), ("+5", "+"),
    ("dim", "o"), ("°", "o"), ("º", "o"), ("˚", "o"), ("o", "o"), ("0", "o"),
    ("ø", "ø"), ("Ø", "ø"), ("∅", "ø"), ("/o", "ø"), ("aug", "+"), ("+", "+"),
    ("maj", "M"), ("Maj", "M"), ("MAJ", "M"), ("ma", "M"), ("Ma", "M"), ("M", "M"),
    ("Δ", "Δ"), ("∆", "Δ"), ("△", "Δ"),
    ("min", "m"), ("Min", "m"), ("MIN", "m"), ("mi", "m"), ("Mi", "m"), ("m", "m"), ("-", "m"),
    ("dom", ""), ("7", "7"),
  ]

  /// Δ says the seventh by itself; M needs a 7, for CM is a triad.
  private static let qualities: [String: ChordQuality] = [
    "": .major, "M": .major, "m": .minor, "o": .diminished, "mb5": .diminished, "+": .augmented,
    "7": .dominantSeventh, "M7": .majorSeventh, "Δ": .majorSeventh, "Δ7": .majorSeventh,
    "m7": .minorSeventh, "m7b5": .halfDiminishedSeventh, "ø": .halfDiminishedSeventh,
    "ø7": .halfDiminishedSeventh, "o7": .diminishedSeventh,
    "mM7": .minorMajorSeventh, "mΔ": .minorMajorSeventh, "mΔ7": .minorMajorSeventh,
    "+M7": .augmentedMajorSeventh, "M7+": .augmentedMajorSeventh, "+Δ": .augmentedMajorSeventh,
    "+Δ7": .augmentedMajorSeventh, "Δ+": .augmentedMajorSeventh, "Δ7+": .augmentedMajorSeventh,
    "+7": .augmentedSeventh, "7+": .augmentedSeventh,
  ]
}

extension Interval {
  /// The short name: "P5", "m3", "dd7", "A11".
  public var abbreviation: String {
    quality.abbreviation + String(number)
  }

  /// The name in words: "perfect fifth", "doubly diminished seventh", "major tenth".
  public var name: String {
    quality.name + " " + numberName
  }

  /// The number in words: "fifth", "octave", "tenth".
  public var numberName: String { Interval.name(of: number) }

  private static let numberNames = [
    "unison", "second", "third", "fourth", "fifth", "sixth", "seventh", "octave", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
  ]

  private static func name(of number: Int) -> String {
    if number <= numberNames.count { return numberNames[number - 1] }
    switch (number % 100, number % 10) {
    case (11...13, _): return "\(number)th"
    case (_, 1): return "\(number)st"
    case (_, 2): return "\(number)nd"
    case (_, 3): return "\(number)rd"
    default: return "\(number)th"
    }
  }
}

extension Interval.Quality {
  fileprivate var abbreviation: String {
    switch self {
    case .perfect: "P"
    case .major: "M"
    case .minor: "m"
    case .augmented(let times): String(repeating: "A", count: times)
    case .diminished(let times): String(repeating: "d", count: times)
    }
  }

  fileprivate var name: String {
    switch self {
    case .perfect: "perfect"
    case .major: "major"
    case .minor: "minor"
    case .augmented(let times): Self.adverb(times) + "augmented"
    case .diminished(let times): Self.adverb(times) + "diminished"
    }
  }

  private static func adverb(_ times: Int) -> String {
    let adverbs = [
      "", "doubly ", "triply ", "quadruply ", "quintuply ", "sextuply ", "septuply ",
    ]
    return adverbs[times - 1]
  }
}

extension Interval: CustomStringConvertible {
  public var description: String { abbreviation }
}

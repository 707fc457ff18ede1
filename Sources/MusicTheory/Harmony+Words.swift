extension RomanNumeral {
  /// The numeral as it is said: "V 7", "II minor 7", "VII half-diminished 6 5", "flat II 6".
  ///
  /// The case of a numeral cannot be heard, so that a minor triad is called so.
  public var words: String {
    let triad =
      switch triad {
      case .major: ""
      case .diminished where seventh == .halfDiminished: "half-diminished"
      case let triad: triad.name
      }
    let majorSeventh = seventh == .major ? "with a major seventh" : ""
    let figures = seventh == .major && inversion == .root ? "" : figure.words
    return [alteration.words, digits.uppercased(), triad, majorSeventh, figures]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Harmony {
  /// The name as it is said: "V 6 5 of II minor".
  public var words: String {
    let own =
      switch name {
      case .numeral(let numeral): numeral.words
      case .augmentedSixth(let sixth): sixth.name
      }
    return ([own] + targets.map(\.words)).joined(separator: " of ")
  }
}

extension ChordSymbol {
  /// The chord as it is said, in a naming system: "C minor seventh over E flat".
  public func words(in names: NamingSystem) -> String {
    let bass = bass == chord.root ? "" : " over \(names.words(for: bass))"
    return "\(names.words(for: chord.root)) \(chord.quality.name)\(bass)"
  }
}

extension String {
  /// Figures one by one: "6/5" is "6 5".
  fileprivate var words: String { split(separator: "/").joined(separator: " ") }
}

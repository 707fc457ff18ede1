import MusicTheory

extension RomanNumeral {
  /// The numeral in ASCII, with o for ° and /o for ø: "viio7", "vii/o7".
  var ascii: String {
    symbol.map { character in
      switch character {
      case "°": "o"
      case "ø": "/o"
      case "♭": "b"
      case "♯": "#"
      default: String(character)
      }
    }.joined()
  }
}

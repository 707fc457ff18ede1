import MusicTheory

/// Small numbers as words; larger ones in digits.
func inWords(_ number: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  return words.indices.contains(number) ? words[number] : String(number)
}

func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// "one try", "two tries"
func counted(_ number: Int, _ singular: String, _ plural: String) -> String {
  "\(inWords(number)) \(number == 1 ? singular : plural)"
}

extension Clef {
  /// "treble clef"; the clefs with a small 8 say what it does.
  var words: String {
    switch self {
    case .treble, .bass, .alto, .tenor, .soprano, .baritone: "\(rawValue) clef"
    case .mezzoSoprano: "mezzo-soprano clef"
    case .treble8vb: "treble clef with a small 8 below"
    case .bass8vb: "bass clef with a small 8 below"
    }
  }
}

extension KeySignature {
  /// "no signature", "one sharp", "three flats"
  var words: String {
    switch fifths {
    case 0: "no signature"
    case 1...: counted(fifths, "sharp", "sharps")
    default: counted(-fifths, "flat", "flats")
    }
  }
}

extension StaffPosition {
  /// "the bottom line", "the third space", "the second ledger line above the staff" …
  var words: String {
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    switch value {
    case 0: return "the bottom line"
    case 4: return "the middle line"
    case 8: return "the top line"
    case 0...8: return "the \(ordinals[value / 2]) \(isOnLine ? "line" : "space")"
    default:
      let side = value > 8 ? "above" : "below"
      let ledger = ledgerLines.count
      if ledger == 0 { return "the space \(side) the staff" }
      let line = "the \(ordinals[min(ledger, 5) - 1]) ledger line \(side) the staff"
      return isOnLine ? line : "the space \(side) \(line)"
    }
  }
}

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

import Engraving

extension TerminalReplies {
  /// Takes note of an answer, given from the character after `ESC` and without what ends a string;
  /// all other sequences mean nothing.
  mutating func understand(_ sequence: String) {
    let text = sequence.dropFirst()
    switch sequence.first {
    case "[" where text.hasPrefix("?") && text.hasSuffix("c"):
      // The first attribute is the terminal's class; after it, 4 stands for sixels.
      let attributes = text.dropFirst().dropLast().split(separator: ";")
      graphics.hasSixel = attributes.dropFirst().contains("4")
      isComplete = true
    case "[" where text.hasPrefix("6;") && text.hasSuffix("t"):
      graphics.cell = PixelSize(cellReport: text.dropFirst(2).dropLast())
    case "]" where text.hasPrefix("10;"):
      graphics.foreground = Color(specification: text.dropFirst(3))
    case "]" where text.hasPrefix("11;"):
      graphics.background = Color(specification: text.dropFirst(3))
    case "_" where text.hasPrefix("Gi=\(GraphicsQuery.pictureNumber)"):
      graphics.hasKittyGraphics = text.hasSuffix(";OK")
    default:
      break
    }
  }
}

extension PixelSize {
  /// Reads height and width, as in "21;10". No character is larger than a thousand pixels.
  fileprivate init?(cellReport: Substring) {
    let numbers = cellReport.split(separator: ";").map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else { return nil }
    self.init(width: numbers[1], height: numbers[0])
  }
}

extension Color {
  /// Reads "rgb:ffff/8080/0000", each share with one to four hexadecimal digits, as the X Window
  /// System writes colours (`XParseColor`).
  fileprivate init?(specification: Substring) {
    guard specification.hasPrefix("rgb:") else { return nil }
    let digits = specification.dropFirst(4)
      .split(separator: "/", omittingEmptySubsequences: false)
    let shares = digits.compactMap(share)
    guard digits.count == 3, shares.count == 3 else { return nil }
    self.init(red: shares[0], green: shares[1], blue: shares[2])
  }
}

/// The share of 255 that the digits are of the greatest number of as many digits.
private func share(_ digits: Substring) -> UInt8? {
  guard (1...4).contains(digits.count), let number = UInt32(digits, radix: 16) else { return nil }
  let greatest = UInt32(1) << (4 * digits.count) - 1
  return UInt8((number * 255 + greatest / 2) / greatest)
}

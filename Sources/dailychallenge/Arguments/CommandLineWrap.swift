extension String {
  /// The command line, continued on further lines by a backslash where it is wider than the width.
  ///
  /// Only the space between words of the shell is broken.
  func continued(to width: Int, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    guard indent + count > width else { return margin + self }
    let lines = lines(filledWith: shellWords, width: width - indent - 4)
    return margin + lines.joined(separator: " \\\n\(margin)  ")
  }

  /// The text between spaces, of which none stands in quotes.
  private var shellWords: [String] {
    var words: [String] = []
    for part in split(separator: " ", omittingEmptySubsequences: false) {
      if let word = words.last, word.hasOpenQuote {
        words[words.count - 1] = "\(word) \(part)"
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  private var hasOpenQuote: Bool {
    "'\"".contains { quote in !count { $0 == quote }.isMultiple(of: 2) }
  }
}

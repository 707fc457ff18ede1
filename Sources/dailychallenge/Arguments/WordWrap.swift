/// The words with single spaces between them, in lines as full as the width permits.
///
/// A word wider than that has a line of its own.
func lines(filledWith words: some Sequence<some StringProtocol>, width: Int) -> [String] {
  var lines: [String] = []
  for word in words {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] += " \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

extension String {
  /// The text with every line wrapped to the width and indented.
  ///
  /// A word wider than that is broken, behind a slash if it has one there.
  func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        lines(
          filledWith: line.split(separator: " ").flatMap { $0.parts(within: width - indent) },
          width: width - indent
        )
        .map { margin + $0 }
        .joined(separator: "\n")
      }
      .joined(separator: "\n")
  }
}

extension Substring {
  /// The word in parts of at most the width, broken behind slashes where it can be.
  fileprivate func parts(within width: Int) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while rest.count > width {
      let line = rest.prefix(width)
      let end = line.lastIndex(of: "/").map(line.index(after:)) ?? line.endIndex
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts + [rest]
  }
}

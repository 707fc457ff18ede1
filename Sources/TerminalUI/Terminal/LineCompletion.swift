/// What can be typed: whole lines, and words in a list.
public struct LineCompletion: Sendable {
  /// Those that are a line of their own: "hint".
  private let lines: [String]

  /// Those of which a line may have several: "F#".
  private let words: [String]

  public init(lines: [String] = [], words: [String] = []) {
    self.lines = lines
    self.words = words
  }

  /// The text as far as all that it may go on with agree, in whatever case it was typed; and these, where
  /// there are several and nothing could be added.
  func completing(_ text: String) -> (text: String, offers: [String]) {
    let isFirst = !text.contains(where: \.isWhitespace)
    let begun = text.suffix(while: { !$0.isWhitespace })
    let candidates = ((isFirst ? lines : []) + words).filter { $0.hasPrefix(inAnyCase: begun) }
    guard let first = candidates.first else { return (text, []) }
    let common = first[...]
    let agreed = candidates.dropFirst().reduce(common) { $0.commonPrefix(inAnyCase: $1) }
    if agreed.count > begun.count || candidates.count == 1 {
      return (text.dropLast(begun.count) + String(agreed), [])
    }
    return (text, candidates)
  }
}

extension StringProtocol {
  fileprivate func hasPrefix(inAnyCase prefix: some StringProtocol) -> Bool {
    lowercased().hasPrefix(prefix.lowercased())
  }

  fileprivate func suffix(while belongs: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !belongs($0) }.map(index(after:)) ?? startIndex)...]
  }
}

extension Substring {
  fileprivate func commonPrefix(inAnyCase other: String) -> Substring {
    prefix(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.count)
  }
}

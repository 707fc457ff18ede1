/// A shell that completes command lines.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

extension Shell {
  /// What the program prints in place of completions where the shell is to offer its own.
  enum Mark: String {
    case directories = "<directory>"
    case files = "<file>"
  }

  /// The words of a command line as they were typed: bash makes three of `--level=beginner`.
  func joined(_ words: [String]) -> [String] {
    guard self == .bash else { return words }
    return words.reduce(into: []) { joined, word in
      if let last = joined.last, last.hasPrefix("-"), word == "=" || last.hasSuffix("=") {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
  }

  /// A completion as the shell's script takes it, on a line of its own.
  ///
  /// - Parameter prefix: What is typed of the same word already, as `--level=`.
  func line(for completion: Completion, after prefix: String) -> String {
    let text = prefix + completion.text
    return switch self {
    case .bash: completion.text
    case .zsh: text.replacing(":", with: "\\:") + (completion.meaning.map { ":\($0)" } ?? "")
    case .fish: text + (completion.meaning.map { "\t\($0)" } ?? "")
    }
  }
}

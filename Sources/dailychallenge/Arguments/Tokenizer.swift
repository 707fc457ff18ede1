/// Splits a command line into tokens, knowing every named parameter of the program.
struct Tokenizer {
  let options: [Option]
  let flags: [Flag]

  func tokens(in commandLine: [String]) -> [Token] {
    var tokens: [Token] = []
    var rest = commandLine[...]
    while let word = rest.popFirst() {
      if word == "--" {
        return tokens + rest.map(Token.literal)
      } else if word.looksLikeOption {
        tokens += namedTokens(in: word, followedBy: &rest)
      } else {
        tokens.append(.word(word))
      }
    }
    return tokens
  }

  /// The tokens of `--name`, `--name=value`, `-abc` or `-abc=value`.
  ///
  /// Only the last of grouped letters can have a value.
  private func namedTokens(
    in word: String,
    followedBy rest: inout ArraySlice<String>
  ) -> [Token] {
    let name = word.prefix { $0 != "=" }
    let value = name.endIndex == word.endIndex ? nil : String(word[name.endIndex...].dropFirst())
    let spellings = name.hasPrefix("--") ? [String(name)] : name.dropFirst().map { "-\($0)" }
    var tokens: [Token] = []
    for (index, spelling) in spellings.enumerated() {
      let isLast = index == spellings.count - 1
      if let flag = flags.first(where: { $0.isSpelled(spelling) }) {
        tokens.append(.flag(flag, value: isLast ? value : nil, spelling: spelling))
      } else if let option = options.first(where: { $0.isSpelled(spelling) }) {
        let text = isLast ? value ?? rest.popValue() : nil
        tokens.append(.option(option, value: text, spelling: spelling))
      } else {
        return [.unknownOption(String(name))]
      }
    }
    return tokens
  }
}

extension ArraySlice<String> {
  /// Takes away the first word if it can be the value of the option before it.
  fileprivate mutating func popValue() -> String? {
    guard let word = first, !word.looksLikeOption else { return nil }
    return popFirst()
  }
}

extension String {
  /// Whether the text starts with a dash, and is neither a lone one nor a negative number.
  fileprivate var looksLikeOption: Bool {
    let rest = dropFirst()
    return hasPrefix("-") && !rest.isEmpty
      && !(rest.allSatisfy { "0123456789.".contains($0) } && Double(self) != nil)
  }
}

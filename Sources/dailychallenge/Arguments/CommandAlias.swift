/// An option that stands for a command where none is named, and whose value is the command's first argument:
/// `--generate-completion-script zsh`.
struct CommandAlias {
  let option: Option

  /// The name of the command.
  let command: String

  /// The tokens with the command in place of the alias.
  func spelledOut(in tokens: [Token]) -> [Token] {
    guard let index = tokens.firstIndex(where: { $0.isOption(option) }),
      !tokens[..<index].contains(where: { $0.word != nil }),
      case .option(_, let value, _) = tokens[index]
    else { return tokens }
    let argument = value.map { [Token.literal($0)] } ?? []
    return tokens[..<index] + [.word(command)] + argument + tokens[(index + 1)...]
  }
}

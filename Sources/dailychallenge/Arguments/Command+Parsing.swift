extension Command {
  /// The values that the tokens of a command line, less the command word, give to this command of
  /// the program.
  func arguments(
    from tokens: [Token],
    of program: Program<Action>
  ) throws(UsageError) -> ParsedArguments {
    let options = options + program.commonOptions
    let flags = flags + program.commonFlags
    func unknownOption(_ spelling: String) -> UsageError {
      let aliases = name == program.defaultCommand.name ? program.aliases.map(\.option.name) : []
      let names =
        options.map(\.name) + flags.map(\.name) + [Flag.help.name, Flag.version.name] + aliases
      let typo = String(spelling.drop { $0 == "-" })
      return UsageError(
        .unknownOption(spelling, suggestion: suggestion(for: typo, among: names).map { "--\($0)" }),
        command: name
      )
    }
    var parsed = ParsedArguments(command: name)
    var words: [String] = []
    for token in tokens {
      switch token {
      case .word(let word), .literal(let word):
        words.append(word)
      case .flag(let flag, let value, let spelling):
        guard let flag = flags.first(where: { $0.name == flag.name }) else {
          throw unknownOption(spelling)
        }
        if let value {
          throw UsageError(.unexpectedValue(value, for: flag), command: name)
        }
        parsed.set(flag)
      case .option(let option, let value, let spelling):
        guard let option = options.first(where: { $0.name == option.name }) else {
          throw unknownOption(spelling)
        }
        guard let value else {
          throw UsageError(.missingValue(option), command: name)
        }
        try parsed.set(option, to: value)
      case .unknownOption(let spelling):
        throw unknownOption(spelling)
      }
    }
    try distribute(words, into: &parsed)
    return parsed
  }

  private func distribute(
    _ words: [String],
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var rest = words[...]
    for argument in arguments {
      let taken = argument.takesManyWords ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if !taken.isEmpty {
        try parsed.set(argument, to: Array(taken))
      } else if argument.isRequired {
        throw UsageError(.missingArgument(argument), command: name)
      }
    }
    guard rest.isEmpty else {
      throw UsageError(.unexpectedArguments(Array(rest)), command: name)
    }
  }

  /// What the tokens say, as far as it can be understood.
  func given(in tokens: [Token], words: [String]) -> ParsedArguments {
    var given = ParsedArguments(command: name)
    for token in tokens {
      switch token {
      case .flag(let flag, _, _): given.set(flag)
      case .option(let option, let value?, _): try? given.set(option, to: value)
      case .word, .literal, .option, .unknownOption: break
      }
    }
    for (argument, word) in zip(arguments, words) { try? given.set(argument, to: word) }
    return given
  }
}

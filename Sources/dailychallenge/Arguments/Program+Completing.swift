extension Program {
  /// What can come in place of the last of the words, which is empty or not yet whole.
  ///
  /// - Parameter words: The command line up to the cursor, without the program's own name.
  func completable(_ words: [String]) -> Completable<Action> {
    let last = words.last ?? ""
    let tokens = tokens(in: words.dropLast())
    let takesOptions = !words.dropLast().contains("--")
    var positional = tokens.compactMap(\.positional)
    let name = tokens.lazy.compactMap(\.word).first
    if name != nil { positional.removeFirst() }
    if name == helpWord { return .word(positional.isEmpty ? subjects : []) }
    guard let command = name.map(command(named:)) ?? defaultCommand else { return .word([]) }
    let given = command.given(in: tokens, words: positional)

    if case .option(let option, nil, _)? = tokens.last {
      // Another command's option of the same name may take other values.
      let own = options(of: command).first { $0.name == option.name } ?? option
      return .value(of: own, prefix: "", given: given)
    }
    if takesOptions, last.hasPrefix("-") {
      if let equals = last.firstIndex(of: "=") {
        let options = options(of: command) + (name == nil ? aliases.map(\.option) : [])
        let option = options.first { $0.isSpelled(String(last[..<equals])) }
        let prefix = String(last[...equals])
        return option.map { .value(of: $0, prefix: prefix, given: given) } ?? .word([])
      }
      return .word(names(of: command, besides: given) + (name == nil ? ownNames : []))
    }
    if takesOptions, name == nil { return .word(commandWords) }
    if let argument = command.argument(at: positional.count) {
      return .value(of: argument, prefix: "", given: given)
    }
    return .word(takesOptions ? names(of: command, besides: given) : [])
  }

  private var commandWords: [Completion] {
    commands.map { Completion(text: $0.name, meaning: $0.summary) }
      + [Completion(text: helpWord, meaning: helpSummary)]
  }

  private func options(of command: Command<Action>) -> [Option] {
    command.options + commonOptions
  }

  /// The names of what a command takes and is not given yet.
  private func names(
    of command: Command<Action>,
    besides given: ParsedArguments
  ) -> [Completion] {
    let options = options(of: command).filter { given[$0] == nil }
    let flags = (command.flags + commonFlags + [.help]).filter { !given[$0] }
    return (options as [any NamedParameter] + flags).map { Completion($0) }
  }

  /// The names that the program itself takes where no command is named.
  private var ownNames: [Completion] {
    [Completion(Flag.version)] + aliases.map { Completion($0.option) }
  }

  private var subjects: [Completion] {
    commandWords.dropLast() + topics.map { Completion(text: $0.name, meaning: $0.summary) }
  }
}

extension Command {
  /// The argument to which the positional word of an index belongs.
  fileprivate func argument(at index: Int) -> Argument? {
    if arguments.indices.contains(index) { return arguments[index] }
    return arguments.last.flatMap { $0.takesManyWords ? $0 : nil }
  }
}

extension Completion {
  fileprivate init(_ parameter: some NamedParameter) {
    self.init(text: parameter.longSpelling, meaning: parameter.help)
  }
}

extension Token {
  /// The text of a word, whether or not it could be anything else.
  fileprivate var positional: String? {
    switch self {
    case .word(let text), .literal(let text): text
    case .flag, .option, .unknownOption: nil
    }
  }
}

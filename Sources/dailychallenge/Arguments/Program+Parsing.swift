/// The word that asks for help in place of a command.
let helpWord = "help"
let helpSummary = "Show the help of a subcommand or a topic."

extension Program {
  /// What the command line, without the program's own name, asks for.
  ///
  /// Help and the version are given even if the rest of the line is wrong.
  func parse(_ commandLine: [String]) throws(UsageError) -> Request<Action> {
    var tokens = tokens(in: commandLine)
    let wordIndex = tokens.firstIndex { $0.word != nil }
    let word = wordIndex.flatMap { tokens[$0].word }

    if word == helpWord {
      return try helpRequest(for: tokens.compactMap(\.word).dropFirst().first)
    }
    let command = word.flatMap(command(named:))
    if tokens.contains(where: { $0.isFlag(.help) }) {
      return command.map(Request.commandHelp) ?? .programHelp
    }
    if tokens.contains(where: { $0.isFlag(.version) }) {
      return .version
    }
    guard let wordIndex, let word else {
      return .run(defaultCommand, try defaultCommand.arguments(from: tokens, of: self))
    }
    guard let command else {
      // After an option that is itself mistyped, the word was meant as its value.
      _ = try defaultCommand.arguments(from: Array(tokens[..<wordIndex]), of: self)
      throw unknownCommand(word)
    }
    tokens.remove(at: wordIndex)
    return .run(command, try command.arguments(from: tokens, of: self))
  }

  /// What the command line says that counts for every command, as far as it can be understood.
  func commonArguments(in commandLine: [String]) -> ParsedArguments {
    let common = tokens(in: commandLine).filter { token in
      commonOptions.contains(where: token.isOption) || commonFlags.contains(where: token.isFlag)
    }
    return defaultCommand.given(in: common, words: [])
  }

  /// The tokens of a command line with aliases spelled out.
  func tokens(in commandLine: [String]) -> [Token] {
    let tokens = Tokenizer(
      options: commands.flatMap(\.options) + commonOptions + aliases.map(\.option),
      flags: commands.flatMap(\.flags) + commonFlags + [.help, .version]
    )
    .tokens(in: commandLine)
    return aliases.reduce(tokens) { $1.spelledOut(in: $0) }
  }

  private func helpRequest(for subject: String?) throws(UsageError) -> Request<Action> {
    guard let subject, subject != helpWord else { return .programHelp }
    if let command = command(named: subject) {
      return .commandHelp(command)
    }
    if let topic = topics.first(where: { $0.name == subject }) {
      return .topicHelp(topic)
    }
    let subjects = commands.map(\.name) + topics.map(\.name)
    throw UsageError(.unknownTopic(subject, suggestion: suggestion(for: subject, among: subjects)))
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let words = commands.map(\.name) + [helpWord]
    return UsageError(.unknownCommand(word, suggestion: suggestion(for: word, among: words)))
  }
}

extension Program {
  /// The parts of a usage line: those of the command, or the program's own.
  func usage(of command: Command<Action>?) -> [String] {
    guard let command else { return [name, "[<subcommand>]"] }
    return [name, command.name] + command.parameters.map(\.usage)
  }

  var page: HelpPage {
    HelpPage(
      overview: overview,
      usage: usage(of: nil),
      examples: examples,
      sections: [
        .init(title: "OPTIONS", rows: ownOptions),
        .init(title: "SUBCOMMANDS", rows: commandRows),
        .init(title: "TOPICS", rows: topics.map { .init(label: $0.name, text: $0.summary) }),
      ],
      closing: [footer, "See '\(name) help <subcommand>' for detailed help."]
    )
  }

  func page(of command: Command<Action>) -> HelpPage {
    HelpPage(
      overview: command.summary,
      discussion: command.discussion,
      usage: usage(of: command),
      examples: command.examples,
      sections: [
        .init(title: "ARGUMENTS", rows: argumentRows(of: command)),
        .init(title: "OPTIONS", rows: optionRows(of: command)),
        .init(title: "COMMON OPTIONS", rows: commonRows),
      ]
    )
  }

  func argumentRows(of command: Command<Action>) -> [HelpPage.Row] {
    command.arguments.map { .init($0) }
  }

  func optionRows(of command: Command<Action>) -> [HelpPage.Row] {
    command.options.map { .init($0) } + command.flags.map { .init($0) } + [.init(Flag.help)]
  }

  /// What is understood without a command, and what every command takes.
  var ownOptions: [HelpPage.Row] {
    [.init(Flag.version)] + aliases.map { .init($0.option) } + [.init(Flag.help)] + commonRows
  }

  private var commonRows: [HelpPage.Row] {
    commonOptions.map { .init($0) } + commonFlags.map { .init($0) }
  }

  private var commandRows: [HelpPage.Row] {
    commands.map { command in
      let mark = command.name == defaultCommand.name ? " (default)" : ""
      return .init(label: command.name + mark, text: command.summary)
    } + [.init(label: helpWord, text: helpSummary)]
  }
}

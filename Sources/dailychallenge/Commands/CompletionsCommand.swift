import Platform

extension Argument {
  static let shell = Argument(
    "shell",
    .oneOrNone,
    allowedValues: Shell.allCases.map(\.rawValue),
    help: "The shell; that of $SHELL when left out."
  )
  static let words = Argument(
    "words",
    .any,
    help: "A command line up to the cursor: print what can come next, as the script asks for it."
  )
}

extension Command<Action> {
  static let completions = Command(
    "completions",
    summary: "Print the completion script of a shell.",
    discussion: """
      bash: source <(dailychallenge completions bash) in ~/.bashrc

      zsh: source <(dailychallenge completions zsh) in ~/.zshrc, after compinit

      fish: dailychallenge completions fish > ~/.config/fish/completions/dailychallenge.fish
      """,
    examples: [
      "dailychallenge completions zsh", "dailychallenge completions fish -- config set ''",
    ],
    arguments: [.shell, .words],
    options: [.dataDirectory]
  ) { arguments, world in
    let shell = try arguments.shell(in: world.environment)
    guard let words = arguments.words(of: Argument.words) else {
      try world.console.write(shell.script + "\n")
      return .success
    }
    let lines = Completer(program: .dailychallenge, world: world).lines(for: words, in: shell)
    try world.console.write(lines)
    return .success
  }
}

extension ParsedArguments {
  fileprivate func shell(in environment: Environment) throws(UsageError) -> Shell {
    if let shell = self[.shell].flatMap(Shell.init) { return shell }
    let login = environment["SHELL"]?.split(separator: "/").last.map(String.init)
    guard let shell = login.flatMap(Shell.init) else {
      throw UsageError(.missingArgument(.shell), command: command)
    }
    return shell
  }
}

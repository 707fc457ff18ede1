/// What one command is called, what it takes, what its help says and how it runs.
///
/// `Action` is whatever the shell needs to run a command, usually a function of the
/// ``ParsedArguments``; nothing here calls it.
struct Command<Action: Sendable> {
  let name: String
  let summary: String
  let discussion: String
  let examples: [String]
  let arguments: [Argument]
  let options: [Option]
  let flags: [Flag]
  let run: Action

  /// - Parameters:
  ///   - name: The word that names the command.
  ///   - summary: One sentence for the list of commands.
  ///   - discussion: Further paragraphs for the command's own help, separated by empty lines.
  ///   - examples: Whole command lines, shown as they stand.
  ///   - arguments: What it takes by place, in that order.
  ///   - options: What it takes by name with a value.
  ///   - flags: What it takes by name alone, besides `--help`.
  ///   - run: How the command runs.
  init(
    _ name: String,
    summary: String,
    discussion: String = "",
    examples: [String] = [],
    arguments: [Argument] = [],
    options: [Option] = [],
    flags: [Flag] = [],
    run: Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.flags = flags
    self.run = run
  }

  /// What the command takes by place, and then by name, in the order of its usage line.
  var parameters: [any Parameter] { arguments + options + flags }
}

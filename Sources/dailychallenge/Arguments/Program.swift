/// The whole command line, from which parsing, help, suggestions and completions are derived.
///
/// A name means the same in every command that knows it, so that options may stand before the
/// command word: `--level` never takes a value here and none there.
struct Program<Action: Sendable> {
  let name: String
  let overview: String
  let examples: [String]

  /// The command that runs when none is named.
  let defaultCommand: Command<Action>
  let otherCommands: [Command<Action>]

  /// What every command takes by name besides its own, and besides `--help`.
  let commonOptions: [Option]
  let commonFlags: [Flag]

  /// Other spellings of commands.
  let aliases: [CommandAlias]
  let topics: [HelpTopic]

  /// Where to turn for support, at the foot of the help.
  let footer: String

  var commands: [Command<Action>] { [defaultCommand] + otherCommands }

  func command(named name: String) -> Command<Action>? {
    commands.first { $0.name == name }
  }
}

/// An option that stands for a command where it comes first on the command line, and whose value is the
/// command's first argument: `--generate-completion-script zsh`.
struct CommandAlias {
  let option: Option

  /// The name of the command.
  let command: String

  /// The command line with the command in place of the alias.
  func spelledOut(in commandLine: [String]) -> [String] {
    guard let first = commandLine.first else { return commandLine }
    let rest = commandLine.dropFirst()
    if first == option.longSpelling { return [command] + rest }
    let prefix = option.longSpelling + "="
    guard first.hasPrefix(prefix) else { return commandLine }
    return [command, String(first.dropFirst(prefix.count))] + rest
  }
}

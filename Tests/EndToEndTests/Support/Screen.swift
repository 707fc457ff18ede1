/// What a command left on the player's screen.
struct Screen {
  let end: Command.End

  /// What went to standard output.
  let output: String

  /// What went to standard error.
  let errors: String
}

extension Screen {
  /// The exit status; nil where a signal ended the command.
  var status: Int32? {
    guard case .exit(let status) = end else { return nil }
    return status
  }

  /// The lines of the output, without the newline that ends each.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// All that can be read, as where both streams go to one terminal.
  var everything: String { output + errors }
}

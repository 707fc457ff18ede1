/// What a command left on the player's screen.
struct Screen {
  /// The exit status, or the number of the signal that ended the command.
  let status: Int32
  let endedBySignal: Bool

  /// What went to standard output.
  let output: String

  /// What went to standard error.
  let errors: String
}

extension Screen {
  /// The lines of the output, without the newline that ends each.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// All that can be read, as where both streams go to one terminal.
  var everything: String { output + errors }
}

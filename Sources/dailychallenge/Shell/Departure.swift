import Platform

/// The player leaves before the end.
enum Departure: Error {
  case quit
  case endOfInput
  case interrupted(Signal)

  /// Whether the cursor still stands behind the prompt, as after Ctrl-C or Ctrl-D.
  var leavesPromptOpen: Bool {
    switch self {
    case .quit: false
    case .endOfInput, .interrupted: true
    }
  }

  /// Ends the process by the signal that asks for it, if there is one.
  func reraise() {
    if case .interrupted(let signal) = self { signal.reraise() }
  }
}

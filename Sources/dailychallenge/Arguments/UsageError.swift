/// Why a command line cannot be obeyed.
struct UsageError: Error {
  /// What is wrong with the command line.
  enum Fact {
    case unknownCommand(String, suggestion: String?)
    case unknownTopic(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(Option)
    case invalidValue(String, for: any Parameter)
    case unexpectedValue(String, for: Flag)
    case missingArgument(Argument)
    /// Something else on the command line calls for the option.
    case missingOption(Option)
    /// Exactly one of several ways to say what is meant has to be chosen.
    case notOne(of: [any Parameter])
    case unexpectedArguments([String])
  }

  let fact: Fact

  /// The name of the command whose usage helps further; nil for the program's own.
  let command: String?

  init(_ fact: Fact, command: String? = nil) {
    self.fact = fact
    self.command = command
  }
}

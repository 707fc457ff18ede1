import TerminalUI

extension UsageError.Fact {
  /// What is wrong, in words safe to print.
  var words: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "Unknown command \(quoted(name))\(hint(suggestion))"
    case .unknownTopic(let name, let suggestion):
      "Unknown help topic \(quoted(name))\(hint(suggestion))"
    case .unknownOption(let name, let suggestion):
      "Unknown option \(quoted(name))\(hint(suggestion))"
    case .missingValue(let option):
      "Missing value for \(quoted(option.synopsis))"
    case .invalidValue(let value, let parameter):
      "The value \(quoted(value)) is invalid for \(quoted(parameter.synopsis))"
        + choice(of: parameter.allowedValues, for: value)
    case .unexpectedValue(let value, let flag):
      "The option \(quoted(flag.synopsis)) does not take any value, "
        + "but \(quoted(value)) was specified."
    case .missingArgument(let argument):
      "Missing expected argument \(quoted(argument.synopsis))"
    case .missingOption(let option):
      "Missing option \(quoted(option.synopsis))"
    case .notOne(let parameters):
      "Please provide exactly one of \(list(parameters.map(\.synopsis)))."
    case .unexpectedArguments(let values) where values.count > 1:
      "\(values.count) unexpected arguments: \(values.map(quoted).joined(separator: ", "))"
    case .unexpectedArguments(let values):
      "Unexpected argument \(values.map(quoted).joined())"
    }
  }

  /// How the parameter at fault is explained; its values only where they are not listed already.
  fileprivate var explanation: String? {
    switch self {
    case .missingValue(let option): "\(option.synopsis)  \(option.details)"
    case .missingArgument(let argument): "\(argument.synopsis)  \(argument.details)"
    case .missingOption(let option): "\(option.synopsis)  \(option.details)"
    case .invalidValue(_, let parameter): "\(parameter.synopsis)  \(parameter.help)"
    case .unexpectedValue(_, let flag): "\(flag.synopsis)  \(flag.help)"
    case .unknownCommand, .unknownTopic, .unknownOption, .notOne, .unexpectedArguments: nil
    }
  }
}

extension Program {
  /// The whole message for standard error: what is wrong, the usage, and where to read more.
  func message(for error: UsageError) -> String {
    let command = error.command.flatMap(command(named:))
    let path = command.map { "\(name) \($0.name)" } ?? name
    return [
      "Error: \(error.fact.words)",
      error.fact.explanation.map { "Help:  \($0)" },
      "Usage: \(usage(of: command).joined(separator: " "))",
      "  See '\(path) --help' for more information.",
    ]
    .compactMap(\.self)
    .joined(separator: "\n")
  }
}

private func quoted(_ text: String) -> String { "'\(text.printable)'" }

private func hint(_ suggestion: String?) -> String {
  suggestion.map { ". Did you mean '\($0)'?" } ?? ""
}

private func choice(of values: [String], for typo: String) -> String {
  guard !values.isEmpty else { return "" }
  let choice = values.count == 1 ? list(values) : "one of \(list(values))"
  let hint = hint(suggestion(for: typo, among: values))
  return ". Please provide \(choice)" + (hint.isEmpty ? "." : hint)
}

/// "'a', 'b' or 'c'"
private func list(_ values: [String]) -> String {
  let quotes = values.map(quoted)
  let others = quotes.dropLast().joined(separator: ", ")
  return [others, quotes.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
}

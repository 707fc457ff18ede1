/// Something a command accepts: a flag, an option or a positional argument.
protocol Parameter: Sendable {
  /// What it does, as one sentence.
  var help: String { get }

  /// The only values it takes; empty when any text will do or when it takes none.
  var allowedValues: [String] { get }

  /// How messages name it: `--level <level>`.
  var synopsis: String { get }

  /// How a list of parameters names it: `-l, --level <level>`.
  var label: String { get }

  /// How a usage line shows it: `[--level <level>]`.
  var usage: String { get }
}

extension Parameter {
  /// The help sentence, followed by the allowed values.
  var details: String {
    allowedValues.isEmpty ? help : "\(help) (values: \(allowedValues.joined(separator: ", ")))"
  }

  func allows(_ value: String) -> Bool {
    allowedValues.isEmpty || allowedValues.contains(value)
  }
}

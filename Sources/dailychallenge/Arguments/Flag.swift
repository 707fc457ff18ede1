/// A named parameter that takes no value: `--json`.
struct Flag: Equatable {
  let name: String
  let short: Character?
  let help: String

  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter that `-x` goes by, if any.
  ///   - help: What the flag does, as one sentence.
  init(_ name: String, short: Character? = nil, help: String) {
    self.name = name
    self.short = short
    self.help = help
  }
}

extension Flag {
  /// Understood by every command.
  static let help = Flag("help", short: "h", help: "Show help information.")

  /// Understood wherever it stands.
  static let version = Flag("version", help: "Show the version.")
}

extension Flag: NamedParameter {
  var allowedValues: [String] { [] }
  var synopsis: String { longSpelling }
}

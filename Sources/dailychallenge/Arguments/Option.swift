/// A named parameter that takes a value and may be left out: `--level <level>`.
struct Option {
  let name: String
  let short: Character?
  let valueName: String
  let help: String
  private let values: @Sendable () -> [String]

  /// - Parameters:
  ///   - name: The long name, without its dashes.
  ///   - short: The letter that `-x` goes by, if any.
  ///   - valueName: What usage calls the value; the option's own name when left out.
  ///   - allowedValues: The only values taken; empty when any text will do. Made when it is asked for, lest
  ///     every start pays for it.
  ///   - help: What the option does, as one sentence.
  init(
    _ name: String,
    short: Character? = nil,
    valueName: String? = nil,
    allowedValues: @autoclosure @escaping @Sendable () -> [String] = [],
    help: String
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName ?? name
    values = allowedValues
    self.help = help
  }
}

extension Option: NamedParameter {
  var allowedValues: [String] { values() }
  var synopsis: String { "\(longSpelling) <\(valueName)>" }
}

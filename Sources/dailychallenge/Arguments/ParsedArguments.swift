/// The flags, options and arguments given to one command.
///
/// They are asked for by their definitions: `arguments[.json]` is a `Bool`, `arguments[.level]`
/// a `String?`.
struct ParsedArguments {
  /// The name of the command they were given to.
  let command: String
  private var flags: [String] = []
  /// The few values there are. (A dictionary would cost more to make than all of parsing.)
  private var values: [(synopsis: String, words: [String])] = []

  init(command: String) {
    self.command = command
  }

  mutating func set(_ flag: Flag) {
    flags.append(flag.name)
  }

  /// Keeps the value, in place of an earlier one.
  mutating func set(_ parameter: some Parameter, to value: String) throws(UsageError) {
    try set(parameter, to: [value])
  }

  /// Keeps the words of a parameter, which may be several.
  mutating func set(_ parameter: some Parameter, to words: [String]) throws(UsageError) {
    let value = words.joined(separator: " ")
    guard parameter.allows(value) else { throw refusal(of: value, for: parameter) }
    values.removeAll { $0.synopsis == parameter.synopsis }
    values.append((parameter.synopsis, words))
  }

  private func refusal(of value: String, for parameter: some Parameter) -> UsageError {
    UsageError(.invalidValue(value, for: parameter), command: command)
  }
}

extension ParsedArguments {
  subscript(flag: Flag) -> Bool { flags.contains(flag.name) }

  /// The flag that is given last of several that exclude one another.
  func last(of choices: [Flag]) -> Flag? {
    flags.reversed().lazy.compactMap { name in choices.first { $0.name == name } }.first
  }

  subscript(option: Option) -> String? { text(of: option) }

  /// The argument's word, or its words with a space between them.
  subscript(argument: Argument) -> String? { text(of: argument) }

  private func text(of parameter: some Parameter) -> String? {
    words(of: parameter)?.joined(separator: " ")
  }

  /// The parameter's words, one by one.
  func words(of parameter: some Parameter) -> [String]? {
    let synopsis = parameter.synopsis
    return values.first { $0.synopsis == synopsis }?.words
  }

  /// The option's value, converted; nil when the option is not given.
  ///
  /// - Throws: ``UsageError`` when `convert` returns nil.
  func value<Value>(
    of option: Option,
    as convert: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = self[option] else { return nil }
    guard let value = convert(text) else { throw refusal(of: text, for: option) }
    return value
  }

  /// The argument's value, converted.
  ///
  /// - Throws: ``UsageError`` when the argument is not given or `convert` returns nil.
  func required<Value>(
    _ argument: Argument,
    as convert: (String) -> Value? = { $0 }
  ) throws(UsageError) -> Value {
    guard let text = self[argument] else {
      throw UsageError(.missingArgument(argument), command: command)
    }
    guard let value = convert(text) else { throw refusal(of: text, for: argument) }
    return value
  }
}

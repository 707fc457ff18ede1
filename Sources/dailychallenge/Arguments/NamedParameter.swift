/// A parameter known by its name, wherever it stands: `--json`, `--level <level>`.
protocol NamedParameter: Parameter {
  /// The long name, without its dashes.
  var name: String { get }

  /// The letter that `-x` goes by, if any.
  var short: Character? { get }
}

extension NamedParameter {
  var longSpelling: String { "--\(name)" }
  var shortSpelling: String? { short.map { "-\($0)" } }
  var label: String { [shortSpelling, synopsis].compactMap(\.self).joined(separator: ", ") }
  var usage: String { "[\(synopsis)]" }

  func isSpelled(_ spelling: String) -> Bool {
    spelling == longSpelling || spelling == shortSpelling
  }
}

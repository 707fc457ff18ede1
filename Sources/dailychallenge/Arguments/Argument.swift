/// A parameter known by its place: `<text>`.
struct Argument {
  /// How many words an argument takes.
  enum Count {
    case one
    case oneOrNone
    case oneOrMore
    case any
  }

  let name: String
  let count: Count
  let help: String
  private let values: @Sendable () -> [String]

  /// - Parameters:
  ///   - name: What usage calls it, without the angle brackets.
  ///   - count: How many words it takes. One that takes several words must come last.
  ///   - allowedValues: The only values taken; empty when any text will do. Made when it is asked for, lest
  ///     every start pays for it.
  ///   - help: What the argument is, as one sentence.
  init(
    _ name: String,
    _ count: Count = .one,
    allowedValues: @autoclosure @escaping @Sendable () -> [String] = [],
    help: String
  ) {
    self.name = name
    self.count = count
    values = allowedValues
    self.help = help
  }

  var isRequired: Bool {
    switch count {
    case .one, .oneOrMore: true
    case .oneOrNone, .any: false
    }
  }

  var takesManyWords: Bool {
    switch count {
    case .one, .oneOrNone: false
    case .oneOrMore, .any: true
    }
  }
}

extension Argument: Parameter {
  var allowedValues: [String] { values() }
  var synopsis: String { takesManyWords ? "<\(name)> ..." : "<\(name)>" }
  var label: String { synopsis }
  var usage: String { isRequired ? synopsis : "[\(synopsis)]" }
}

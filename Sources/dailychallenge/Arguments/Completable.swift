/// What can come next on a command line that ends amid a word.
enum Completable<Action: Sendable> {
  /// A word of the program's own: a command, the name of an option, a topic.
  case word([Completion])

  /// A value, which stands after a prefix such as `--level=`.
  case value(of: any Parameter, prefix: String, given: ParsedArguments)
}

/// A word that may come next, and what it means where that is not plain.
struct Completion: Equatable {
  let text: String
  var meaning: String?
}

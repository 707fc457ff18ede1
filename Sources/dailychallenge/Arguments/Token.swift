/// One step of a command line, before it is known which command it is for.
enum Token {
  /// A command word or a positional argument.
  case word(String)

  /// A word after `--`, which is a positional argument whatever it looks like.
  case literal(String)

  case flag(Flag, value: String?, spelling: String)
  case option(Option, value: String?, spelling: String)
  case unknownOption(String)

  /// The text of a word that may name a command.
  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  func isOption(_ other: Option) -> Bool {
    if case .option(let option, _, _) = self { option.name == other.name } else { false }
  }

  func isFlag(_ other: Flag) -> Bool {
    if case .flag(let flag, _, _) = self { flag.name == other.name } else { false }
  }
}

import DailyChallengeKit

/// A line the player typed: one of the game's own words, or else an answer.
enum PlayerInput: Equatable {
  case answer(String)
  /// The answer that was just read is meant.
  case confirm
  case hint, skip, again, why, listen, listenBack, quit, help

  /// The words are whole, so that no note in any naming system can be taken for one.
  init(_ line: String) {
    switch line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() {
    case "", "y", "yes": self = .confirm
    case "hint": self = .hint
    case "skip": self = .skip
    case "again": self = .again
    case "why": self = .why
    case "listen": self = .listen
    case "listen back": self = .listenBack
    case "quit", "exit": self = .quit
    case "help", "?": self = .help
    default: self = .answer(line)
    }
  }

  /// The words that can be typed.
  static let wordsAlone = words.map(\.0)

  /// What can be typed, word by word.
  static let words = [
    ("hint", "a fact that helps, for \(Scoring.hintPrice) points"),
    ("skip", "give the task up and see the answer"),
    ("again", "the task once more"),
    ("why", "the last task that is over, explained step by step"),
    ("listen", "hear a tone to compare with, and your last answer"),
    ("listen back", "hear the last task that is over: your answer, and the right one"),
    ("quit", "leave; everything is kept"),
    ("help", "this list, as does ?"),
  ]
}

import DailyChallengeKit
import TerminalUI

/// The command that goes on with a session later.
struct Resumption {
  let command: String

  init(_ arguments: ParsedArguments, of choice: Choice, in world: World) {
    var words = ["dailychallenge"]
    if arguments[.day] != nil { words += ["play", "--day", choice.day.description] }
    if arguments[.level] != nil { words += ["--level", choice.level.rawValue] }
    if let names = arguments[.names] { words += ["--names", names] }
    if let directory = arguments[.dataDirectory] { words += ["--data-dir", quoted(directory)] }
    command = words.joined(separator: " ").printable
  }
}

/// A word as a POSIX shell takes it.
private func quoted(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy {
    $0.isASCII && ($0.properties.isAlphabetic || "0123456789/._-+".unicodeScalars.contains($0))
  }
  return isPlain
    ? word
    : "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
}

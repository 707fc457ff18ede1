import DailyChallengeKit
import TerminalUI

/// The commands that come back to a session later.
struct Resumption {
  /// Goes on with it.
  let command: String

  /// Explains a task of it.
  let why: String

  init(_ arguments: ParsedArguments, of choice: Choice, in world: World) {
    var words: [String] = []
    if arguments[.day] != nil { words += ["--day", choice.day.description] }
    if arguments[.level] != nil { words += ["--level", choice.level.rawValue] }
    if let names = arguments[.names] { words += ["--names", names] }
    if arguments[.accessible] { words.append(Flag.accessible.longSpelling) }
    if let directory = arguments[.dataDirectory] { words += ["--data-dir", quoted(directory)] }
    let play = arguments[.day] == nil ? [] : ["play"]
    command = (["dailychallenge"] + play + words).joined(separator: " ").printable
    why = (["dailychallenge why"] + words + ["--task"]).joined(separator: " ").printable
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

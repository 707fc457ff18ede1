import DailyChallengeKit
import Platform
import TerminalUI

/// The commands that come back to a session later.
struct Resumption {
  private let day: CalendarDay
  private let isDayNamed: Bool
  private let words: [String]

  init(_ arguments: ParsedArguments, of choice: Choice, in world: World) {
    day = choice.day
    isDayNamed = arguments[.day] != nil
    var words: [String] = []
    if arguments[.level] != nil { words += ["--level", choice.level.rawValue] }
    if let names = arguments[.names] { words += ["--names", names] }
    for flag in [Flag.accessible, .ascii, .unicode] where arguments[flag] {
      words.append(flag.longSpelling)
    }
    if let directory = arguments[.dataDirectory] { words += ["--data-dir", quoted(directory)] }
    self.words = words
  }

  /// Goes on with it.
  var command: String {
    (["dailychallenge"] + (namesDay ? ["play"] : []) + dayWords + words)
      .joined(separator: " ").printable
  }

  /// Answers its next task, without a prompt.
  var answer: String {
    (["dailychallenge answer"] + dayWords + words + ["<\(Argument.text.name)>"])
      .joined(separator: " ").printable
  }

  /// Explains a task of it.
  var why: String {
    (["dailychallenge why"] + dayWords + words + ["--task"]).joined(separator: " ").printable
  }

  /// After midnight, the day that was played is no longer the one that is meant without a name.
  private var namesDay: Bool { isDayNamed || CalendarDay(LocalTime.now) != day }

  private var dayWords: [String] { namesDay ? ["--day", day.description] : [] }
}

extension CalendarDay {
  /// The day of a local time; nil for one out of all reason.
  init?(_ time: LocalTime) {
    self.init(year: time.year, month: time.month, day: time.day)
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

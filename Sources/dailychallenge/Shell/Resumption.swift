import DailyChallengeKit
import Platform
import TerminalUI

/// The commands that come back to a session later.
struct Resumption {
  private let day: CalendarDay
  private let isDayNamed: Bool
  private let level: [String]
  private let names: [String]
  private let rest: [String]

  init(_ arguments: ParsedArguments, of choice: Choice, in world: World) {
    day = choice.day
    isDayNamed = arguments[.day] != nil
    level = arguments[.level] == nil ? [] : [Option.level.longSpelling, choice.level.rawValue]
    names = arguments[.names].map { [Option.names.longSpelling, $0] } ?? []
    let flags = [Flag.accessible, .ascii, .unicode].filter { arguments[$0] }.map(\.longSpelling)
    rest = flags + Self.directory(arguments)
  }

  private static func directory(_ arguments: ParsedArguments) -> [String] {
    arguments[.dataDirectory].map { [Option.dataDirectory.longSpelling, quoted($0)] } ?? []
  }

  /// Puts right what is wrong with the files of the same place.
  static func repair(_ arguments: ParsedArguments) -> String {
    (["dailychallenge doctor", Flag.repair.longSpelling] + directory(arguments))
      .joined(separator: " ").printable
  }

  /// Goes on with it.
  var command: String {
    line(["dailychallenge"] + (namesDay ? ["play"] : []) + dayWords + level + names + rest)
  }

  /// Answers its next task, without a prompt.
  var answer: String {
    line(["dailychallenge answer"] + dayWords + level + names + rest + ["<\(Argument.text.name)>"])
  }

  /// Explains a task of it.
  func why(task number: Int) -> String {
    let task = [Option.task.longSpelling, "\(number)"]
    return line(["dailychallenge why"] + dayWords + level + names + rest + task)
  }

  /// Shows it to others.
  var share: String { line(["dailychallenge share"] + dayWords + level + rest) }

  private func line(_ words: [String]) -> String { words.joined(separator: " ").printable }

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

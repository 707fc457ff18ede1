import DailyChallengeKit
import Platform
import Progress
import TerminalUI

/// What keeps a command from doing its work, besides what the other modules throw.
enum Failure: Error {
  case tooEarly(CalendarDay)
  case notYet(CalendarDay, today: CalendarDay)
  case noHome
  case unreasonableClock
  /// A variable of the environment has a value it cannot have.
  case invalidVariable(String, value: String, expected: [String])
  /// The settings file cannot be used.
  case settings(ProgressError)
  /// The task has no staff to draw.
  case noFigure
  /// There is nothing left to answer.
  case finished(CalendarDay, Level)
  /// Another process answered the task first.
  case overtaken
}

/// The one place that gives errors words (what, 'which', what now) and an exit status.
struct Report {
  let message: String
  let status: ExitStatus

  init(_ error: any Error) {
    switch error {
    case let error as Failure: self.init(error)
    case let error as ProgressError:
      self.init(Self.words(for: error, .progress), Self.status(for: error))
    case let error as SystemError:
      self.init("\(Self.words(for: error)).", .inputOutput)
    default:
      self.init("The program's own data is at fault (\(error)). Please report this.", .fault)
    }
  }

  private init(_ message: String, _ status: ExitStatus) {
    self.message = "Error: \(message.printable)"
    self.status = status
  }
}

extension Report {
  private init(_ failure: Failure) {
    switch failure {
    case .tooEarly(let day):
      self.init("There is no challenge of \(day). The first is of 2026-01-01.", .usage)
    case .notYet(let day, let today):
      self.init("The challenge of \(day) is not open yet. Today is \(today).", .usage)
    case .noHome:
      self.init(
        "There is no home directory to keep progress in. Name a directory with '--data-dir'.",
        .cannotCreate
      )
    case .unreasonableClock:
      self.init("The system clock shows no date of ours. Please set it.", .configuration)
    case .invalidVariable(let name, let value, let expected):
      self.init(
        "The value '\(value)' is invalid for '\(name)'."
          + " Please set it to one of \(expected.joined(separator: ", ")), or unset it.",
        .configuration
      )
    case .settings(let error):
      self.init(Self.words(for: error, .settings), .configuration)
    case .noFigure:
      self.init("This task has nothing to draw: its scale has no key signature.", .badData)
    case .finished(let day, let level):
      self.init("The challenge of \(day), \(level.rawValue), has no open task.", .badData)
    case .overtaken:
      self.init("Another dailychallenge answered this task first. Nothing was done.", .tryAgain)
    }
  }
}

// MARK: - Files

/// What was done about a damaged progress file.
struct Recovery {
  let path: String
  let damage: Damage
  /// Where the file is kept; nil while nothing can be written, and it is where it was.
  var keptAs: String?
  /// How many tasks that were begun are still there.
  var tasks = 0
}

extension Report {
  static func words(for recovery: Recovery) -> String {
    let kept = recovery.keptAs.map { "It is kept as '\($0)'." } ?? "It is left as it is."
    let tasks = recovery.tasks == 1 ? "1 task" : "\(recovery.tasks) tasks"
    return
      """
      Warning: The progress file '\(recovery.path)' \(words(for: recovery.damage)). \(kept) Play goes on \
      with what is whole: \(tasks) begun.
      """
      .printable
  }

  /// The files there are.
  private enum File: String {
    case progress, settings
  }

  private static func status(for error: ProgressError) -> ExitStatus {
    switch error {
    case .unreadable: .inputOutput
    case .unwritable: .cannotCreate
    case .damaged, .newer: .badData
    case .locked, .overtaken: .tryAgain
    }
  }

  private static func words(for error: ProgressError, _ kind: File) -> String {
    let file = "\(kind) file"
    return switch error {
    case .unreadable(let error):
      "The \(file) cannot be read: \(words(for: error))."
    case .unwritable(let error):
      "The \(file) cannot be saved: \(words(for: error))."
    case .damaged(let path, let damage):
      "The \(file) '\(path)' \(words(for: damage)). It is left as it is."
        + (kind == .progress
          ? " The next game sets it aside, and goes on with what can be read of it."
          : " Move it away to start afresh.")
    case .newer(let path, let program):
      "The \(file) '\(path)' was written\(program.map { " by dailychallenge \($0)" } ?? ""),"
        + " which is newer than this program. It is left as it is."
    case .locked(let path):
      "Another dailychallenge is busy with '\(path)'. Nothing is lost; try again."
    case .overtaken(let path):
      "Another dailychallenge replaced '\(path)' at the same moment. It is left as it is; try again."
    }
  }

  private static func words(for error: SystemError) -> String {
    "'\(error.path)': \(error.message)"
  }

  private static func words(for damage: Damage) -> String {
    switch damage {
    case .empty: "is empty"
    case .notAFile: "is not a regular file"
    case .tooLarge: "is far too large"
    case .notJSON: "is damaged: it is not valid JSON"
    case .malformed(let flaw): "is damaged: it \(words(for: flaw.kind)) (at byte \(flaw.offset))"
    case .invalid(let flaw):
      "is damaged: '\(flaw.key)' is \(flaw.value ?? "missing"), and should be \(flaw.expected)"
    }
  }

  private static func words(for flaw: JSONFlaw.Kind) -> String {
    switch flaw {
    case .syntax: "is not valid JSON"
    case .notAnObject: "is not a JSON object"
    case .encoding: "has text that is not UTF-8"
    case .duplicateKey(let key): "has the key '\(key)' twice"
    case .tooDeep: "is nested too deeply"
    case .tooManyKeys: "has an object with too many keys"
    case .tooLong: "has a value that is too long"
    }
  }
}

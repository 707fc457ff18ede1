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
    case let error as ProgressError: self.init(error)
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
    case .finished(let day, let level):
      self.init("The challenge of \(day), \(level.rawValue), has no open task.", .badData)
    case .overtaken:
      self.init("Another dailychallenge answered this task first. Nothing was done.", .tryAgain)
    }
  }

  private init(_ error: ProgressError) {
    switch error {
    case .unreadable(let error):
      self.init("Progress cannot be read: \(Self.words(for: error)).", .inputOutput)
    case .unwritable(let error):
      self.init("Progress cannot be saved: \(Self.words(for: error)).", .cannotCreate)
    case .damaged(let path, let damage):
      self.init(
        "The progress file '\(path)' \(Self.words(for: damage)). It is left as it is."
          + " Move it away to start afresh.",
        .badData
      )
    case .newer(let path, let program):
      let writer = program.map { " by dailychallenge \($0)" } ?? ""
      self.init(
        "The progress file '\(path)' was written\(writer), which is newer than this program."
          + " It is left as it is.",
        .badData
      )
    case .locked(let path):
      self.init(
        "Another dailychallenge is busy with '\(path)'. Nothing is lost; try again.",
        .tryAgain
      )
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
    case .invalid(let flaw):
      "is damaged: '\(flaw.key)' is \(flaw.value ?? "missing"), and should be \(flaw.expected)"
    }
  }
}

import DailyChallengeKit
import Platform
import Progress
import TerminalUI

/// What keeps a command from doing its work, besides what the other modules throw.
enum Failure: Error {
  case tooEarly(CalendarDay)
  case notYet(CalendarDay, today: CalendarDay)
  case noHome
  /// The environment has progress kept in a directory whose name is not UTF-8.
  case unreadableHome(String)
  /// There is no place for a settings file.
  case noConfigurationHome
  case unreasonableClock
  /// A variable of the environment has a value it cannot have.
  case invalidVariable(String, value: String, expected: [String])
  /// The settings file cannot be used, or not be saved.
  case settings(ProgressError)
  /// The settings file has a value that a setting cannot have.
  case invalidSetting(InvalidValue, path: String)
  /// An export or an import came to this, at the archive or elsewhere.
  case transfer(ProgressError, archive: String)
  /// The task has no staff to draw.
  case noFigure
  /// There is no such program to play sounds with.
  case unknownPlayer(String)
  /// A sound cannot be written to the file that was named.
  case unwritableSound(String, SystemError)
  /// There is nothing left to answer.
  case finished(CalendarDay, Level)
  /// A task is still open.
  case unfinished(CalendarDay, Level)
  /// No task can be explained yet.
  case noTaskOver
  /// The task cannot be explained yet.
  case stillOpen(task: Int)
  /// A task waits for an answer, and none may be read.
  case inputNeeded(answer: String)
  /// Another process answered the task first.
  case overtaken
}

/// The one place that gives errors words (what, 'which', what now) and an exit status.
struct Report {
  let words: String
  let status: ExitStatus

  init(_ error: any Error) {
    switch error {
    case let error as Failure: self.init(error)
    case let error as ProgressError:
      self.init(Self.words(for: error, .progress), Self.status(for: error))
    case let error as SoundError: self.init(error.words, .unavailable)
    case let error as SystemError:
      self.init("\(Self.words(for: error)).", .inputOutput)
    default:
      self.init("The program's own data is at fault (\(error)). Please report this.", .fault)
    }
  }

  var message: String { "Error: \(words)" }

  private init(_ words: String, _ status: ExitStatus) {
    self.words = words.printable
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
    case .unreadableHome(let path):
      self.init(
        "The directory '\(path)', where progress is kept, has a name that is not UTF-8."
          + " Name another with '--data-dir'.",
        .configuration
      )
    case .noConfigurationHome:
      self.init(
        "There is no home directory to keep settings in. Please set HOME or XDG_CONFIG_HOME.",
        .cannotCreate
      )
    case .unreasonableClock:
      self.init("The system clock shows no date of ours. Please set it.", .configuration)
    case .invalidVariable(let name, let value, let expected):
      self.init(
        "The value '\(value)' is invalid for '\(name)'."
          + " Please set it to one of \(expected.joined(separator: ", ")), or unset it."
          + (suggestion(for: value, among: expected).map { " Did you mean '\($0)'?" } ?? ""),
        .configuration
      )
    case .settings(let error):
      self.init(Self.words(for: error, .settings), Self.status(forSettings: error))
    case .invalidSetting(let flaw, let path):
      self.init(
        "The settings file '\(path)' is not right: '\(flaw.key)' is \(flaw.value ?? "missing"),"
          + " and should be \(flaw.expected)."
          + " Choose again with 'dailychallenge config set \(flaw.key)' and a value.",
        .configuration
      )
    case .transfer(let error, let archive):
      let kind = error.path == archive ? File.archive : .progress
      self.init(Self.words(for: error, kind), Self.status(for: error, kind))
    case .noFigure:
      self.init("This task has nothing to draw: its scale has no key signature.", .badData)
    case .unknownPlayer(let name):
      self.init(
        "There is no program '\(name)' to play sounds with. Name another with"
          + " '\(Option.player.longSpelling)', or 'auto'.",
        .unavailable
      )
    case .unwritableSound(let path, let error):
      self.init("The sound cannot be written to '\(path)': \(error.message).", .cannotCreate)
    case .finished(let day, let level):
      self.init("The challenge of \(day), \(level.rawValue), has no open task.", .badData)
    case .unfinished(let day, let level):
      self.init(
        "The challenge of \(day), \(level.rawValue), is not finished. It can be shared once it is.",
        .badData
      )
    case .noTaskOver:
      self.init("No task is over yet. Each is explained once it is.", .badData)
    case .stillOpen(let task):
      self.init("Task \(task) is still open. It is explained once it is over.", .badData)
    case .inputNeeded(let answer):
      self.init(
        "An answer is needed, and '\(Flag.noInput.longSpelling)' keeps it from being read. Give it with"
          + " '\(answer)'.",
        .noInput
      )
    case .overtaken:
      self.init("Another dailychallenge answered this task first. Nothing was done.", .tryAgain)
    }
  }
}

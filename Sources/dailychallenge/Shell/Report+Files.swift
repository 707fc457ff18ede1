import DailyChallengeKit
import Platform
import Progress
import TerminalUI

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
    return
      """
      Warning: The progress file '\(recovery.path)' \(words(for: recovery.damage)). \(kept) Play goes on \
      with what is whole: \(tasksBegun(recovery.tasks)).
      """
      .printable
  }

  static func tasksBegun(_ count: Int) -> String {
    count == 1 ? "1 task begun" : "\(count) tasks begun"
  }

  /// The files there are.
  enum File: String {
    case progress, settings, archive

    /// What is there to do about a damaged one at a path.
    func remedy(at path: String) -> String {
      switch self {
      case .progress where path.split(separator: "/").dropLast().last == "superseded":
        " 'dailychallenge doctor --repair' sets it aside."
      case .progress: " The next game sets it aside, and goes on with what can be read of it."
      case .settings: " Move it away to start afresh."
      case .archive: ""
      }
    }
  }

  static func status(for error: ProgressError, _ kind: File = .progress) -> ExitStatus {
    switch error {
    case .unreadable, .damaged(_, .unreadable): kind == .archive ? .noInput : .inputOutput
    case .unwritable: .cannotCreate
    case .damaged, .newer: .badData
    case .locked, .overtaken: .tryAgain
    }
  }

  static func status(forSettings error: ProgressError) -> ExitStatus {
    switch error {
    case .unreadable, .damaged, .newer: .configuration
    case .unwritable, .locked, .overtaken: status(for: error)
    }
  }

  static func words(for error: ProgressError, _ kind: File) -> String {
    let file = kind == .archive ? "archive" : "\(kind) file"
    return switch error {
    case .unreadable(let error):
      "The \(file) cannot be read: \(words(for: error))."
    case .unwritable(let error):
      "The \(file) cannot be saved: \(words(for: error))."
    case .damaged(let path, let damage):
      "The \(file) '\(path)' \(words(for: damage)). It is left as it is." + kind.remedy(at: path)
    case .newer(let path, let program):
      "The \(file) '\(path)' was written\(program.map { " by dailychallenge \($0)" } ?? "")"
        + " in a form that is newer than this program. It is left as it is."
    case .locked(let path):
      "Another dailychallenge is busy with '\(path)'. Nothing is lost; try again."
    case .overtaken(let path):
      "Another dailychallenge replaced '\(path)' at the same moment. It is left as it is; try again."
    }
  }

  /// What the doctor says of a file, after its path.
  static func words(for finding: Finding.Kind) -> String {
    switch finding {
    case .unreadable(let error): "cannot be read: \(error.message)"
    case .unwritable(let error): "cannot be written: \(error.message)"
    case .locked: "is locked by another dailychallenge"
    case .permissions(let bits):
      "has the permissions \(String(bits, radix: 8)), and should be for you alone to read and write"
    case .leftover: "was left by a program that was killed"
    case .damaged(let damage): words(for: damage)
    case .newer(let program):
      "was written\(program.map { " by dailychallenge \($0)" } ?? "") in a form that is newer than this program"
    case .staleResults(let count): "lacks or contradicts \(count) of the finished challenges"
    case .fromTheFuture(let moment): "was begun at \(moment), which is still to come"
    case .keptAside: "was damaged, and is kept"
    case .stray: "is not one of ours"
    case .absent: "is not there yet: nothing was saved"
    }
  }

  static func words(for error: SystemError) -> String {
    "'\(error.path)': \(error.message)"
  }

  private static func words(for damage: Damage) -> String {
    switch damage {
    case .unreadable(let error): "cannot be read: \(error.message)"
    case .empty: "is empty"
    case .notAFile: "is not a regular file"
    case .tooLarge: "is far too large"
    case .notJSON: "is damaged: it is not valid JSON"
    case .neverWritten(let program):
      "is damaged: it is in a form that dailychallenge \(program), which it names, cannot have written"
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
    case .tooManyValues: "has too many values"
    case .tooLong: "has a value that is too long"
    }
  }
}

public import DailyChallengeKit
public import Platform

/// What stands between a player and the saved progress.
public enum ProgressError: Error, Equatable {
  /// The system does not let us read.
  case unreadable(SystemError)
  /// There is a file, and it is no session.
  case damaged(path: String, Damage)
  /// A newer program wrote the file, which is left alone.
  case newer(path: String, program: String?)
  /// The system does not let us write.
  case unwritable(SystemError)
  /// Another process kept the lock too long.
  case locked(path: String)
  /// Another process replaced the file although we hold the lock.
  case overtaken(path: String)
}

extension ProgressError {
  /// Where the trouble is.
  public var path: String {
    switch self {
    case .unreadable(let error), .unwritable(let error): error.path
    case .damaged(let path, _), .newer(let path, _), .locked(let path), .overtaken(let path): path
    }
  }
}

/// What is wrong with a file.
public enum Damage: Equatable, Sendable {
  /// The system will not open or read it.
  case unreadable(SystemError)
  case empty
  case notAFile
  case tooLarge
  /// The scan found a flaw in the text.
  case malformed(JSONFlaw)
  /// The decoder refuses what the scan let through.
  case notJSON
  /// What it holds is of a form that the program which it names does not know.
  case neverWritten(by: String)
  case invalid(InvalidValue)
}

extension ProgressError {
  /// What went wrong while a file was read.
  init(reading path: String, _ error: any Error) {
    switch error {
    case let error as ProgressError: self = error
    case let error as SystemError where error.isAboutTheFile:
      self = .damaged(path: path, .unreadable(error))
    case let error as SystemError: self = .unreadable(error)
    case RegularFile.ReadError.tooLarge: self = .damaged(path: path, .tooLarge)
    case is RegularFile.ReadError: self = .damaged(path: path, .notAFile)
    case let error as NewerSession: self = .newer(path: path, program: error.program)
    case let error as InvalidValue: self = .damaged(path: path, .invalid(error))
    case let error as JSONFlaw: self = .damaged(path: path, .malformed(error))
    default: self = .damaged(path: path, .notJSON)
    }
  }

  /// What went wrong while a file was written, or the lock for it taken.
  init(writing path: String, _ error: any Error) {
    switch error {
    case let error as ProgressError: self = error
    case let error as SystemError: self = .unwritable(error)
    case is FileLock.LockError: self = .locked(path: path)
    default: self = .damaged(path: path, .notJSON)
    }
  }
}

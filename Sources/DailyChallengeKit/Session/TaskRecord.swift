/// A task of a session, with what has happened to it.
public struct TaskRecord: Equatable {
  public let question: ChallengeTask
  public internal(set) var attempts: [Attempt]
  /// How many hints were taken.
  public internal(set) var hints: Int
  /// Whether an answer has been offered to be taken back, which happens once.
  public internal(set) var hasOfferedRetraction = false
  /// Nil while the task is open.
  public internal(set) var outcome: Outcome?
  /// Nil while the task is open.
  public internal(set) var points: Int?
  /// Keys of a newer program; they survive a rewrite.
  var unknownKeys = UnknownKeys()

  public init(_ question: ChallengeTask) {
    self.question = question
    attempts = []
    hints = 0
  }

  public var isOpen: Bool { outcome == nil }

  /// Attempts left while the task is open.
  public var attemptsLeft: Int { Scoring.attempts - attempts.count }
}

/// How a task ended.
public enum Outcome: String, CaseIterable, Sendable {
  case solved, missed, skipped
}

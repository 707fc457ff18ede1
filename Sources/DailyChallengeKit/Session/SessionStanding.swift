/// How far a session has come: which of two histories of one day and level is the one to keep.
///
/// The greater one is finished, or was finished earlier, or has more answers.
public struct SessionStanding: Equatable, Sendable {
  /// Nil while a task is open.
  public let finishedAt: Timestamp?
  /// Answers, and tasks given up.
  public let answers: Int

  public init(of record: SessionRecord) {
    finishedAt = record.finishedAt
    answers = record.tasks.reduce(0) { sum, task in
      sum + task.attempts.count + (task.outcome == .skipped ? 1 : 0)
    }
  }
}

extension SessionStanding: Comparable {
  public static func < (lesser: SessionStanding, greater: SessionStanding) -> Bool {
    guard lesser.finishedAt == greater.finishedAt else {
      guard let greaterEnd = greater.finishedAt else { return false }
      return lesser.finishedAt.map { $0 > greaterEnd } ?? true
    }
    return lesser.answers < greater.answers
  }
}

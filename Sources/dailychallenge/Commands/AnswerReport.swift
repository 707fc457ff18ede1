import DailyChallengeKit
import TerminalUI

/// What one move led to, for other programs to read.
struct AnswerReport: Encodable {
  private let record: SessionRecord
  private let task: Int
  private let response: ChallengeSession.Response?
  private let message: String

  /// - Parameters:
  ///   - responses: What the player is told, in order.
  ///   - record: The session after the move.
  ///   - task: The index of the task the move was about.
  init(
    _ responses: [ChallengeSession.Response],
    record: SessionRecord,
    task: Int,
    renderer: ResponseRenderer
  ) {
    self.record = record
    self.task = task
    response = responses.first
    message = responses.map(renderer.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private enum CodingKeys: String, CodingKey {
    case version, day, level, number, result, read, misconception, message, outcome, points
    case attemptsLeft, hints, answer, total, finished
  }

  func encode(to encoder: any Encoder) throws {
    let task = record.tasks[task]
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    try container.encode(record.day.description, forKey: .day)
    try container.encode(record.level.rawValue, forKey: .level)
    try container.encode(self.task + 1, forKey: .number)
    try container.encode(response?.result, forKey: .result)
    try container.encode(response?.read, forKey: .read)
    try container.encode(response?.misconception, forKey: .misconception)
    try container.encode(message, forKey: .message)
    try container.encode(task.outcome?.rawValue, forKey: .outcome)
    try container.encode(task.points, forKey: .points)
    try container.encode(task.isOpen ? task.attemptsLeft : 0, forKey: .attemptsLeft)
    try container.encode(task.hints, forKey: .hints)
    try container.encode(task.isOpen ? nil : task.question.rightAnswer.ascii, forKey: .answer)
    try container.encode(record.points, forKey: .total)
    try container.encode(record.isFinished, forKey: .finished)
  }
}

extension ChallengeSession.Response {
  /// The kind of response, in one word.
  fileprivate var result: String? {
    switch self {
    case .refused: "unreadable"
    case .judged(let judgement, _, _, _, _): judgement.verdict.rawValue
    case .hint: "hint"
    case .noMoreHints: "no-more-hints"
    case .skipped: "skipped"
    case .confirmationAsked, .skipAsked, .finished, .notSaved, .savedAgain: nil
    }
  }

  /// The answer as it was read.
  fileprivate var read: String? {
    if case .judged(_, let answer, _, _, _) = self { answer.ascii } else { nil }
  }

  /// The id of the misconception that explains the answer.
  fileprivate var misconception: String? {
    if case .judged(_, _, _, let diagnosis, _) = self { diagnosis?.id } else { nil }
  }
}

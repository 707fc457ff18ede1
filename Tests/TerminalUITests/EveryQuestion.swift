import Testing

@testable import DailyChallengeKit

extension Level {
  /// Every question of every deck.
  func questions() async throws -> [ChallengeTask] {
    let first = try #require(CalendarDay(challengeNumber: 1))
    let edition = try #require(Edition.inForce(on: first))
    let curriculum = try Curriculum(
      level: self,
      edition: edition.number,
      of: edition.curriculum,
      scales: try await catalogue()
    )
    return try curriculum.slots.flatMap { slot in try (0..<slot.count).map(slot.task(at:)) }
  }
}

extension ChallengeTask {
  /// A wrong answer for each misconception that predicts one.
  func wrongAnswers(at level: Level) -> [Answer] {
    let predicted =
      switch impl {
      case .noteReading(let task):
        Misconception.all(reading: level.clefs).map { $0.predictions(task).map(\.answer.example) }
      case .scaleDegreeChord(let task):
        Misconception.all.map { $0.predictions(task).map(\.answer.example) }
      }
    return predicted.compactMap { answers in answers.first { judge($0) != .correct } }
  }
}

extension PredictedAnswer {
  fileprivate var example: Answer {
    switch self {
    case .exactly(let answer): answer
    case .chord(let notes): .chord(notes.map { $0[0] })
    }
  }
}

import Testing

@testable import DailyChallengeKit

extension Level {
  /// Every question of every deck.
  func questions() async throws -> [ChallengeTask] {
    let edition = try #require(Edition.inForce(on: challenge(1)))
    let curriculum = try Curriculum(
      level: self,
      edition: edition.number,
      of: edition.curriculum,
      scales: try await .bundled()
    )
    return try curriculum.slots.flatMap { slot in try (0..<slot.count).map(slot.task(at:)) }
  }
}

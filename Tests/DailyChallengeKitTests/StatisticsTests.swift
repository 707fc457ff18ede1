import DailyChallengeKit
import Foundation
import Testing

@Suite struct `Statistics of finished challenges` {
  private func result(
    day: String,
    level: String,
    points: Int,
    outcomes: [String],
    misconceptions: [String] = [],
    seconds: Double
  ) throws -> ChallengeResult {
    let object: [String: Any] = [
      "day": day, "level": level, "points": points, "outcomes": outcomes,
      "misconceptions": misconceptions, "seconds": seconds, "startedOn": day,
      "finishedAt": "\(day)T09:00:00Z",
    ]
    return try JSONDecoder().decode(
      ChallengeResult.self,
      from: try JSONSerialization.data(withJSONObject: object)
    )
  }

  private func statistics() throws -> Statistics {
    let results = [
      try result(
        day: "2026-11-28",
        level: "advanced",
        points: 14,
        outcomes: ["solved", "missed"],
        misconceptions: ["other-clef", "parallel-key", "other-clef"],
        seconds: 30
      ),
      try result(
        day: "2026-11-29",
        level: "beginner",
        points: 20,
        outcomes: ["solved", "solved"],
        seconds: 20
      ),
      try result(
        day: "2026-11-29",
        level: "advanced",
        points: 7,
        outcomes: ["solved", "skipped"],
        misconceptions: ["enharmonic-twin"],
        seconds: 61
      ),
    ]
    return Statistics(of: results, today: try #require(CalendarDay("2026-11-30")))
  }

  @Test func `count every challenge at its own level, the easiest first`() throws {
    let levels = try statistics().levels
    #expect(levels.map(\.level) == [.beginner, .advanced])
    #expect(levels.map(\.finished) == [1, 2])
    #expect(levels.map(\.bestPoints) == [20, 14])
    #expect(levels.map(\.averagePoints) == [20, 10.5])
    #expect(levels.map(\.averageSeconds) == [20, 45.5])
    let tasks = levels.map { level in Outcome.allCases.map { level[$0] } }
    #expect(tasks == [[2, 0, 0], [2, 1, 1]])
  }

  @Test func `count mistakes, the most frequent first and else by name`() throws {
    let mistakes = try statistics().mistakes
    #expect(mistakes.map(\.id) == ["other-clef", "enharmonic-twin", "parallel-key"])
    #expect(mistakes.map(\.times) == [2, 1, 1])
  }

  @Test func `count a day once for the streak, whatever its levels`() throws {
    let streak = try statistics().streak
    #expect((streak.current, streak.best, streak.total) == (2, 2, 2))
  }

  @Test func `are empty where nothing was finished`() throws {
    let statistics = Statistics(of: [], today: try #require(CalendarDay("2026-11-30")))
    #expect(statistics.levels.isEmpty)
    #expect(statistics.mistakes.isEmpty)
    #expect(statistics.streak.total == 0)
  }
}

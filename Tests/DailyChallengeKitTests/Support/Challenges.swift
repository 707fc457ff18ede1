import DailyChallengeKit
import Testing

extension Dealer {
  /// The dealer of the edition that is in force on the first day.
  static func inForce(at level: Level, scales: ScaleTable) throws -> Dealer {
    let edition = try #require(Edition.inForce(on: challenge(1)))
    return try Dealer(edition: edition, level: level, scales: scales)
  }
}

/// The day of a challenge.
func challenge(_ number: Int) throws -> CalendarDay {
  try #require(CalendarDay(challengeNumber: number))
}

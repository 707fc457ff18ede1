/// A challenge that was begun, and what it came to.
public struct HistoryEntry: Equatable, Sendable {
  public let day: CalendarDay
  public let level: Level
  /// Nil while it is not finished.
  public let result: ChallengeResult?

  public init(day: CalendarDay, level: Level, result: ChallengeResult?) {
    self.day = day
    self.level = level
    self.result = result
  }
}

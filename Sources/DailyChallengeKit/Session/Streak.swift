/// How regularly somebody plays. Computed from results, never stored.
public struct Streak: Equatable, Sendable {
  /// Days in a row up to now.
  public let current: Int
  /// The longest there has been.
  public let best: Int
  /// All days that count.
  public let total: Int

  /// Counts the days whose challenge was begun on the day and finished in time, at whatever level.
  ///
  /// A missed day is forgiven when none of the six days before it was missed: it neither counts nor
  /// breaks. Today is not missed before it ends, and days after today are taken as they come.
  public init(of results: [ChallengeResult], today: CalendarDay) {
    let days = Set(results.filter(\.countsForStreak).map(\.day.daysSince1970))
    let today = today.daysSince1970
    var current = 0
    var best = 0
    if let first = days.min(), let last = days.max() {
      for day in first...max(last, today) {
        if days.contains(day) {
          current += 1
          best = max(best, current)
        } else if day != today, !(1...6).allSatisfy({ days.contains(day - $0) }) {
          current = 0
        }
      }
    }
    self.current = current
    self.best = best
    total = days.count
  }
}

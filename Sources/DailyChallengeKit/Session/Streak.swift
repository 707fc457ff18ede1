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
  /// breaks. Today is not missed before it ends. Where it is tomorrow already for the player who has flown
  /// home, that day counts too; later ones, which only a wrong clock can have made, break nothing.
  public init(of results: [ChallengeResult], today: CalendarDay) {
    let days = Set(results.filter(\.countsForStreak).map(\.day.daysSince1970))
    let tomorrow = today.daysSince1970 + 1
    current = Self.runs(of: days.filter { $0 <= tomorrow }, until: today).last ?? 0
    best = Self.runs(of: days, until: today).max() ?? 0
    total = days.count
  }

  /// How long the streak was on each of the days, and last what is left of it today.
  private static func runs(of days: Set<Int>, until today: CalendarDay) -> [Int] {
    func isForgiven(_ missed: Range<Int>) -> Bool {
      missed.isEmpty
        || missed.count == 1 && (1...6).allSatisfy { days.contains(missed.lowerBound - $0) }
    }
    var runs: [Int] = []
    var next = days.min() ?? 0
    for day in days.sorted() {
      runs.append(isForgiven(next..<day) ? (runs.last ?? 0) + 1 : 1)
      next = day + 1
    }
    let rest = next..<max(next, today.daysSince1970)
    return runs + [isForgiven(rest) ? runs.last ?? 0 : 0]
  }
}

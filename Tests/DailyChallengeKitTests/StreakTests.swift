import DailyChallengeKit
import Testing

@Suite struct `A streak` {
  /// The results of played days, written as a row of marks ending today: `x` played, `.` missed.
  private func results(
    _ row: String,
    finishedAfter hours: Int = 20,
    until last: String = "2026-11-30"
  ) async throws -> [ChallengeResult] {
    let today = try #require(CalendarDay(last))
    let scales = ScaleTable(try await bundledScaleCatalog().scales())
    let edition = try #require(Edition.inForce(on: today))
    let dealer = try Dealer(edition: edition, level: .beginner, scales: scales)
    var results: [ChallengeResult] = []
    for (index, mark) in row.enumerated() where mark == "x" {
      let day = try #require(today.advanced(by: index - row.count + 1))
      let midnight = day.daysSince1970 * 86_400
      var session = ChallengeSession(
        SessionRecord(
          day: day,
          level: .beginner,
          edition: 1,
          startedAt: Timestamp(secondsSince1970: midnight),
          startedOn: day,
          tasks: try dealer.tasks(on: day)
        ),
        program: "test"
      )
      while !session.record.isFinished {
        let moment = Timestamp(secondsSince1970: midnight + hours * 3600)
        _ = session.apply(.skip(.certain, at: moment))
      }
      results.append(try #require(ChallengeResult(session.record)))
    }
    return results
  }

  @Test(arguments: [
    ("", 0, 0, 0),
    ("x", 1, 1, 1),
    ("xxx", 3, 3, 3),
    // Today is not missed before it ends.
    ("xxx.", 3, 3, 3),
    // A miss with fewer than six days before it breaks.
    ("xxxxx.x", 1, 5, 6),
    // After six days in a row a miss is forgiven, and does not count.
    ("xxxxxx.x", 7, 7, 7),
    // Not two misses in seven days.
    ("xxxxxx.xxxxx.x", 1, 11, 12),
    ("xxxxxx.xxxxxx.x", 13, 13, 13),
    ("xxxxxx..x", 1, 6, 7),
    ("xxxxxxxx.......", 0, 8, 8),
  ])
  func `counts played days and forgives one miss a week`(
    row: String,
    current: Int,
    best: Int,
    total: Int
  ) async throws {
    let today = try #require(CalendarDay("2026-11-30"))
    let streak = Streak(of: try await results(row), today: today)
    #expect(streak.current == current)
    #expect(streak.best == best)
    #expect(streak.total == total)
  }

  @Test func `counts a challenge finished by the end of the next day, wherever that is`()
    async throws
  {
    let today = try #require(CalendarDay("2026-11-30"))
    #expect(Streak(of: try await results("xx", finishedAfter: 59), today: today).current == 2)
    #expect(Streak(of: try await results("xx", finishedAfter: 60), today: today).total == 0)
  }

  @Test func `does not count what was begun on another day`() async throws {
    let day = try #require(CalendarDay("2026-11-01"))
    let today = try #require(CalendarDay("2026-11-30"))
    let scales = ScaleTable(try await bundledScaleCatalog().scales())
    let edition = try #require(Edition.inForce(on: day))
    let dealer = try Dealer(edition: edition, level: .beginner, scales: scales)
    let moment = Timestamp(secondsSince1970: today.daysSince1970 * 86_400)
    var session = ChallengeSession(
      SessionRecord(
        day: day,
        level: .beginner,
        edition: 1,
        startedAt: moment,
        startedOn: today,
        tasks: try dealer.tasks(on: day)
      ),
      program: "test"
    )
    while !session.record.isFinished { _ = session.apply(.skip(.certain, at: moment)) }
    let result = try #require(ChallengeResult(session.record))
    #expect(!result.countsForStreak)
    #expect(Streak(of: [result], today: today).total == 0)
  }

  @Test(arguments: ["2026-12-02", "2027-06-01", "9999-12-31"])
  func `is not broken by a day that a wrong clock has made`(later: String) async throws {
    let today = try #require(CalendarDay("2026-11-30"))
    let results = try await results("xxx.") + results("x", until: later)
    let streak = Streak(of: results, today: today)
    #expect([streak.current, streak.best, streak.total] == [3, 3, 4])
  }

  @Test func `goes on where it is tomorrow already`() async throws {
    let today = try #require(CalendarDay("2026-11-30"))
    let streak = Streak(of: try await results("xxx", until: "2026-12-01"), today: today)
    #expect([streak.current, streak.best, streak.total] == [3, 3, 3])
  }
}

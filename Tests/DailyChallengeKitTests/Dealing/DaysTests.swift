import DailyChallengeKit
import Testing

struct `A dealt day` {
  @Test(arguments: Level.allCases)
  func `has ten tasks, five of each kind in turn`(level: Level) async throws {
    let days = try #require(try await TenYears.dealt.value.days[level])
    #expect(days.count == TenYears.count)
    let inTurn = (1...10).map { !$0.isMultiple(of: 2) }
    #expect(days.allSatisfy { $0.map(\.isNote) == inTurn })
  }

  @Test(arguments: Level.allCases)
  func `repeats nothing of its own or of the day before`(level: Level) async throws {
    let days = try #require(try await TenYears.dealt.value.days[level])
    #expect(zip(days, days.dropFirst()).allSatisfy { Set($0 + $1).count == 20 })
  }

  @Test(arguments: Level.allCases)
  func `depends on nothing but the day and the level`(level: Level) async throws {
    let days = try #require(try await TenYears.dealt.value.days[level])
    let scales = try await ScaleTable.bundled()
    for number in [3650, 334, 1, 2, 334] {
      let dealer = try Dealer.inForce(at: level, scales: scales)
      let tasks = try dealer.tasks(on: challenge(number)).map(DealtQuestion.init)
      #expect(tasks == days[number - 1])
    }
  }

  @Test
  func `differs from level to level and from day to day`() async throws {
    let days = try await TenYears.dealt.value.days.values.flatMap(\.self)
    #expect(Set(days).count == 3 * TenYears.count)
  }

  @Test
  func `is dealt up to the last day there is`() async throws {
    let scales = try await ScaleTable.bundled()
    let last = try day("9999-12-31")
    for level in Level.allCases {
      #expect(try Dealer.inForce(at: level, scales: scales).tasks(on: last).count == 10)
    }
  }

  @Test
  func `is of the first edition, and there is none before the first challenge`() throws {
    #expect(try Edition.inForce(on: day("2026-01-01"))?.number == 1)
    #expect(try Edition.inForce(on: day("9999-12-31"))?.number == 1)
    #expect(try Edition.inForce(on: day("2025-12-31")) == nil)
  }

  /// Pins every question of 2026-01-01 to 2035-12-29 at all levels, as it is saved. An edition in
  /// force must never change it; until 1.0 is released, a change of the first edition may.
  @Test
  func `is the same everywhere and for ever`() async throws {
    #expect(try await TenYears.dealt.value.digest == 0x6BDB_BCA7_44D8_1E7A)
  }
}

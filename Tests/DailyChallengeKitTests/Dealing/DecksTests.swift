import DailyChallengeKit
import MusicTheory
import Testing

struct `A deck` {
  static let all = Level.allCases.flatMap { level in
    ExpectedDeck.all(at: level).map { (level, $0) }
  }

  @Test(arguments: all)
  func `holds what the design's table says, no more and no less`(
    level: Level,
    deck: ExpectedDeck
  ) async throws {
    let dealt = try await TenYears.dealt.value.questions(at: level, places: deck.places)
    #expect(deck.questions.subtracting(dealt) == [], "never dealt")
    #expect(Set(dealt).subtracting(deck.questions) == [], "not in the table")
  }

  @Test(arguments: all)
  func `is dealt whole in every cycle, each time in another order`(
    level: Level,
    deck: ExpectedDeck
  ) async throws {
    let cycles = try await cycles(of: deck, at: level)
    #expect(cycles.count >= 3)
    #expect(cycles.allSatisfy { Set($0) == deck.questions })
    #expect(Set(cycles).count == cycles.count)
  }

  @Test(arguments: all)
  func `is split once, and shuffled by halves`(level: Level, deck: ExpectedDeck) async throws {
    let cycles = try await cycles(of: deck, at: level)
    let middle = (deck.questions.count + 1) / 2
    #expect(Set(cycles.map { Set($0.prefix(middle)) }).count == 1)
    // Of the nine cards that are the smallest half, two shuffles in hundreds may agree.
    #expect(Set(cycles.map { $0.prefix(middle) }).count >= cycles.count - 2)
    #expect(Set(cycles.map { $0.dropFirst(middle) }).count >= cycles.count - 2)
  }

  @Test(arguments: all)
  func `brings nothing back before half of it has gone by`(
    level: Level,
    deck: ExpectedDeck
  ) async throws {
    let dealt = try await TenYears.dealt.value.questions(at: level, places: deck.places)
    var last: [DealtQuestion: Int] = [:]
    var shortest = Int.max
    for (index, question) in dealt.enumerated() {
      if let before = last.updateValue(index, forKey: question) {
        shortest = min(shortest, index - before)
      }
    }
    #expect(shortest > deck.questions.count / 2)
  }

  @Test(arguments: Level.allCases)
  func `shares no question with another of its level`(level: Level) {
    let decks = ExpectedDeck.all(at: level)
    let together = decks.reduce(into: Set()) { $0.formUnion($1.questions) }
    #expect(together.count == decks.reduce(0) { $0 + $1.questions.count })
    #expect(decks.flatMap(\.places).sorted() == Array(1...10))
  }

  /// The whole cycles of ten years.
  private func cycles(
    of deck: ExpectedDeck,
    at level: Level
  ) async throws -> [ArraySlice<DealtQuestion>] {
    let dealt = try await TenYears.dealt.value.questions(at: level, places: deck.places)
    let size = deck.questions.count
    return stride(from: 0, through: dealt.count - size, by: size).map { dealt[$0..<$0 + size] }
  }
}

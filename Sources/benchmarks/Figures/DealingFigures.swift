import DailyChallengeKit

/// What it takes to deal a day, at the level that takes longest.
struct DealingFigures {
  let scales: ScaleTable

  private struct NoEdition: Error {}

  func table() throws -> FigureTable {
    let year = (1...365).compactMap { CalendarDay(challengeNumber: $0) }
    guard let edition = year.first.flatMap(Edition.inForce(on:)) else { throw NoEdition() }
    let dealers = try Level.allCases.map {
      try Dealer(edition: edition, level: $0, scales: scales)
    }
    let slowestDay = try dealers.map { try nanoseconds(aDayOf: year, $0) }.max() ?? 0
    let slowestDealer = try Stopwatch.nanoseconds(perItemOf: Level.allCases) {
      _ = try Dealer(edition: edition, level: $0, scales: scales)
      return 1
    }
    return FigureTable(
      title: "Dealing, \(year.count) days",
      figures: [
        Figure("a day dealt, worst level", slowestDay / 1e3, .microseconds, budget: 20),
        Figure("a dealer made, average of the levels", slowestDealer / 1e6, .milliseconds),
      ]
    )
  }

  private func nanoseconds(aDayOf year: [CalendarDay], _ dealer: Dealer) throws -> Double {
    try Stopwatch.nanoseconds(perItemOf: year) { day in
      try dealer.tasks(on: day).count
    }
  }
}

import DailyChallengeKit
import Foundation
import Progress

/// What it takes to look back on ten years of play.
struct ResultFigures {
  let scales: ScaleTable

  private struct NoSuchDay: Error {}

  func table() throws -> FigureTable {
    let lines = 3652
    let home = try TemporaryHome()
    defer { home.remove() }
    let store = ProgressStore(directory: home.data, scales: scales, program: "1.0.0")
    try store.prepare()
    guard let first = CalendarDay(challengeNumber: 1), let today = first.advanced(by: lines) else {
      throw NoSuchDay()
    }
    let results = (0..<lines).compactMap(first.advanced(by:)).map(result)
    try results.map { $0 + "\n" }.joined().write(
      toFile: home.data + "/results.jsonl",
      atomically: false,
      encoding: .utf8
    )
    let time = try Stopwatch.nanoseconds(perItemOf: [today]) { today in
      Streak(of: try store.results(), today: today).total
    }
    return FigureTable(
      title: "Looking back",
      figures: [
        Figure("ten years of results.jsonl summed", time / 1e6, .milliseconds, budget: 60)
      ]
    )
  }

  /// A line of the file.
  private func result(of day: CalendarDay) -> String {
    """
    {"day":"\(day)","finishedAt":"\(day)T08:12:03Z","level":"intermediate","misconceptions":[],\
    "outcomes":["solved","solved","missed","solved","skipped","solved","solved","solved","solved",\
    "solved"],"points":77,"seconds":245.5,"startedOn":"\(day)"}
    """
  }
}

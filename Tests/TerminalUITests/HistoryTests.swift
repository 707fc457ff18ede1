import DailyChallengeKit
import Engraving
import Foundation
import MusicTheory
import TerminalUI
import Testing

/// What is told of many challenges at once, and of one to others.
@Suite struct `Looking back` {
  private let results: [ChallengeResult]
  private let entries: [HistoryEntry]

  init() throws {
    let text = """
      [ { "day": "2026-11-28", "level": "beginner", "points": 100, "misconceptions": [],
          "outcomes": ["solved", "solved", "solved", "solved", "solved", "solved", "solved", "solved",
            "solved", "solved"],
          "seconds": 252.4, "startedOn": "2026-11-28", "finishedAt": "2026-11-28T09:00:00Z" },
        { "day": "2026-11-29", "level": "intermediate", "points": 7,
          "misconceptions": ["other-clef", "other-clef", "signature-forgotten"],
          "outcomes": ["solved", "missed", "skipped", "skipped"],
          "seconds": 3661, "startedOn": "2026-11-29", "finishedAt": "2026-11-29T09:00:00Z" } ]
      """
    results = try JSONDecoder().decode([ChallengeResult].self, from: Data(text.utf8))
    entries =
      results.map { HistoryEntry(day: $0.day, level: $0.level, state: .finished($0)) }
      + [HistoryEntry(day: try #require(CalendarDay("2026-11-30")), level: .advanced, state: .open)]
  }

  private let spoken = TextStyle(characters: .ascii, width: 80).spoken()

  @Test func `the history has a line for each challenge`() {
    #expect(
      HistoryRenderer(style: .unicode).lines(for: entries) == [
        "2026-11-28  beginner      100 of 100  10 solved  4 min 12 s",
        "2026-11-29  intermediate     7 of 40  1 solved, 1 missed, 2 skipped  1 h 1 min",
        "2026-11-30  advanced      open",
      ]
    )
  }

  @Test func `the history has two lines where it is narrow`() {
    let narrow = HistoryRenderer(style: TextStyle(characters: .unicode, width: 40))
    #expect(
      narrow.lines(for: Array(entries.prefix(1))) == [
        "2026-11-28  beginner      100 of 100", "  10 solved 4 min 12 s",
      ]
    )
  }

  @Test func `the history is told in sentences`() {
    #expect(
      HistoryRenderer(style: spoken).lines(for: entries) == [
        "2026-11-28, beginner: 100 of 100. 10 solved. 4 minutes 12 seconds.",
        "2026-11-29, intermediate: 7 of 40. 1 solved, 1 missed, 2 skipped. 1 hour 1 minute.",
        "2026-11-30, advanced: open.",
      ]
    )
    #expect(
      HistoryRenderer(style: spoken).lines(for: []) == ["No challenge to list yet."]
    )
  }

  @Test func `the history as records has the same fields for every challenge`() {
    #expect(
      entries.map(HistoryRenderer(style: .unicode).record) == [
        "2026-11-28\tbeginner\tfinished\t100\t10\t0\t0\t252.4",
        "2026-11-29\tintermediate\tfinished\t7\t1\t1\t2\t3661.0",
        "2026-11-30\tadvanced\topen\t\t\t\t\t",
      ]
    )
  }

  @Test func `the statistics go by level, and end with the mistakes`() throws {
    let statistics = Statistics(of: results, today: try #require(CalendarDay("2026-11-30")))
    let renderer = StatisticsRenderer(style: .unicode)
    #expect(
      renderer.lines(for: statistics).joined(separator: "\n") == """
        Streak: 2 days. Best: 2 days. Played: 2 days.

        beginner
          challenges finished  1
          average points       100.0
          best points          100
          average time         4 min 12 s
          tasks solved         10
          tasks missed         0
          tasks skipped        0

        intermediate
          challenges finished  1
          average points       7.0
          best points          7
          average time         1 h 1 min
          tasks solved         1
          tasks missed         1
          tasks skipped        2

        Mistakes that were named
            2  other clef
            1  signature forgotten
        """
    )
    let records = renderer.records(of: statistics)
    #expect(records.prefix(3) == ["streak: 2", "best streak: 2", "days played: 2"])
    #expect(records.contains("intermediate, tasks skipped: 2"))
    #expect(records.last == "mistake, signature forgotten: 1")
    #expect(
      StatisticsRenderer(style: spoken).lines(for: statistics).dropFirst(3).prefix(4) == [
        "beginner, challenges finished: 1", "beginner, average points: 100.0",
        "beginner, best points: 100", "beginner, average time: 4 minutes 12 seconds",
      ]
    )
  }

  @Test func `what is shared has the points of each task, and nothing of the tasks`() throws {
    var session = try session(try note(.bass, -1, 9), try note(.bass, -1, 9))
    for answer in ["A", "Bb", "Bb"] { _ = session.responses(to: answer) }
    let streak = Streak(of: results, today: try #require(CalendarDay("2026-11-30")))
    #expect(
      ShareText(style: .unicode).lines(for: session.record, streak: streak) == [
        "Daily challenge #334, Monday 30 November 2026, intermediate",
        "17 of 20 points",
        "Task by task: 7 10",
        "Streak: 2 days",
      ]
    )
    #expect(ShareText(style: spoken).lines(for: session.record, streak: nil).count == 3)
  }

  @Test func `the status as records has the answers of tasks that are over`() throws {
    var session = try session(try note(.bass, -1, 9), try note(.bass, -1, 9))
    _ = session.responses(to: "Bb")
    #expect(
      SessionRenderer(style: .unicode).records(of: session.record) == [
        "1\tsolved\t10\tB♭", "2\topen\t\t",
      ]
    )
  }
}

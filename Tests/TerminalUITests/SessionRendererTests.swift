import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `Round the tasks` {
  private let screens = SessionRenderer(style: .unicode)

  @Test func `the title says number, day and level`() throws {
    let record = try session(try note(.bass, 0, 3)).record
    #expect(
      screens.title(of: record) == ["Daily challenge #334, Monday 30 November 2026, intermediate"]
    )
  }

  @Test func `the progress stands at both edges, or below where it is narrow`() throws {
    let record = try session(try note(.bass, 0, 3)).record
    let gap = String(repeating: " ", count: 80 - "Task 1 of 1".count - "0 points so far".count)
    #expect(screens.progress(of: record, task: 0) == ["Task 1 of 1\(gap)0 points so far"])
    let narrow = SessionRenderer(style: TextStyle(characters: .unicode, width: 20))
    #expect(narrow.progress(of: record, task: 0) == ["Task 1 of 1", "0 points so far"])
  }

  @Test func `the status tells no answer of an open task`() throws {
    let record = try session(try note(.bass, -1, 9)).record
    #expect(
      screens.status(of: record) == [
        "Daily challenge #334, Monday 30 November 2026, intermediate",
        "0 of 1 tasks done, 0 points so far.",
        "",
        "   1   -  open",
      ]
    )
  }

  @Test func `the result lists every task with its points and its answer`() throws {
    var session = try session(try note(.bass, -1, 9))
    _ = session.responses(to: "A")
    _ = session.responses(to: "Bb")
    #expect(
      screens.result(of: session.record) == ["7 of 10 points.", "", "   1   7  solved   B♭"]
    )
  }
}

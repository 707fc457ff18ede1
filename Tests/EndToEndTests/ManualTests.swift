import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ManualTests {
  @Test(.enabled(if: areInstalled("mandoc"), "needs the program mandoc"))
  func `the manual page has no fault, of style either`() async throws {
    let player = try Player()
    let screen = try await player.types(
      "dailychallenge man > dailychallenge.1 && mandoc -T lint dailychallenge.1"
    )
    #expect(screen.status == 0)
    #expect(screen.everything == "")
  }

  @Test func `whatever help tells is in the manual page`() async throws {
    let player = try Player()
    let help = try await player.types("dailychallenge help")
    let page = try await player.types("dailychallenge man").output
    let lines = help.lines.drop { $0 != "SUBCOMMANDS:" }
    let subjects = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }.prefix { $0 != "During" }
    #expect(subjects.count > 15)
    for subject in subjects where subject != "help" {
      let text = try await player.types("COLUMNS=300 dailychallenge help \(subject)").output
      let summary = text.dropFirst("OVERVIEW: ".count).prefix { $0 != "." && $0 != "'" }
      #expect(page.contains(summary.prefix(60)))
      for label in text.matches(of: #/\n  (--[a-z-]+)/#).map(\.1) {
        #expect(page.contains("Fl \(label.dropFirst())"))
      }
    }
  }
}

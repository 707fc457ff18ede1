import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LevelTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  private func chooses(_ settings: String) throws {
    try Data(settings.utf8).write(to: player.configuration.appending(path: "config.json"))
  }

  private func level(_ options: String = "") async throws -> Substring? {
    let screen = try await player.types("dailychallenge status --day 2026-01-05 \(options)")
    return screen.lines.first?.split(separator: " ").last
  }

  @Test func `the option goes before the settings, and these before the default`() async throws {
    #expect(try await level() == "intermediate")
    try chooses(#"{ "level": "advanced" }"#)
    #expect(try await level() == "advanced")
    #expect(try await level("--level beginner") == "beginner")
    #expect(try await level("--level=beginner") == "beginner")
  }

  @Test(arguments: ["", "hello", "[]", #"{ "level": "expert" }"#, #"{ "level": 3 }"#])
  func `settings that cannot be used are named, and left alone`(settings: String) async throws {
    try chooses(settings)
    let before = try player.belongings()
    for command in ["", "status", "show", "answer A"] {
      let screen = try await player.types("dailychallenge \(command)")
      #expect(screen.status == 78)
      #expect(screen.errors.hasPrefix("Error: The settings file '"))
      #expect(screen.errors.contains("/.config/dailychallenge/config.json'"))
      #expect(screen.output == "")
    }
    #expect(try player.belongings() == before)
    #expect(try await level("--level beginner") == "beginner")
  }

  #if os(Linux)
    /// Types lines at a terminal of its own.
    private func typesAtTerminal(_ lines: String, _ options: String = "") async throws -> Screen {
      try await player.types(
        "printf '\(lines)' | script -qec 'dailychallenge --day 2026-01-05 \(options)' /dev/null"
      )
    }

    @Test(arguments: [("2", "intermediate"), ("beginner", "beginner"), (" 3 ", "advanced")])
    func `a new player is asked for the level once`(answer: String, level: String) async throws {
      let first = try await typesAtTerminal("\(answer)\\nquit\\n")
      #expect(first.status == 0)
      #expect(first.output.contains("Which level would you like?"))
      #expect(first.output.contains("1  beginner"))
      #expect(first.output.contains("Daily challenge #5, Monday 5 January 2026, \(level)"))
      let settings = try String(
        contentsOf: player.configuration.appending(path: "config.json"),
        encoding: .utf8
      )
      #expect(settings == "{\n  \"level\" : \"\(level)\"\n}\n")
      let second = try await typesAtTerminal("quit\\n")
      #expect(!second.output.contains("Which level"))
      #expect(second.output.contains("Monday 5 January 2026, \(level)"))
    }

    @Test func `at forty columns, no line of the question is longer`() async throws {
      let screen = try await player.types(
        "printf '3\\nquit\\n'"
          + " | script -qec 'stty rows 24 cols 40; dailychallenge --day 2026-01-05' /dev/null"
      )
      #expect(screen.output.contains("Which level would you like?"))
      #expect(screen.output.contains("Monday 5 January\r\n2026, advanced"))
      // What is piped in is echoed beforehand, so that the last line stands behind the prompt.
      let lines = screen.output.replacing("> Saved", with: "Saved").split(separator: "\r\n")
      #expect(lines.filter { $0.count > 40 && !$0.hasPrefix("  dailychallenge ") } == [])
    }

    @Test func `what is no level is asked again`() async throws {
      let extremes = "\(Int.min)\\n\(Int.max)\\n\(Int.max)0\\n"
      let screen = try await typesAtTerminal("0\\n4\\n\\nexpert\\n\(extremes)1\\nquit\\n")
      #expect(screen.output.components(separatedBy: "Please type 1, 2 or 3.").count == 8)
      #expect(screen.output.contains("Monday 5 January 2026, beginner"))
    }

    @Test func `who asks for help is asked once more`() async throws {
      let screen = try await typesAtTerminal("?\\nhelp\\n1\\nquit\\n")
      #expect(screen.output.components(separatedBy: "Which level would you like?").count == 4)
      #expect(!screen.output.contains("Please type"))
    }

    @Test(arguments: ["\\004", "quit\\n", "EXIT\\n"])
    func `leaving the question chooses nothing`(typed: String) async throws {
      let screen = try await typesAtTerminal(typed)
      #expect(screen.status == 0)
      // The end of input leaves the cursor behind the prompt.
      #expect(typed != "\\004" || screen.output.hasSuffix("\r\n"))
      #expect(try player.progressFiles() == ["days"])
      #expect(try await level() == "intermediate")
    }

    @Test func `nobody is asked who names a level, or who pipes`() async throws {
      let named = try await typesAtTerminal("quit\\n", "--level advanced")
      #expect(!named.output.contains("Which level"))
      let piped = try await player.types("dailychallenge --day 2026-01-05 | cat")
      #expect(!piped.output.contains("Which level"))
      #expect(piped.output.contains("Monday 5 January 2026, intermediate"))
    }
  #endif
}

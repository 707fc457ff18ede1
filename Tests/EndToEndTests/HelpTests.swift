import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HelpTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  @Test func `help is the same however it is asked for`() async throws {
    let help = try await player.types("dailychallenge help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    for words in ["-h", "--help", "help help", "--help --bogus", "-h -h"] {
      #expect(try await player.types("dailychallenge \(words)").output == help.output)
    }
    let subcommands = try await player.subcommands()
    #expect(subcommands.count > 8)
    for name in subcommands {
      let help = try await player.types("dailychallenge help \(name)")
      #expect(help.status == 0)
      #expect(help.errors == "")
      for words in ["\(name) -h", "\(name) --help", "--help \(name)", "help \(name) --help -h"] {
        #expect(try await player.types("dailychallenge \(words)").output == help.output)
      }
    }
  }

  @Test(arguments: [
    ("SHOW", ["show --day 2026-01-05"]), ("STATUS", ["status --day 2026-01-05"]),
    ("STATS", ["stats"]), ("HISTORY", ["history"]), ("SHARE", ["share --day 2026-01-04"]),
    ("WHY", ["why --day 2026-01-05"]), ("CONFIG", ["config"]), ("PATHS", ["paths"]),
    ("EXPORT, IMPORT", ["export archive", "import archive"]), ("DOCTOR", ["doctor"]),
    ("ANSWER", ["answer A --day 2026-01-06", "answer --hint --day 2026-01-06"]),
    (
      "EXPLAIN",
      [
        "explain H", "explain C4", "explain 'C G'", "explain 'C major'", "explain C7/E",
        "explain 'V65/ii in C'", "explain 'Ger65 in c'", "explain 'alto clef, third line, 3 flats'",
      ]
    ),
  ])
  func `every key of a JSON object is documented`(
    section: String,
    commands: [String]
  ) async throws {
    _ = try await player.types(
      """
      dailychallenge answer --skip --day 2026-01-05
      yes skip | head -20 | dailychallenge play --day 2026-01-04
      """
    )
    let help = try await player.types("dailychallenge help json")
    let lines = help.lines.drop { $0 != "\(section):" }.prefix { $0 != "" }
    let words = lines.joined(separator: " ").split { !$0.isLetter }
    #expect(words.count > 5)
    for command in commands {
      let screen = try await player.types("dailychallenge \(command) --json")
      let object = try JSONSerialization.jsonObject(with: Data(screen.output.utf8))
      let keys = try #require(object as? [String: Any]).keys
      #expect(keys.contains("version"))
      for key in keys where key != "version" {
        #expect(words.contains { $0 == key }, "\(command): \(key)")
      }
    }
  }

  #if os(Linux)
    /// What stands out at a terminal, or in a file, in the help and in an error.
    private func boldTexts(
      _ setUp: String,
      at place: String,
      options: String = ""
    ) async throws -> [Substring] {
      let commands = "dailychallenge help scoring \(options); dailychallenge bogus \(options)"
      let line =
        place == "terminal"
        ? "script -qec '\(setUp) sh -c \"\(commands)\"' /dev/null"
        : "\(setUp) sh -c '{ \(commands); } 2>&1' | cat"
      let screen = try await player.types(line, with: ["TERM": "xterm"])
      return screen.everything.matches(of: #/\u{1B}\[1m([^\u{1B}]*)\u{1B}\[22m/#).map(\.1)
    }

    @Test(arguments: [
      ("env", "terminal", true), ("env", "file", false),
      ("env NO_COLOR=1", "terminal", false), ("env NO_COLOR=", "terminal", true),
      ("env TERM=dumb", "terminal", false), ("env -u TERM", "terminal", false),
      ("env CLICOLOR=0", "terminal", false), ("env ACCESSIBLE=1", "terminal", false),
      ("env DAILYCHALLENGE_ACCESSIBLE=on", "terminal", false),
      ("env ACCESSIBLE=1 DAILYCHALLENGE_ACCESSIBLE=off", "terminal", true),
      ("env CLICOLOR_FORCE=1", "file", true), ("env FORCE_COLOR=1", "file", true),
      ("env FORCE_COLOR=1 NO_COLOR=1", "file", false),
    ])
    func `titles stand out at a terminal, or as the variables have it`(
      setUp: String,
      place: String,
      standOut: Bool
    ) async throws {
      let texts = try await boldTexts(setUp, at: place)
      #expect(texts == (standOut ? ["OVERVIEW:", "POINTS:", "Error:"] : []))
    }

    @Test(arguments: [
      "env", "env NO_COLOR=1", "env CLICOLOR=0", "env TERM=dumb", "env FORCE_COLOR=1",
    ])
    func `the option goes before all variables`(setUp: String) async throws {
      for place in ["terminal", "file"] {
        let always = try await boldTexts(setUp, at: place, options: "--color always")
        #expect(always == ["OVERVIEW:", "POINTS:", "Error:"], "\(place)")
        #expect(try await boldTexts(setUp, at: place, options: "--color=never") == [], "\(place)")
        let automatic = try await boldTexts(setUp, at: place, options: "--color auto")
        #expect(try await automatic == boldTexts(setUp, at: place), "\(place)")
        let spoken = "--color always --accessible"
        #expect(try await boldTexts(setUp, at: place, options: spoken) == [], "\(place)")
      }
    }

    @Test func `nothing stands out for who has chosen to be told in words`() async throws {
      _ = try await player.types("dailychallenge config set accessible on")
      #expect(try await boldTexts("env", at: "terminal") == [])
    }

    @Test func `each stream decides for itself`() async throws {
      let screen = try await player.types(
        "script -qec 'dailychallenge help scoring > page; dailychallenge bogus' /dev/null; cat page",
        with: ["TERM": "xterm"]
      )
      #expect(screen.output.contains("\u{1B}[1mError:"))
      #expect(!screen.output.contains("\u{1B}[1mOVERVIEW:"))
    }
  #endif
}

extension Player {
  /// The subcommands that the help lists, but for `help` itself.
  func subcommands() async throws -> [Substring] {
    try await types("dailychallenge help").lines
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { $0 != "" }
      .compactMap { $0.prefix(20).split(separator: " ").first }.filter { $0 != "help" }
  }
}

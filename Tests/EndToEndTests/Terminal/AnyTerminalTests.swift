#if os(Linux)
  import Foundation
  import Testing

  /// A game in windows of every size, at terminals of every kind.
  @Suite(.timeLimit(.minutes(10)))
  struct AnyTerminalTests {
    private let player: Player

    init() throws {
      player = try Player()
    }

    private static let command = "exec dailychallenge --day 2026-01-05"

    /// Answers the question for the level and plays a little.
    private func play(_ terminal: Terminal) async throws {
      try await terminal.wait(until: { $0.currentLine.hasSuffix("3>") })
      try await terminal.type("3\r")
      try await terminal.asks(">")
      try await terminal.type("?\rF\rhint\rhint\rskip\rskip\r")
      try await terminal.wait(until: { $0.text.contains("task 2") })
      try await terminal.type("\r")
      try await terminal.asks(">")
      try await terminal.type("A C# E G\rquit\r")
      #expect(try await terminal.end() == .exit(0))
      #expect(await terminal.isAsItWas)
    }

    @Test(arguments: [
      "explain foo bar", "show --day 2027-05-05", "--bogus", "--level expert", "answer Q",
    ])
    func `breaks errors between words`(command: String) async throws {
      try await player.plays("exec dailychallenge \(command)", columns: 40) { terminal in
        _ = try await terminal.end()
        #expect(await terminal.screen.wraps == [])
        #expect(await terminal.text.count > 40)
      }
    }

    @Test(arguments: [20, 24, 40, 60, 80, 132, 300], ["braille", "unicode", "ascii", "words"])
    func `fits into a window of any width`(columns: Int, figure: String) async throws {
      try await player.plays(
        Self.command,
        columns: columns,
        with: ["DAILYCHALLENGE_FIGURE": figure]
      ) { terminal in
        try await play(terminal)
        // Whatever is longer would have been wrapped, so that all that fits ends with a newline of ours.
        let wrapped = await terminal.screen.wraps
        #expect(
          wrapped.filter { !$0.contains("dailychallenge ") } == []
        )
      }
    }

    @Test(arguments: ["xterm", "linux", "vt100", "screen", "tmux-256color", "rxvt", "unheard-of"])
    func `at any terminal the line is edited with nothing but the oldest means`(
      terminal name: String
    ) async throws {
      try await player.plays(Self.command, with: ["TERM": name]) { terminal in
        try await play(terminal)
        #expect(await terminal.screen.unknownSequences == [])
      }
    }

    @Test(arguments: ["dumb", "", "unknown"])
    func `at a terminal that can do nothing the system edits the line`(name: String) async throws {
      try await player.plays(Self.command, with: ["TERM": name]) { terminal in
        try await play(terminal)
        #expect(await !terminal.received.contains(0x1B))
      }
    }

    @Test func `without colour nothing is styled`() async throws {
      try await player.plays(Self.command, with: ["NO_COLOR": "1"]) { terminal in
        try await play(terminal)
        let text = await String(decoding: terminal.received, as: UTF8.self)
        #expect(!text.contains(/\u{1B}\[[0-9;]*m/))
      }
    }

    @Test(arguments: ["C", "POSIX"])
    func `where the locale has no Unicode, all is ASCII, whatever is typed`(locale: String)
      async throws
    {
      try await player.plays(
        Self.command,
        with: ["LC_ALL": locale, "DAILYCHALLENGE_FIGURE": "auto"]
      ) {
        terminal in
        try await terminal.wait(until: { $0.currentLine.hasSuffix("3>") })
        try await terminal.type("2\r")
        try await terminal.asks(">")
        try await terminal.type("F♯\u{FF}")
        try await terminal.asks("> F??")
        #expect(await terminal.received.allSatisfy { $0 < 0x80 })
      }
    }

    @Test func `a window without a size is taken for one of 80 columns`() async throws {
      try await player.plays(Self.command + " --level beginner", columns: 0) { terminal in
        try await terminal.shows("Bass clef, no signature. Name the note. Letter only.\n\n>")
        try await terminal.type("\u{04}")
        #expect(try await terminal.end() == .exit(0))
      }
    }
  }
#endif

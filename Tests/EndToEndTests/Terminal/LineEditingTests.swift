#if os(Linux)
  import Foundation
  import Testing

  /// The line a player types at a terminal, key by key.
  @Suite(.timeLimit(.minutes(10)))
  struct LineEditingTests {
    private let player: Player

    init() throws {
      player = try Player()
      try player.has(Save(questions: [Save.ofTwoTasks.questions[1], Save.ofTwoTasks.questions[0]]))
    }

    @Test func `is shown, changed and read`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("c# e g")
        try await terminal.asks("> c# e g   = C♯ E G")
        try await terminal.type("\u{01}a \u{1B}[F")
        try await terminal.asks("> a c# e g   = A C♯ E G")
        #expect(await terminal.cursor == 10)
        try await terminal.type("\u{1B}[D\u{1B}[D\u{7F}f\r")
        try await terminal.shows("> a c# f g\n  Read as A C♯ F G.")
        try await terminal.type("\u{1B}[A\u{1B}b\u{1B}b\u{1B}de\r")
        try await terminal.shows("> a c# e g\n  Read as A C♯ E G.\n  Yes: A C♯ E G")
        #expect(await !terminal.text.contains("="))
        try await terminal.type("quit\r")
        #expect(try await terminal.end() == .exit(0))
      }
      #expect(try player.saved().tasks[0].attempts.map(\.given) == ["a c# e g"])
    }

    @Test func `is completed by Tab`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("hi\t")
        try await terminal.asks("> hint")
        try await terminal.type("\u{15}A e\t")
        try await terminal.shows("> A e\n  E E# Eb E## Ebb\n> A e")
        try await terminal.type("\u{15}zz\t\u{15}h\t")
        try await terminal.shows("> h\n  hint help\n> h")
      }
    }

    @Test func `takes a paste as it is, however many lines it has`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        #expect(await terminal.screen.bracketsPastes)
        try await terminal.type("\u{1B}[200~quit\r\nA\u{03}\u{04}\u{1B}[201~")
        try await terminal.asks("> quit A\u{FFFD}\u{FFFD}")
        try await terminal.type(
          "\u{15}\u{1B}[200~" + String(repeating: "A\n", count: 50_000) + "\u{1B}[201~"
        )
        try await terminal.shows("That is too long to be an answer.")
        try await terminal.asks(">")
        try await terminal.type(String(repeating: "A", count: 100_000) + "\r")
        try await terminal.wait(until: {
          $0.text.components(separatedBy: "That is too long").count == 3
        })
      }
      #expect(try player.saved().tasks[0].attempts == [])
    }

    @Test(arguments: [("é", "é"), ("e\u{301}", "e\u{301}"), ("か", "か"), ("𝄫", "𝄫")])
    func `holds any character, byte by byte`(typed: String, shown: String) async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        for byte in [UInt8]("x\(typed)y".utf8) {
          try await terminal.send([byte])
          try await Task.sleep(for: .milliseconds(3))
        }
        try await terminal.asks("> x\(shown)y")
        try await terminal.type("\u{1B}[D\u{7F}z")
        try await terminal.asks("> xzy")
      }
    }

    @Test func `shows bytes that are no text as such`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.send([0xFF, 0x41, 0xC3, 0x42, 0x00])
        try await terminal.asks("> \u{FFFD}A\u{FFFD}B")
      }
    }

    @Test(arguments: [20, 12, 9])
    func `scrolls in a narrow window`(columns: Int) async throws {
      try await player.plays(columns: columns) { terminal in
        try await terminal.wait(until: { $0.text.contains("order") || $0.text.contains("any") })
        let begun = await terminal.lines.count
        try await terminal.type("A C# E G and more of it")
        try await terminal.wait(until: { $0.currentLine.hasSuffix("of it") })
        #expect(await terminal.lines.count == begun)
        #expect(await terminal.currentLine.count < columns)
        try await terminal.type("\u{01}")
        try await terminal.wait(until: { $0.currentLine.contains("A C#") })
        #expect(await terminal.currentLine.hasSuffix(">"))
        #expect(await terminal.lines.count == begun)
      }
    }

    @Test func `is drawn again by Ctrl-L with the task, and at the new size`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("A C\u{0C}")
        try await terminal.asks("> A C")
        let tasks = await terminal.text.components(separatedBy: "D harmonic minor").count
        #expect(tasks == 2)
        await terminal.resize(columns: 30)
        try await terminal.type("#")
        try await terminal.asks("> A C#   = A C♯")
        try await terminal.type("\r")
        try await terminal.shows("Read as")
        #expect(await terminal.lines.suffix(5).allSatisfy { $0.count <= 30 })
      }
    }

    @Test func `ends the game by Ctrl-D where it is empty, and only there`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("AB\u{02}\u{04}")
        try await terminal.asks("> A")
        try await terminal.type("\u{15}\u{04}")
        #expect(try await terminal.end() == .exit(0))
        try await terminal.shows("Saved. Task 1 of 2 is next.")
      }
    }

    @Test func `keeps what was typed ahead`() async throws {
      try await player.plays { terminal in
        try await terminal.type("A\rhint\rA C# E G\rquit\r")
        #expect(try await terminal.end() == .exit(0))
        try await terminal.shows("Yes: A C♯ E G")
      }
    }
  }
#endif

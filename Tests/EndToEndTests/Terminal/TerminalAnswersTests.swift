#if os(Linux)
  import Foundation
  import Testing

  /// What a terminal answers to the question for its pictures, at any time and in any pieces, is neither
  /// typed nor seen.
  @Suite(.timeLimit(.minutes(10)))
  struct TerminalAnswersTests {
    private static let question = "\u{1B}[c"
    private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
    private static let rest =
      "\u{1B}[6;21;10t\u{1B}]10;rgb:ffff/8080/0000\u{1B}\\\u{1B}]11;rgb:10/20/3f\u{07}"
    private static let attributes = "\u{1B}[?62;4;22c"

    private let player: Player

    init() throws {
      player = try Player()
      try player.has(.ofTwoTasks)
    }

    private func plays(_ body: @Sendable (Terminal) async throws -> Void) async throws {
      try await player.plays(with: ["DAILYCHALLENGE_FIGURE": "auto"]) { terminal in
        try await terminal.receives(Self.question)
        try await body(terminal)
        try await terminal.asks(">")
        try await terminal.type("b")
        try await terminal.asks("> b   = B")
        try await terminal.type("\r")
        try await terminal.shows("Read as B.")
        #expect(await !terminal.text.contains("62"))
        #expect(await !terminal.text.contains("31"))
        try await terminal.type("\u{04}")
        #expect(try await terminal.end() == .exit(0))
        #expect(await terminal.isAsItWas)
      }
    }

    @Test func `silence costs a fifth of a second`() async throws {
      try await plays { terminal in
        let start = ContinuousClock.now
        try await terminal.asks(">")
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(await terminal.text.contains("⣿"))
      }
    }

    @Test(arguments: [kitty + rest + attributes, rest + kitty + attributes])
    func `at once`(answers: String) async throws {
      try await plays { terminal in
        try await terminal.type(answers)
        try await terminal.receives("\u{1B}_Ga=T")
      }
    }

    @Test func `with the last one first`() async throws {
      try await plays { terminal in
        try await terminal.type(Self.attributes + Self.kitty + Self.rest)
      }
    }

    @Test func `late`() async throws {
      try await plays { terminal in
        try await terminal.asks(">")
        try await terminal.type(Self.kitty + Self.rest + Self.attributes)
        try await terminal.asks(">")
      }
    }

    @Test(arguments: [3, 40])
    func `in pieces, with typing between`(milliseconds: Int) async throws {
      try await plays { terminal in
        for byte in (Self.kitty + Self.rest + Self.attributes).utf8 {
          try await terminal.send([byte])
          try await Task.sleep(for: .milliseconds(milliseconds))
        }
        try await terminal.type("A" + Self.attributes + "B")
        try await terminal.asks("> AB   = A♭")
        try await terminal.type("\u{15}")
      }
    }
  }
#endif

#if os(Linux)
  import Foundation
  import Testing

  /// Whatever ends, stops or disturbs a game, the terminal is left as it was and the save is whole.
  @Suite(.timeLimit(.minutes(10)))
  struct TerminalSignalTests {
    private static let command = "dailychallenge play --day 2026-01-05 --level intermediate"
    private let player: Player

    init() throws {
      player = try Player()
      try player.has(.ofTwoTasks)
    }

    /// Answers and waits for the next prompt.
    private func begin(_ terminal: Terminal) async throws {
      try await terminal.asks(">")
      #expect(await !terminal.isAsItWas)
      try await terminal.type("A\r")
      try await terminal.shows("Two tries left.")
      try await terminal.type("half a li")
      try await terminal.asks("> half a li")
    }

    private func expectAllIsWell(after terminal: Terminal) async throws {
      #expect(await terminal.isAsItWas)
      #expect(await !terminal.screen.bracketsPastes)
      #expect(try player.saved().tasks[0].attempts.map(\.given) == ["A"])
      #expect(try player.progressFiles().filter { $0.hasSuffix(".tmp") } == [])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal that asks to end`(signal: Int32) async throws {
      try await player.plays("ulimit -c 0; exec \(Self.command)") { terminal in
        try await begin(terminal)
        await terminal.signal(signal)
        #expect(try await terminal.end() == .signal(signal))
        try await terminal.shows("> half a li\nSaved. Task 1 of 2 is next. Go on with:")
        try await expectAllIsWell(after: terminal)
      }
    }

    @Test(arguments: [
      SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGXCPU, SIGXFSZ, SIGUSR1,
      SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    ])
    func `a crash, or a signal that means nothing to us`(signal: Int32) async throws {
      try await player.plays("ulimit -c 0; exec \(Self.command)") { terminal in
        try await begin(terminal)
        await terminal.signal(signal)
        #expect(try await terminal.end() == .signal(signal))
        try await expectAllIsWell(after: terminal)
      }
    }

    @Test(arguments: [("\u{03}", SIGINT), ("\u{1C}", SIGQUIT)])
    func `a key that ends`(key: String, signal: Int32) async throws {
      try await player.plays("ulimit -c 0; exec \(Self.command)") { terminal in
        try await begin(terminal)
        try await terminal.type(key)
        #expect(try await terminal.end() == .signal(signal))
        try await terminal.shows("Saved. Task 1 of 2 is next.")
        try await expectAllIsWell(after: terminal)
      }
    }

    @Test func `a key that ends reaches the shell's script too`() async throws {
      try await player.plays("\(Self.command); echo not reached") { terminal in
        try await begin(terminal)
        try await terminal.type("\u{03}")
        #expect(try await terminal.end() == .signal(SIGINT))
        #expect(await !terminal.text.contains("not reached"))
      }
    }

    @Test func `a window that is closed`() async throws {
      try await player.plays { terminal in
        try await begin(terminal)
        await terminal.closeWindow()
        let end = try await terminal.end()
        #expect(end == .signal(SIGHUP))
      }
      #expect(try player.saved().tasks[0].attempts.map(\.given) == ["A"])
    }

    /// A shell with job control, whose prompt is a dollar.
    private func atShell(_ body: @Sendable (Terminal) async throws -> Void) async throws {
      try await player.plays(
        "exec bash --norc --noprofile -i",
        with: ["PS1": "$ ", "HISTFILE": ""]
      ) { terminal in
        try await terminal.asks("$")
        try await terminal.type("stty -g > before\r")
        try await body(terminal)
        try await terminal.type("quit\r")
        try await terminal.asks("$")
        try await terminal.type("stty -g > after; cmp before after && echo same again\r")
        try await terminal.shows("\nsame again")
      }
    }

    @Test func `Ctrl-Z stops the game, and fg goes on with the line`() async throws {
      try await atShell { terminal in
        try await terminal.type("\(Self.command)\r")
        try await terminal.asks(">")
        try await terminal.type("A b\u{1A}")
        try await terminal.shows("Stopped")
        try await terminal.type("stty -g > stopped; cmp before stopped && echo same\r")
        try await terminal.shows("\nsame\n")
        await terminal.resize(columns: 40)
        try await terminal.type("fg\r")
        try await terminal.asks("> A b")
        #expect(await terminal.text.components(separatedBy: "Bass clef, one flat").count == 3)
        try await terminal.type("\u{15}")
      }
    }

    @Test func `where the system edits the line, fg has the game ask once more`() async throws {
      try await atShell { terminal in
        try await terminal.type("\(Self.command) --accessible\r")
        try await terminal.asks("Your answer:")
        try await terminal.type("\u{1A}")
        try await terminal.shows("Stopped")
        try await terminal.type("fg\r")
        try await terminal.asks("Your answer:")
        #expect(await terminal.text.components(separatedBy: "Your answer:").count == 3)
      }
    }

    @Test func `in the background the game waits to be called`() async throws {
      try await atShell { terminal in
        try await terminal.type("\(Self.command) &\r")
        try await stops(terminal, times: 1)
        try await terminal.type("bg\r")
        try await stops(terminal, times: 2)
        #expect(await !terminal.text.contains("Daily challenge #5"))
        try await terminal.type("fg\r")
        try await terminal.asks(">")
      }
    }

    /// Waits until the shell has said so often that the game is stopped, which it says before a prompt.
    private func stops(_ terminal: Terminal, times: Int) async throws {
      try await Task.sleep(for: .milliseconds(300))
      try await terminal.type("\r")
      try await terminal.wait(until: {
        $0.text.components(separatedBy: "Stopped").count == times + 1
      })
    }

    @Test func `in a background without return the game ends`() async throws {
      try await atShell { terminal in
        try await terminal.type("((sleep 0.3; \(Self.command) < /dev/tty; echo status $?) &)\r")
        try await terminal.shows("\nstatus 0\n")
        try await terminal.shows("Saved. Task 1 of 2 is next.")
        try await terminal.type("true #")
      }
    }

    @Test func `another size of the window draws the line anew`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("hint and much more than fits into a narrow window")
        try await terminal.asks("> hint and much more than fits into a narrow window")
        await terminal.resize(columns: 20)
        try await terminal.asks("> < a narrow window")
        await terminal.resize(columns: 80)
        try await terminal.asks("> hint and much more than fits into a narrow window")
      }
    }
  }
#endif

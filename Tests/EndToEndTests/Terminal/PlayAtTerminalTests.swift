#if os(Linux)
  import Foundation
  import Testing

  /// What a player at a terminal is asked back, and can ask.
  @Suite(.timeLimit(.minutes(10)))
  struct PlayAtTerminalTests {
    private let player: Player

    init() throws {
      player = try Player()
      try player.has(Save(questions: [Save.ofTwoTasks.questions[1], Save.ofTwoTasks.questions[0]]))
    }

    private func attempts() throws -> [String] {
      try player.saved().tasks[0].attempts.map(\.given)
    }

    @Test func `an answer that looks like a slip can be taken back`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("A C# F G\r")
        try await terminal.shows("Read as A C♯ F G. Press Enter if that is your answer")
        #expect(try attempts() == [])
        try await terminal.type("A C# E G\r")
        try await terminal.shows("Yes: A C♯ E G, the V7 of D minor. +10.")
        #expect(try attempts() == ["A C# E G"])
      }
    }

    @Test(arguments: ["", "y", "Yes"])
    func `or meant, and the task does not ask twice`(word: String) async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("A C# F G\r")
        try await terminal.shows("Press Enter if that is your answer")
        try await terminal.type("\(word)\r")
        try await terminal.shows("Two tries left.")
        try await terminal.type("A C# F G\r")
        try await terminal.shows("One try left.")
        #expect(try attempts() == ["A C# F G", "A C# F G"])
      }
    }

    @Test func `another word takes an answer back`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("A C# F G\r")
        try await terminal.shows("Press Enter if that is your answer")
        try await terminal.type("hint\r\r")
        try await terminal.shows("Hint: ")
        try await terminal.shows("Write four notes")
        #expect(try attempts() == [])
      }
    }

    @Test(arguments: ["?", "again", "why", "listen"])
    func `an answer that waits is shown again behind what is looked up meanwhile`(
      word: String
    ) async throws {
      let question = "Read as A C♯ F G. Press Enter if that is your answer"
      try await player.plays(with: ["DAILYCHALLENGE_SOUND": "off"]) { terminal in
        try await terminal.asks(">")
        try await terminal.type("A C# F G\r")
        try await terminal.shows(question)
        try await terminal.type("\(word)\r")
        try await terminal.wait(until: {
          $0.text.components(separatedBy: question).count == 3 && $0.currentLine == ">"
        })
        #expect(try attempts() == [])
        try await terminal.type("\r")
        try await terminal.shows("Two tries left.")
        #expect(try attempts() == ["A C# F G"])
      }
    }

    @Test func `why explains the last task that is over`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("why\r")
        try await terminal.shows("Every task is explained once it is over. None is yet.")
        try await terminal.type("A C# E G\r")
        try await terminal.shows("Enter: task 2 >")
        try await terminal.type("why\r")
        try await terminal.shows("From A take every other note: A C♯ E G.\n  It is a dominant")
        try await terminal.type("\r")
        try await terminal.shows("Task 2 of 2")
        try await terminal.asks(">")
        let explanation = await terminal.lines.count { $0.contains("D harmonic minor: D E F G") }
        try await terminal.type("why\r")
        try await terminal.wait(until: {
          $0.lines.count { $0.contains("D harmonic minor: D E F G") } == explanation + 1
        })
        #expect(try player.saved().tasks[1].attempts == [])
      }
    }

    @Test func `a skip is asked for once`() async throws {
      try await player.plays { terminal in
        try await terminal.asks(">")
        try await terminal.type("skip\r")
        try await terminal.shows("Type skip again if you mean it.")
        try await terminal.type("hint\rskip\r")
        try await terminal.wait(until: {
          $0.text.components(separatedBy: "if you mean it").count == 3
        })
        try await terminal.type("skip\r")
        try await terminal.shows("It is A C♯ E G")
      }
    }
  }
#endif

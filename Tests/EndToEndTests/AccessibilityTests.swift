import Foundation
import Testing

/// Everything is told in words, for those who hear or feel it.
@Suite(.timeLimit(.minutes(10)))
struct AccessibilityTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  @Test(arguments: ["beginner", "intermediate", "advanced"], ["2026-01-05", "2026-06-21"])
  func `every task can be solved from its words alone`(level: String, day: String) async throws {
    let command = "dailychallenge play --day \(day) --level \(level) --accessible"
    var heard = try await player.types(command).output
    for task in 1...10 {
      let answer = try #require(Listener(hearing: heard).answer, "task \(task): \(heard)")
      heard = try await player.types(command, input: answer + "\n").output
      #expect(heard.contains("Yes: "), "\(answer): \(heard)")
      #expect(heard.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    }
    #expect(heard.contains("100 of 100 points."))
  }

  private static let ways: [(options: String, variables: [String: String], setting: String)] = [
    ("--accessible", [:], ""), ("", ["ACCESSIBLE": "1"], ""), ("", ["ACCESSIBLE": "0"], ""),
    ("", ["DAILYCHALLENGE_ACCESSIBLE": "1"], ""), ("", ["DAILYCHALLENGE_ACCESSIBLE": "on"], ""),
    ("", [:], "on"), ("", ["ACCESSIBLE": "yes"], "off"), ("--accessible", [:], "off"),
    ("--accessible", ["DAILYCHALLENGE_ACCESSIBLE": "off"], ""),
  ]

  @Test(arguments: ways)
  func `is switched on by the option, a variable or the setting`(
    options: String,
    variables: [String: String],
    setting: String
  ) async throws {
    try player.has(.ofTwoTasks)
    if !setting.isEmpty {
      _ = try await player.types("dailychallenge config set accessible \(setting)")
    }
    let screen = try await player.types(
      "dailychallenge show --day 2026-01-05 \(options)",
      with: variables
    )
    #expect(screen.output.contains("A note in the space above the staff."))
  }

  @Test func `shows staves only where the command line asks for it`() async throws {
    try player.has(.ofTwoTasks)
    _ = try await player.types("dailychallenge config set figure braille")
    let command = "dailychallenge show --day 2026-01-05 --accessible"
    for variables in [[:], ["DAILYCHALLENGE_FIGURE": "sixel"]] {
      let screen = try await player.types(command, with: variables)
      #expect(screen.output.contains("A note in the space above the staff."))
      #expect(screen.output.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    }
    let asked = try await player.types("\(command) --figure braille")
    #expect(!asked.output.contains("A note in the space above the staff."))
  }

  @Test(arguments: [
    ["DAILYCHALLENGE_ACCESSIBLE": "off", "ACCESSIBLE": "1"], ["ACCESSIBLE": ""], [:],
  ])
  func `is off otherwise`(variables: [String: String]) async throws {
    try player.has(.ofTwoTasks)
    let screen = try await player.types("dailychallenge show --day 2026-01-05", with: variables)
    #expect(!screen.output.contains("A note in"))
  }

  @Test func `a wrong value in the environment is said`() async throws {
    let screen = try await player.types(
      "dailychallenge",
      with: ["DAILYCHALLENGE_ACCESSIBLE": "maybe"]
    )
    #expect(screen.status == 78)
    #expect(screen.errors.contains("Please set it to one of on, off, or unset it."))
  }

  @Test func `the verdict comes first, and results are names with values`() async throws {
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05 --accessible",
      input: "A\nB flat\nA, C sharp, E, G\n"
    )
    #expect(
      screen.output.contains(
        """
        Yes: A, C sharp, E, G, the V 7 of D minor. 10 points.
        Read as A, C sharp, E, G.
        D harmonic minor: D, E, F, G, A, B flat, C sharp. From A take every other note:
        A, C sharp, E, G.

        Treble clef, one flat: B. Four notes together: in the second space from the
        bottom; in the third space from the bottom, with a sharp sign; in the fourth
        space from the bottom; in the space above the staff.

        17 of 20 points.

        Task 1: solved, 7 points: B flat.
        Task 2: solved, 10 points: A, C sharp, E, G.

        Streak: 0 days.
        """
      )
    )
    #expect(screen.output.contains("Daily challenge 5, Monday 5 January 2026, intermediate\n"))
    let drawn = try await player.types(
      "dailychallenge show --day 2026-01-05 --accessible --figure ascii"
    )
    #expect(drawn.output.contains("/ \\"))
  }

  #if os(Linux)
    @Test func `at a terminal nothing moves the cursor, and the system edits the line`()
      async throws
    {
      try await player.plays(
        "exec dailychallenge --accessible --day 2026-01-05",
        with: ["DAILYCHALLENGE_FIGURE": ""]
      ) { terminal in
        try await terminal.asks("Type 1, 2 or 3:")
        #expect(await terminal.isAsItWas)
        try await terminal.type("2\r")
        for task in 1...10 {
          let pause = "Press Enter for task \(task):"
          try await terminal.wait(until: {
            $0.currentLine == pause || $0.text.contains("Task \(task) of 10.")
          })
          if await terminal.currentLine == pause { try await terminal.type("\r") }
          try await terminal.shows("Task \(task) of 10.")
          try await terminal.asks("Your answer:")
          try await terminal.type("\(Listener(hearing: terminal.text).answer ?? "none")\r")
        }
        #expect(try await terminal.end() == .exit(0))
        #expect(await terminal.text.contains("100 of 100 points."))
        let bytes = await terminal.received
        #expect(bytes.allSatisfy { $0 == 0x0D || $0 == 0x0A || (0x20..<0x7F).contains($0) })
        #expect(zip(bytes, bytes.dropFirst()).allSatisfy { $0 != 0x0D || $1 == 0x0A })
      }
    }
  #endif
}

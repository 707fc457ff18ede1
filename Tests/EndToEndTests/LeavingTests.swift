import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LeavingTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
  }

  @Test(arguments: ["A\nquit\nB\n", "A\nexit\n", "A\n", "A"])
  func `leaving keeps everything and says how to go on`(input: String) async throws {
    let screen = try await player.types("dailychallenge play --day 2026-01-05", input: input)
    #expect(screen.status == 0)
    #expect(
      screen.output.hasSuffix(
        "Saved. Task 1 of 2 is next. Go on with:\n  dailychallenge play --day 2026-01-05\n"
      )
    )
    #expect(try player.saved().tasks[0].attempts.map(\.given) == ["A"])
  }

  @Test func `the next start goes on at the same task with the same points`() async throws {
    let moves = "A\nhint\nBb\nA C E\n"
    _ = try await player.types("dailychallenge play --day 2026-01-05", input: moves)
    let left = try player.saved()
    let screen = try await player.types("dailychallenge play --day 2026-01-05")
    #expect(screen.output.contains("Task 2 of 2"))
    #expect(!screen.output.contains("Task 1 of 2"))
    #expect(screen.output.contains("5 points so far"))
    #expect(try player.saved().tasks == left.tasks)
    let last = try await player.types("dailychallenge play --day 2026-01-05", input: "C# E G A")
    #expect(last.output.contains("12 of 20 points."))
  }

  @Test func `the command to go on with works in any shell`() async throws {
    let place = "it's a place"
    let begun = try await player.types(
      "dailychallenge play --level beginner --data-dir \"\(place)\""
    )
    let command = try #require(begun.lines.dropLast().last)
    let resumed = try await player.types(String(command))
    #expect(resumed.output.contains("Task 1 of 10"))
    #expect(resumed.status == 0)
    let places = try FileManager.default.contentsOfDirectory(atPath: player.work.path)
    #expect(places == [place])
  }

  #if os(Linux)
    @Test(arguments: [("INT", 2), ("TERM", 15), ("HUP", 1)])
    func `a signal keeps everything and is what the parent sees`(
      signal: String,
      number: Int32
    ) async throws {
      // A descriptor opened for both directions never comes to its end.
      let screen = try await player.types(
        """
        mkfifo line; exec 3<>line; echo A >&3
        (until grep -qs 'Two tries left' screen; do sleep 0.02; done; kill -\(signal) $$) &
        exec env --default-signal=\(signal) dailychallenge play --day 2026-01-05 <&3 >screen
        """
      )
      #expect(screen.end == .signal(number))
      #expect(screen.errors == "")
      let output = try await player.types("cat screen").output
      #expect(output.contains("Saved. Task 1 of 2 is next. Go on with:"))
      #expect(try player.saved().tasks[0].attempts.map(\.given) == ["A"])
    }
  #endif
}

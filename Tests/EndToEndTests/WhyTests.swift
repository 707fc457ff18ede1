import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct WhyCommandTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
  }

  @Test func `explains the last task that is over, or the one named`() async throws {
    let played = try await player.types(
      "dailychallenge play --day 2026-01-05",
      input: "Bb\nA C# E G\n",
      with: ["LC_ALL": "C"]
    )
    #expect(
      played.output.hasSuffix(
        """

        To show it to others, without answers:
          dailychallenge share --day 2026-01-05
        Each task is explained by its number, as in:
          dailychallenge why --day 2026-01-05 --task 1

        """
      )
    )
    let last = try await player.types(
      "dailychallenge why --day 2026-01-05 --figure words",
      with: ["LC_ALL": "C"]
    )
    #expect(
      last.output == """
        Task 2
          D harmonic minor: spell the seventh chord on degree 5. Four notes, any order.
          It is A C# E G, the V7 of D minor.
          D harmonic minor: D E F G A Bb C#.
          Degree 5 is A. That is the root.
          From A take every other note: A C# E G.
          It is a dominant seventh chord: A7 on a lead sheet.

        Treble clef, one flat: B. Four notes together: in the second space from the
        bottom; in the third space from the bottom, with a sharp sign; in the fourth
        space from the bottom; in the space above the staff.

        """
    )
    let first = try await player.types("dailychallenge why --day 2026-01-05 --task 1")
    #expect(first.lines.prefix(3).last == "  It is B♭.")
  }

  @Test func `tells nothing of a task that is open`() async throws {
    let none = try await player.types("dailychallenge why --day 2026-01-05")
    #expect(none.status == 65)
    #expect(none.output == "")
    #expect(none.errors == "Error: No task is over yet. Each is explained once it is.\n")
    let open = try await player.types("dailychallenge why --day 2026-01-05 --task 2")
    #expect(open.status == 65)
    #expect(open.output == "")
    #expect(open.errors == "Error: Task 2 is still open. It is explained once it is over.\n")
  }

  @Test func `refuses a number that no task has`() async throws {
    let screen = try await player.types("dailychallenge why --day 2026-01-05 --task 3")
    #expect(screen.status == 64)
    #expect(screen.errors.contains("'3'"))
  }
}

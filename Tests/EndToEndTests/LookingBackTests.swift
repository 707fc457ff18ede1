import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LookingBackTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  @Test func `a day that was played is in the statistics and the history, and can be shared`()
    async throws
  {
    try player.has(.ofTwoTasks)
    _ = try await player.types(
      "dailychallenge play --day 2026-01-05; dailychallenge answer --hint --day 2026-01-06",
      input: "B\nBb\nA C# E G\n"
    )
    let history = try await player.types("dailychallenge history")
    #expect(history.lines.count == 3)
    #expect(history.lines[0].hasPrefix("2026-01-05  intermediate    17 of 20  2 solved  "))
    #expect(history.lines[1] == "2026-01-06  intermediate  open")
    let records = try await player.types("dailychallenge history --plain | cut -f 1-5")
    #expect(
      records.lines.prefix(2) == [
        "2026-01-05\tintermediate\tfinished\t17\t2", "2026-01-06\tintermediate\topen\t\t",
      ]
    )
    let stats = try await player.types("dailychallenge stats --plain")
    #expect(stats.lines.contains("intermediate, best points: 17"))
    #expect(stats.lines.contains("mistake, signature forgotten: 1"))
    let share = try await player.types("dailychallenge share --day 2026-01-05")
    #expect(share.status == 0)
    #expect(
      share.output == """
        Daily challenge #5, Monday 5 January 2026, intermediate
        17 of 20 points
        Task by task: 7 10
        Streak: 0 days

        """
    )
  }

  @Test func `only what is finished can be shared`() async throws {
    let screen = try await player.types("dailychallenge share --day 2026-01-05 --level beginner")
    #expect(screen.status == 65)
    #expect(screen.output == "")
    #expect(
      screen.errors
        == "Error: The challenge of 2026-01-05, beginner, is not finished. It can be shared once it is.\n"
    )
  }

  @Test func `before the first game there is little to tell, and nothing is made`() async throws {
    let before = try player.belongings()
    let history = try await player.types("dailychallenge history")
    #expect(history.output == "No challenge has been begun yet.\n")
    #expect(try await player.types("dailychallenge history --plain").output == "")
    let stats = try await player.types("dailychallenge stats")
    #expect(stats.output == "Streak: 0 days. Best: 0 days. Played: 0 days.\n")
    #expect(try player.belongings() == before)
  }

  @Test func `one level can be listed alone`() async throws {
    for level in ["beginner", "advanced"] {
      _ = try await player.types("dailychallenge answer --hint --day 2026-01-05 --level \(level)")
    }
    let all = try await player.types("dailychallenge history")
    #expect(all.lines.count == 3)
    let advanced = try await player.types("dailychallenge history --level advanced")
    #expect(advanced.output == "2026-01-05  advanced      open\n")
  }

  @Test func `a list of days that cannot be read is told`() async throws {
    let screen = try await player.types(
      "rmdir \"$days\"; echo mine > \"$days\"; dailychallenge stats; dailychallenge history",
      with: ["days": player.data.appending(path: "days").path]
    )
    #expect(screen.status == 74)
    #expect(screen.output == "")
    #expect(screen.errors.contains("Not a directory"))
  }
}

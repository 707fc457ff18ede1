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

  @Test func `the days that are offered are those with something to do for the command`()
    async throws
  {
    try player.has(.ofTwoTasks)
    _ = try await player.types(
      "dailychallenge play --day 2026-01-05; dailychallenge answer --hint --day 2026-01-06",
      input: "Bb\nA C# E G\n"
    )
    for (command, days) in [
      ("play", ["today", "2026-01-06"]), ("share", ["2026-01-05"]),
      ("why", ["today", "2026-01-06", "2026-01-05"]),
    ] {
      let screen = try await player.types(
        "dailychallenge completions bash -- \(command) --day '' | sed s/$(date +%Y-%m-%d)/today/"
      )
      #expect(screen.lines.dropLast().map(String.init) == days, "\(command)")
    }
  }

  #if os(Linux)
    @Test(.enabled(if: areInstalled("strace"), "needs strace"))
    func `where the file system has no locks, answers are kept all the same`() async throws {
      try player.has(.ofTwoTasks)
      let screen = try await player.types(
        "strace -f -o /dev/null -e inject=flock:error=ENOLCK dailychallenge answer Bb --day 2026-01-05"
      )
      #expect(screen.status == 0)
      #expect(try player.saved().tasks[0].points == 10)
    }
  #endif

  @Test func `settings that cannot be used are kept aside by the doctor, and play goes on`()
    async throws
  {
    let screen = try await player.types(
      """
      echo '{' > "$config"; dailychallenge status; echo $?; dailychallenge doctor --repair
      dailychallenge status > /dev/null; echo $?; cat "$config".damaged
      """,
      with: ["config": player.configuration.appending(path: "config.json").path]
    )
    #expect(screen.lines.first == "78")
    #expect(screen.lines.suffix(3) == ["0", "{", ""])
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
    #expect(history.output == "No challenge to list yet.\n")
    #expect(try await player.types("dailychallenge history --plain").output == "")
    let stats = try await player.types("dailychallenge stats")
    #expect(stats.output == "Streak: 0 days. Best: 0 days. Played: 0 days.\n")
    #expect(try player.belongings() == before)
  }

  @Test(arguments: ["s/\"version\": 1/\"version\": 2/", "1s/.*/?/"])
  func `a session that cannot be read is not called open`(change: String) async throws {
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      "sed -i '\(change)' \"$save\"; dailychallenge history",
      with: ["save": player.path().path]
    )
    #expect(screen.output == "2026-01-05  intermediate  unreadable\n")
  }

  @Test func `a result of no sense is told by no command, and kept when others are added`()
    async throws
  {
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      """
      line='{"day":"2026-01-02","finishedAt":"2026-01-02T09:00:00Z","level":"beginner"'
      line="$line,\"misconceptions\":[],\"outcomes\":[\"solved\"],\"startedOn\":\"2026-01-02\""
      echo "$line,\"points\":1000,\"seconds\":1}" > "$results"
      echo "$line,\"points\":10,\"seconds\":1e19}" >> "$results"
      echo "$line,\"points\":10,\"seconds\":-5}" >> "$results"
      dailychallenge stats; dailychallenge history
      yes skip | head -9 | dailychallenge play --day 2026-01-05 > /dev/null
      dailychallenge doctor; cat "$results".damaged | wc -l; cat "$results" | wc -l
      """,
      with: ["results": player.data.appending(path: "results.jsonl").path, "COLUMNS": "500"]
    )
    #expect(screen.errors == "")
    #expect(
      screen.lines.prefix(2) == [
        "Streak: 0 days. Best: 0 days. Played: 0 days.", "2026-01-05  intermediate  open",
      ]
    )
    #expect(screen.output.contains("results.jsonl.damaged' was damaged, and is kept."))
    #expect(screen.lines.suffix(3) == ["3", "1", ""])
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

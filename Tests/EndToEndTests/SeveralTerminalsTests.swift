import Foundation
import Testing

#if os(Linux)
  @Suite(.timeLimit(.minutes(10)))
  struct SeveralTerminalsTests {
    private let player: Player

    init() throws {
      player = try Player()
      try player.has(.ofTwoTasks)
    }

    @Test(arguments: ["answer Bb --day 2026-01-05", "play --day 2026-01-05"])
    func `while another keeps the lock, one waits two seconds and gives up`(
      command: String
    ) async throws {
      let screen = try await player.types(
        """
        touch "$lock"
        flock "$lock" sh -c 'touch held; sleep 20' & holder=$!
        until test -e held; do sleep 0.01; done
        begun=$(date +%s%N)
        dailychallenge \(command); echo "status $?"
        echo "tenths $((($(date +%s%N) - begun) / 100000000))"
        kill $holder
        """,
        input: "Bb\n",
        with: ["lock": player.data.appending(path: "lock").path]
      )
      #expect(screen.output.contains("status 75\n"))
      #expect(screen.errors.hasPrefix("Error: Another dailychallenge is busy with '"))
      let waited = try #require(screen.output.firstMatch(of: #/tenths (\d+)/#))
      #expect((20..<60).contains(Int(waited.1) ?? 0))
      #expect(try player.saved().generation == 1)
    }

    @Test(arguments: ["show", "status"])
    func `who only looks needs no lock`(command: String) async throws {
      let screen = try await player.types(
        """
        touch "$lock"; flock "$lock" dailychallenge \(command) --day 2026-01-05
        """,
        with: ["lock": player.data.appending(path: "lock").path]
      )
      #expect(screen.status == 0)
    }

    @Test func `of hints and answers from two terminals at once, none is lost`() async throws {
      let questions = Array(repeating: Save.ofTwoTasks.questions[0], count: 60)
      try player.has(Save(day: "2026-01-06", questions: questions))
      let screen = try await player.types(
        """
        play() {
          for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
            dailychallenge answer Bb --day 2026-01-06
          done
        }
        play > one & play > two & wait
        grep -ch Yes: one two
        """
      )
      let counts = screen.lines.compactMap { Int($0) }
      let solved = try player.saved(day: "2026-01-06").tasks.count { $0.outcome == "solved" }
      #expect(counts.count == 2)
      #expect(solved == counts.reduce(0, +))
      // Who came too late was told so, and asked to try again.
      #expect(screen.errors.split(separator: "\n").count == 30 - solved)
    }

    @Test func `a game goes on from where the other terminal left it`() async throws {
      let screen = try await player.types(
        """
        mkfifo line; exec 3<>line
        dailychallenge play --day 2026-01-05 < line > screen 3>&- & game=$!
        until grep -qs 'Name the note' screen; do sleep 0.01; done
        dailychallenge answer Bb --day 2026-01-05
        echo A >&3; exec 3>&-
        wait $game; cat screen
        """
      )
      #expect(screen.output.contains("This challenge went on in another terminal."))
      #expect(screen.output.contains("Task 2 of 2"))
      #expect(try player.saved().tasks.map(\.attempts.count) == [1, 0])
    }
  }
#endif

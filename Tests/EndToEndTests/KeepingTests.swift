import Foundation
import Testing

/// The commands that look after progress.
@Suite(.timeLimit(.minutes(10)))
struct KeepingTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
  }

  @Test func `what is exported can be imported elsewhere, as often as one likes`() async throws {
    let screen = try await player.types(
      """
      dailychallenge answer Bb --day 2026-01-05 > /dev/null
      dailychallenge export all.json
      for turn in 1 2; do dailychallenge import all.json --data-dir other; done
      diff "$days/2026-01-05.intermediate.json" other/days/2026-01-05.intermediate.json && ls other
      """,
      with: ["days": player.data.appending(path: "days").path]
    )
    #expect(screen.errors == "")
    #expect(
      screen.output == """
        Exported 1 session to 'all.json'.
        Imported 'all.json': 1 session; new here, or better than what was: 1.
        Imported 'all.json': 1 session; new here, or better than what was: 0.
        days
        lock
        results.jsonl

        """
    )
  }

  @Test func `nothing of the user's is removed beside what is written`() async throws {
    let screen = try await player.types(
      """
      for name in all.json c.wav; do echo mine > ".$name.tmp"; done
      dailychallenge answer Bb --day 2026-01-05 > answered
      dailychallenge export all.json > exported; dailychallenge explain --wav c.wav C > explained
      cat .all.json.tmp .c.wav.tmp; ls -A | grep -v -e -
      """
    )
    #expect(
      screen.output == """
        mine
        mine
        .all.json.tmp
        .c.wav.tmp
        all.json
        answered
        c.wav
        explained
        exported

        """
    )
  }

  @Test func `a time beyond all reason does not keep results from being saved`() async throws {
    let screen = try await player.types(
      """
      for task in 1 2; do dailychallenge answer --hint --day 2026-01-05; done > /dev/null
      dailychallenge answer A --day 2026-01-05 > /dev/null
      sed -i 's/"seconds" : [0-9.]*/"seconds" : 1.7e308/' "$days/2026-01-05.intermediate.json"
      for task in 1 2; do dailychallenge answer --skip --day 2026-01-05; done > /dev/null
      dailychallenge export all.json && dailychallenge import all.json --data-dir other
      test -s "$days/../results.jsonl" && test -s other/results.jsonl
      """,
      with: ["days": player.data.appending(path: "days").path]
    )
    #expect(screen.errors == "")
    #expect(screen.status == 0)
  }

  @Test func `what lies deepest in a save can be exported and imported`() async throws {
    let lists = (String(repeating: "[", count: 31), String(repeating: "]", count: 31))
    let screen = try await player.types(
      """
      dailychallenge answer Bb --day 2026-01-05 > /dev/null
      sed -i 's/^{$/{ "new" : \(lists.0)\(lists.1),/' "$days/2026-01-05.intermediate.json"
      dailychallenge status --day 2026-01-05 > /dev/null
      dailychallenge export all.json && dailychallenge import all.json --data-dir other
      """,
      with: ["days": player.data.appending(path: "days").path]
    )
    #expect(screen.errors == "")
    #expect(screen.status == 0)
    #expect(screen.output.contains("Imported 'all.json': 1 session"))
  }

  @Test func `a file under the name of another challenge is kept, and that one dealt`()
    async throws
  {
    let screen = try await player.types(
      """
      dailychallenge answer Bb --day 2026-01-05 > /dev/null
      cp "$days/2026-01-05.intermediate.json" "$days/2026-01-05.advanced.json"
      dailychallenge play --day 2026-01-05 --level advanced
      dailychallenge status --day 2026-01-05 --level advanced; ls "$days"
      """,
      with: ["days": player.data.appending(path: "days").path]
    )
    #expect(screen.output.contains("Task 1 of 10"))
    #expect(screen.output.contains("0 of 10 tasks done"))
    #expect(screen.output.contains("2026-01-05.advanced.json.damaged-"))
  }

  @Test func `an import says in JSON what it came to`() async throws {
    let screen = try await player.types(
      """
      dailychallenge export all.json > /dev/null
      sed -i s/bass/base/ all.json; dailychallenge import all.json --json
      """
    )
    #expect(screen.status == 65)
    #expect(screen.output.contains("\"sessions\" : 0"))
    #expect(
      screen.errors.hasPrefix(
        "Left out: The archive 'all.json' is damaged: 'tasks[0].question.clef'"
      )
    )
  }

  private static let refused: [(command: String, status: Int32, message: String)] = [
    ("export", 64, "Missing expected argument '<file>'"),
    ("export /dev/full", 73, "The archive cannot be saved: '/dev/full'"),
    ("export missing/all.json", 73, "The archive cannot be saved: 'missing/all.json'"),
    ("import all.json", 66, "The archive cannot be read: 'all.json': No such file or directory."),
    ("import /dev/null", 65, "The archive '/dev/null' is not a regular file."),
    ("import \"$save\"", 65, "The archive '"),
    ("export \"$save\"", 73, "The archive cannot be saved: '"),
  ]

  @Test(arguments: refused)
  func `what cannot be transferred changes nothing`(
    command: String,
    status: Int32,
    message: String
  ) async throws {
    let before = try player.belongings()
    let screen = try await player.types(
      "dailychallenge \(command)",
      with: ["save": player.path().path]
    )
    #expect(screen.status == status)
    #expect(screen.errors.hasPrefix("Error: \(message)"))
    #expect(screen.output == "")
    #expect(try player.belongings() == before)
  }

  @Test func `the doctor finds what is wrong, and puts it right when asked to`() async throws {
    let prepared = try await player.types(
      """
      dailychallenge answer --hint --day 2026-01-05 > /dev/null
      chmod -R go= "$data"; truncate -s -9 "$save"
      """,
      with: ["data": player.data.path, "save": player.path().path]
    )
    #expect(prepared.status == 0)
    let before = try player.belongings()
    let looked = try await player.types("dailychallenge doctor")
    #expect(looked.status == 65)
    #expect(looked.output.contains("There is 1 problem."))
    #expect(try player.belongings() == before)
    let repaired = try await player.types("dailychallenge doctor --repair")
    #expect(repaired.status == 0)
    #expect(repaired.output.hasPrefix("Repaired:"))
    #expect(try player.saved().tasks[0].hints == 1)
    let json = try await player.types("dailychallenge doctor --json")
    #expect(json.status == 0)
    #expect(json.output.contains("\"problems\" : 0"))
    #expect(json.output.contains("\"state\" : \"note\""))
  }
}

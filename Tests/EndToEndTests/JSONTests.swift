import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct JSONTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
  }

  private func prints(_ command: String, _ text: String, status: Int32 = 0) async throws {
    let screen = try await player.types("dailychallenge \(command) --day 2026-01-05 --json")
    #expect(screen.output == text + "\n")
    #expect(screen.errors == "")
    #expect(screen.status == status)
  }

  @Test func `why prints the steps to the answer of a task that is over`() async throws {
    _ = try await player.types("dailychallenge answer --day 2026-01-05 Bb")
    try await prints(
      "why",
      """
      {
        "answer" : "Bb",
        "day" : "2026-01-05",
        "level" : "intermediate",
        "number" : 1,
        "prompt" : "Bass clef, one flat. Name the note.",
        "steps" : [
          "It is B♭.",
          "In bass clef, F is on the fourth line from the bottom.",
          "Three steps up from F is B.",
          "The signature makes it B♭."
        ],
        "version" : 1
      }
      """
    )
  }

  @Test func `show prints the questions as they are saved, and the prompts`() async throws {
    try await prints(
      "show",
      """
      {
        "challenge" : 5,
        "day" : "2026-01-05",
        "level" : "intermediate",
        "tasks" : [
          {
            "number" : 1,
            "prompt" : "Bass clef, one flat. Name the note.",
            "question" : {
              "accidental" : null,
              "asksOctave" : false,
              "clef" : "bass",
              "kind" : "note-reading",
              "position" : 9,
              "signature" : -1
            }
          },
          {
            "number" : 2,
            "prompt" : "D harmonic minor: spell the seventh chord on degree 5. Four notes, any order.",
            "question" : {
              "asksPosition" : false,
              "degree" : 5,
              "inversion" : 0,
              "kind" : "scale-degree-chord",
              "scale" : "harmonic-minor",
              "size" : 4,
              "tonic" : "D"
            }
          }
        ],
        "version" : 1
      }
      """
    )
  }

  @Test func `status prints every task with all its keys`() async throws {
    _ = try await player.types("dailychallenge play --day 2026-01-05", input: "hint\nBb\nA C E\n")
    try await prints(
      "status",
      """
      {
        "challenge" : 5,
        "day" : "2026-01-05",
        "level" : "intermediate",
        "points" : 8,
        "state" : "open",
        "tasks" : [
          {
            "attempts" : 1,
            "hints" : 1,
            "number" : 1,
            "outcome" : "solved",
            "points" : 8
          },
          {
            "attempts" : 1,
            "hints" : 0,
            "number" : 2,
            "outcome" : null,
            "points" : null
          }
        ],
        "version" : 1
      }
      """
    )
  }

  @Test func `status tells new, open and finished apart`() async throws {
    func state() async throws -> String? {
      let screen = try await player.types("dailychallenge status --json --day 2026-01-06")
      return screen.output.firstMatch(of: #/"state" : "(.*)"/#).map { String($0.1) }
    }
    #expect(try await state() == "new")
    _ = try await player.types("dailychallenge answer --hint --day 2026-01-06")
    #expect(try await state() == "open")
    _ = try await player.types(
      "dailychallenge play --day 2026-01-06",
      input: String(repeating: "skip\n", count: 20)
    )
    #expect(try await state() == "finished")
  }

  @Test func `answer prints what became of a move, from unreadable to finished`() async throws {
    struct Report: Decodable, Equatable {
      var version = 1
      var day = "2026-01-05"
      var level = "intermediate"
      var number: Int
      var result: String
      var read: String?
      var misconception: String?
      var outcome: String?
      var points: Int?
      var attemptsLeft: Int
      var hints: Int
      var answer: String?
      var total: Int
      var finished = false
    }
    let moves: [(move: String, report: Report)] = [
      ("H", Report(number: 1, result: "unreadable", attemptsLeft: 3, hints: 0, total: 0)),
      ("--hint", Report(number: 1, result: "hint", attemptsLeft: 3, hints: 1, total: 0)),
      ("--hint", Report(number: 1, result: "hint", attemptsLeft: 3, hints: 2, total: 0)),
      ("--hint", Report(number: 1, result: "no-more-hints", attemptsLeft: 3, hints: 2, total: 0)),
      (
        "'a#'",
        Report(
          number: 1,
          result: "misspelled",
          read: "A#",
          misconception: "enharmonic-twin",
          attemptsLeft: 2,
          hints: 2,
          total: 0
        )
      ),
      (
        "B♭",
        Report(
          number: 1,
          result: "correct",
          read: "Bb",
          outcome: "solved",
          points: 3,
          attemptsLeft: 0,
          hints: 2,
          answer: "Bb",
          total: 3
        )
      ),
      (
        "a c e g",
        Report(
          number: 2,
          result: "wrong",
          read: "A C E G",
          misconception: "leading-tone-not-raised",
          attemptsLeft: 2,
          hints: 0,
          total: 3
        )
      ),
      (
        "--skip",
        Report(
          number: 2,
          result: "skipped",
          outcome: "skipped",
          points: 0,
          attemptsLeft: 0,
          hints: 0,
          answer: "A C# E G",
          total: 3,
          finished: true
        )
      ),
    ]
    let keys: Set = [
      "version", "day", "level", "number", "result", "read", "misconception", "message",
      "outcome", "points", "attemptsLeft", "hints", "answer", "total", "finished",
    ]
    for (move, report) in moves {
      let screen = try await player.types("dailychallenge answer \(move) --json --day 2026-01-05")
      let output = Data(screen.output.utf8)
      #expect(try JSONDecoder().decode(Report.self, from: output) == report)
      let object = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
      #expect(Set(object.keys) == keys)
      #expect((object["message"] as? String)?.isEmpty == false)
      #expect(screen.errors == "")
      #expect(screen.status == (report.result == "unreadable" ? 65 : 0))
    }
  }
}

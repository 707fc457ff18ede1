import Foundation
import Testing

@Suite(.timeLimit(.minutes(2)))
struct GameTests {
  @Test(arguments: ["beginner", "intermediate", "advanced"])
  func `a first game through a pipe ends with its score`(level: String) async throws {
    let answers = try await answers(level: level)
    try #require(answers.count == 10)
    let player = try Player()
    let screen = try await player.types(
      "printf '%s\\n' \(answers.map { "'\($0)'" }.joined(separator: " "))"
        + " | dailychallenge play --day 2026-01-05 --level \(level)"
    )
    #expect(screen.status == 0)
    #expect(screen.errors == "")
    #expect(screen.lines.first == "Daily challenge #5, Monday 5 January 2026, \(level)")
    for number in 1...10 { #expect(screen.output.contains("Task \(number) of 10")) }
    #expect(screen.output.contains("90 points so far"))
    #expect(screen.output.contains("100 of 100 points."))
    let saved = try player.saved(level: level)
    #expect(saved.tasks.allSatisfy { $0.outcome == "solved" && $0.points == 10 })
    #expect(saved.finishedAt != nil)
  }

  /// The right answers of a dealt day, told to another player, who skips all tasks.
  private func answers(level: String) async throws -> [String] {
    let player = try Player()
    let screen = try await player.types(
      """
      for task in 1 2 3 4 5 6 7 8 9 10; do
        dailychallenge answer --skip --json --day 2026-01-05 --level \(level)
      done
      """
    )
    return screen.lines.compactMap { line in
      line.wholeMatch(of: #/ *"answer" : "(.+)",/#).map { String($0.1) }
    }
  }

  @Test func `a whole game of two tasks reads as follows`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05",
      input: "A#\nhint\nnonsense\nBb\na c# e\nA Db E G\nE G A C#\n",
      with: ["LC_ALL": "C"]
    )
    #expect(screen.status == 0)
    let marks = [
      "Daily challenge #5, Monday 5 January 2026, intermediate",
      "Task 1 of 2", "0 points so far",
      "Bass clef, one flat. Name the note.",
      "Read as A#.", "Right sound, but it needs another letter. Two tries left.",
      "Hint: ",
      "'nonsense' cannot be read as a note.",
      "Read as Bb.", "Yes: Bb. +5.",
      "Task 2 of 2", "5 points so far",
      "D harmonic minor: spell the seventh chord on degree 5. Four notes, any order.",
      "Read as A C# E.", "Two tries left.",
      "Read as A Db E G.", "Right sound, but one note needs another letter. One try left.",
      "Read as E G A C#.", "Yes: A C# E G, the V7 of D minor. +4.",
      "9 of 20 points.",
    ]
    var rest = screen.output[...]
    for mark in marks {
      let found = try #require(rest.range(of: mark), "'\(mark)' is missing in:\n\(rest)")
      rest = rest[found.upperBound...]
    }
    let saved = try player.saved()
    #expect(saved.tasks.map(\.points) == [5, 4])
    #expect(saved.tasks.map(\.hints) == [1, 0])
    #expect(saved.tasks[0].attempts.map(\.verdict) == ["misspelled", "correct"])
    #expect(saved.tasks[1].attempts.map(\.verdict) == ["wrong", "misspelled", "correct"])
    #expect(saved.tasks[1].attempts.map(\.given) == ["a c# e", "A Db E G", "E G A C#"])
    #expect(saved.tasks[1].attempts.map(\.read) == ["A C# E", "A Db E G", "E G A C#"])
  }

  @Test func `the answer is kept back until the task is over`() async throws {
    let player = try Player()
    try player.has(Save(questions: [Save.ofTwoTasks.questions[1]]))
    for attempt in ["A C E G", "A C# E F", "hint", "hint", "C# E G Bb"] {
      let earlier = try await player.types("dailychallenge status --day 2026-01-05")
      #expect(!earlier.output.contains("A C♯ E G"))
      let screen = try await player.types("dailychallenge play --day 2026-01-05", input: attempt)
      #expect(screen.output.contains("It is A C♯ E G") == (attempt == "C# E G Bb"))
    }
    let screen = try await player.types("dailychallenge status --day 2026-01-05")
    #expect(screen.output.contains("A C♯ E G"))
  }

  @Test func `a finished challenge shows its score and takes no more moves`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    _ = try await player.types("dailychallenge play --day 2026-01-05", input: "Bb\nA C# E G\n")
    let before = try player.belongings()
    let again = try await player.types("dailychallenge play --day 2026-01-05", input: "A\nB\n")
    #expect(again.status == 0)
    #expect(again.output.contains("20 of 20 points."))
    #expect(!again.output.contains("Task 1 of 2"))
    let answer = try await player.types("dailychallenge answer A --day 2026-01-05")
    #expect(answer.status == 65)
    #expect(
      answer.errors == "Error: The challenge of 2026-01-05, intermediate, has no open task.\n"
    )
    #expect(try player.belongings() == before)
  }

  @Test func `a skip is asked for twice at the prompt and once on the command line`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let once = try await player.types("dailychallenge play --day 2026-01-05", input: "skip\nhint\n")
    #expect(once.output.contains("Type skip again if you mean it."))
    #expect(try player.saved().tasks[0].outcome == nil)
    let twice = try await player.types("dailychallenge play --day 2026-01-05", input: "skip\nskip")
    #expect(twice.output.contains("It is B♭."))
    let screen = try await player.types("dailychallenge answer --skip --day 2026-01-05")
    #expect(screen.output.contains("It is A C♯ E G, the V7 of D minor."))
    #expect(try player.saved().tasks.map(\.outcome) == ["skipped", "skipped"])
  }

  @Test func `lines may end with a carriage return, and the last with nothing`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05",
      input: "Bb\r\nA C# E G"
    )
    #expect(screen.status == 0)
    #expect(screen.output.contains("20 of 20 points."))
  }
}

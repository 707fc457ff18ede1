import DailyChallengeKit
import TerminalUI

extension Command<Action> {
  static let status = Command(
    "status",
    summary: "Show where a challenge stands.",
    discussion: """
      With '--plain', fields with a tab between: task, 'open' or its outcome, points, and the answer of a \
      task that is over.
      """,
    examples: ["dailychallenge status", "dailychallenge status --json"],
    options: [.day, .level, .names, .dataDirectory],
    flags: [.plain, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let choice = try Choice(arguments, in: world)
    let record = try choice.record(in: world)
    let renderer = SessionRenderer(style: world.style)
    if arguments[.json] {
      try world.console.write(json: StatusReport(record))
    } else if arguments[.plain] {
      try world.console.write(renderer.records(of: record))
    } else {
      try world.console.write(renderer.status(of: record))
    }
    return .success
  }
}

private struct StatusReport: Encodable {
  let version = 1
  let day: String
  let challenge: Int
  let level: String
  /// "new", "open" or "finished".
  let state: String
  let points: Int
  let tasks: [Task]

  struct Task: Encodable {
    let number: Int
    let attempts: Int
    let hints: Int
    let outcome: String?
    let points: Int?

    private enum CodingKeys: String, CodingKey {
      case number, attempts, hints, outcome, points
    }

    /// Written by hand, so that an open task has its keys too, with null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(attempts, forKey: .attempts)
      try container.encode(hints, forKey: .hints)
      try container.encode(outcome, forKey: .outcome)
      try container.encode(points, forKey: .points)
    }
  }

  init(_ record: SessionRecord) {
    day = record.day.description
    challenge = record.day.challengeNumber
    level = record.level.rawValue
    state = record.isFinished ? "finished" : record.generation == 0 ? "new" : "open"
    points = record.points
    tasks = record.tasks.enumerated().map { index, task in
      Task(
        number: index + 1,
        attempts: task.attempts.count,
        hints: task.hints,
        outcome: task.outcome?.rawValue,
        points: task.points
      )
    }
  }
}

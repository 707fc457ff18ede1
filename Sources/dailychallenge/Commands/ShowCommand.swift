import DailyChallengeKit
import TerminalUI

extension Command<Action> {
  static let show = Command(
    "show",
    summary: "Show the tasks of a challenge, without answers.",
    examples: ["dailychallenge show", "dailychallenge show --day 2026-01-31 --json"],
    options: [.day, .level, .names, .dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let world = try world.naming(as: arguments)
    let choice = try Choice(arguments, in: world)
    let record = try choice.record(in: world)
    if arguments[.json] {
      try world.console.write(json: ShowReport(record, prompt: Prompt(style: world.style)))
    } else {
      let renderer = TaskRenderer(style: world.style)
      let tasks = record.tasks.enumerated().flatMap { index, task in
        ["", "\(index + 1)."] + renderer.lines(for: task.question)
      }
      try world.console.write(SessionRenderer(style: world.style).title(of: record) + tasks)
    }
    return .success
  }
}

private struct ShowReport: Encodable {
  let version = 1
  let day: String
  let challenge: Int
  let level: String
  let tasks: [Task]

  struct Task: Encodable {
    let number: Int
    let question: ChallengeTask
    let prompt: String
  }

  init(_ record: SessionRecord, prompt: Prompt) {
    day = record.day.description
    challenge = record.day.challengeNumber
    level = record.level.rawValue
    tasks = record.tasks.enumerated().map { index, task in
      Task(number: index + 1, question: task.question, prompt: prompt.text(for: task.question))
    }
  }
}

import DailyChallengeKit
import Engraving
import TerminalUI

extension Command<Action> {
  static let show = Command(
    "show",
    summary: "Show the tasks of a challenge, without answers.",
    examples: [
      "dailychallenge show", "dailychallenge show --day 2026-01-31 --json",
      "dailychallenge show --task 3 --figure svg > task3.svg",
    ],
    options: [.day, .level, .task, .figureOrSVG, .names, .dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let choice = try Choice(arguments, in: world)
    let record = try choice.record(in: world)
    let chosen = try arguments.task(of: record)
    if arguments[.figureOrSVG] == Option.svg {
      if arguments[.json] {
        throw UsageError(
          .notOne(of: [Option.figureOrSVG, Flag.json]),
          command: arguments.command
        )
      }
      guard let chosen else {
        throw UsageError(.missingOption(.task), command: arguments.command)
      }
      try world.console.write(try svg(of: record.tasks[chosen].question))
      return .success
    }
    let world = try world.told(by: arguments)
      .showingFigures(by: arguments)
    if arguments[.json] {
      try world.console.write(json: ShowReport(record, prompt: Prompt(style: world.style)))
    } else {
      let renderer = TaskRenderer(style: world.style)
      let tasks = record.tasks.enumerated().filter { chosen == nil || $0.offset == chosen }
      let lines = tasks.flatMap { index, task in
        ["", "\(index + 1)."] + renderer.lines(for: task.question)
      }
      try world.console.write(SessionRenderer(style: world.style).title(of: record) + lines)
    }
    return .success
  }

  /// The figure of a task as one SVG file.
  private static func svg(of task: ChallengeTask) throws -> String {
    guard let figure = task.figure else { throw Failure.noFigure }
    return SVG(
      Engraver().drawing(of: figure),
      title: "A task of the daily challenge",
      description: figure.words()
    ).text
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

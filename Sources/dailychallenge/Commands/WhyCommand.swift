import DailyChallengeKit
import Platform
import TerminalUI

extension Command<Action> {
  static let why = Command(
    "why",
    summary: "Explain a task that is over, step by step.",
    discussion: "The last one that is over, unless '--task' names another.",
    examples: [
      "dailychallenge why", "dailychallenge why --day 2026-01-31 --task 3",
      "dailychallenge why --listen",
    ],
    options: [.day, .level, .task, .figure, .names, .pitchStandard, .player, .dataDirectory],
    flags: [.listen, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
      .showingFigures(by: arguments)
    let record = try Choice(arguments, in: world).record(in: world)
    let chosen = try arguments.task(of: record)
    guard let index = chosen ?? record.tasks.lastIndex(where: { !$0.isOpen }) else {
      throw Failure.noTaskOver
    }
    let task = record.tasks[index]
    if task.isOpen { throw Failure.stillOpen(task: index + 1) }
    let renderer = ResponseRenderer(style: world.style)
    if arguments[.json] {
      let prompt = Prompt(style: world.style).text(for: task.question)
      let steps = renderer.sentences(explaining: task.question)
      try world.console.write(json: WhyReport(record, task: index, prompt: prompt, steps: steps))
    } else {
      try world.console.write(["Task \(index + 1)"] + renderer.explanation(of: task))
    }
    if arguments[.listen], let playback = Playback(ofOver: task) {
      try await SoundOutput(arguments, in: world, choice: .on)
        .hear(playback.sound, interrupts: .catchingSignals())
    }
    return .success
  }
}

private struct WhyReport: Encodable {
  let version = 1
  let day: String
  let level: String
  let number: Int
  let prompt: String
  let answer: String
  let steps: [String]

  init(_ record: SessionRecord, task index: Int, prompt: String, steps: [String]) {
    day = record.day.description
    level = record.level.rawValue
    number = index + 1
    self.prompt = prompt
    answer = record.tasks[index].question.rightAnswer.ascii
    self.steps = steps
  }
}

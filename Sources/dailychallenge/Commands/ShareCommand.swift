import DailyChallengeKit
import Progress
import TerminalUI

extension Command<Action> {
  static let share = Command(
    "share",
    summary: "Print a finished challenge to show to others, without answers.",
    discussion: "The points of each task in their order, and nothing of the tasks themselves.",
    examples: ["dailychallenge share", "dailychallenge share --day 2026-01-31"],
    options: [.day, .level, .dataDirectory],
    flags: [.json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let choice = try Choice(arguments, in: world)
    let record = try choice.record(in: world)
    guard record.isFinished else { throw Failure.unfinished(choice.day, choice.level) }
    // Without it there is still something to show.
    let streak = (try? choice.store.results()).map { Streak(of: $0, today: world.today) }
    let lines = ShareText(style: world.style).lines(for: record, streak: streak)
    if arguments[.json] {
      try world.console.write(json: ShareReport(record, streak: streak, text: lines))
    } else {
      try world.console.write(lines)
    }
    return .success
  }
}

private struct ShareReport: Encodable {
  let version = 1
  let day: String
  let challenge: Int
  let level: String
  let points: Int
  /// Those of each task.
  let tasks: [Int]
  let streak: Int?
  let text: String

  private enum CodingKeys: String, CodingKey {
    case version, day, challenge, level, points, tasks, streak, text
  }

  init(_ record: SessionRecord, streak: Streak?, text lines: [String]) {
    day = record.day.description
    challenge = record.day.challengeNumber
    level = record.level.rawValue
    points = record.points
    tasks = record.tasks.map { $0.points ?? 0 }
    self.streak = streak?.current
    text = lines.joined(separator: "\n")
  }

  /// Written by hand, so that a streak that cannot be told has its key too, with null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(day, forKey: .day)
    try container.encode(challenge, forKey: .challenge)
    try container.encode(level, forKey: .level)
    try container.encode(points, forKey: .points)
    try container.encode(tasks, forKey: .tasks)
    try container.encode(streak, forKey: .streak)
    try container.encode(text, forKey: .text)
  }
}

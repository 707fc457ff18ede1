import DailyChallengeKit
import Progress
import TerminalUI

extension Command<Action> {
  static let history = Command(
    "history",
    summary: "List the challenges that were begun.",
    discussion: """
      The earliest day first: its level, the points, how the tasks went, and the time all answers took \
      together. With '--plain', fields with a tab between: day, level, 'finished', 'open' or 'unreadable', points, tasks \
      solved, missed and skipped, seconds.
      """,
    examples: ["dailychallenge history", "dailychallenge history --level advanced --plain"],
    options: [.onlyLevel, .dataDirectory],
    flags: [.plain, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let level = arguments[.onlyLevel].flatMap(Level.init)
    let entries = try world.store(arguments).history()
      .filter { level == nil || $0.level == level }
    let renderer = HistoryRenderer(style: world.style)
    if arguments[.json] {
      try world.console.write(json: HistoryReport(entries))
    } else if arguments[.plain] {
      try world.console.write(entries.map(renderer.record))
    } else {
      try world.console.write(renderer.lines(for: entries))
    }
    return .success
  }
}

extension Option {
  /// For the command that is about all levels unless it is told of one.
  static let onlyLevel = Option(
    level.name,
    allowedValues: level.allowedValues,
    help: "Only the challenges of this level."
  )
}

private struct HistoryReport: Encodable {
  let version = 1
  let challenges: [Entry]

  init(_ entries: [HistoryEntry]) {
    challenges = entries.map(Entry.init)
  }

  struct Entry: Encodable {
    let entry: HistoryEntry

    private enum CodingKeys: String, CodingKey {
      case day, challenge, level, state, points, outcomes, misconceptions, seconds, finishedAt
    }

    /// Written by hand, so that an open challenge has its keys too, with null.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      let result = entry.result
      try container.encode(entry.day.description, forKey: .day)
      try container.encode(entry.day.challengeNumber, forKey: .challenge)
      try container.encode(entry.level.rawValue, forKey: .level)
      try container.encode(entry.stateName, forKey: .state)
      try container.encode(result?.points, forKey: .points)
      try container.encode(result?.outcomes.map(\.rawValue), forKey: .outcomes)
      try container.encode(result?.misconceptions, forKey: .misconceptions)
      try container.encode(result?.seconds, forKey: .seconds)
      try container.encode(result?.finishedAt.description, forKey: .finishedAt)
    }
  }
}

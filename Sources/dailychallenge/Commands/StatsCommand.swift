import DailyChallengeKit
import Progress
import TerminalUI

extension Flag {
  static let plain = Flag("plain", help: "Print one record a line, none of which is broken.")
}

extension Command<Action> {
  static let stats = Command(
    "stats",
    summary: "Show what all challenges came to.",
    discussion: """
      The streak, and for each level the points, the time and how the tasks went; and which mistakes were \
      named how often. Challenges from the archive count, but not for the streak.
      """,
    examples: ["dailychallenge stats", "dailychallenge stats --json"],
    options: [.dataDirectory],
    flags: [.plain, .json]
  ) { arguments, world in
    let world = try world.told(by: arguments)
    let results = try world.store(arguments).results()
    let statistics = Statistics(of: results, today: world.today)
    let renderer = StatisticsRenderer(style: world.style)
    if arguments[.json] {
      try world.console.write(json: StatsReport(statistics))
    } else if arguments[.plain] {
      try world.console.write(renderer.records(of: statistics))
    } else {
      try world.console.write(renderer.lines(for: statistics))
    }
    return .success
  }
}

private struct StatsReport: Encodable {
  let version = 1
  let streak: Int
  let bestStreak: Int
  let daysPlayed: Int
  let levels: [LevelReport]
  let mistakes: [MistakeReport]

  struct LevelReport: Encodable {
    let level: String
    let finished: Int
    let averagePoints: Double
    let bestPoints: Int
    let averageSeconds: Double
    let solved: Int
    let missed: Int
    let skipped: Int
  }

  struct MistakeReport: Encodable {
    let misconception: String
    let times: Int
  }

  init(_ statistics: Statistics) {
    streak = statistics.streak.current
    bestStreak = statistics.streak.best
    daysPlayed = statistics.streak.total
    levels = statistics.levels.map { level in
      LevelReport(
        level: level.level.rawValue,
        finished: level.finished,
        averagePoints: level.averagePoints,
        bestPoints: level.bestPoints,
        averageSeconds: level.averageSeconds,
        solved: level[.solved],
        missed: level[.missed],
        skipped: level[.skipped]
      )
    }
    mistakes = statistics.mistakes.map { MistakeReport(misconception: $0.id, times: $0.times) }
  }
}

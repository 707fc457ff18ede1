/// What finished challenges came to, all together.
public struct Statistics: Equatable, Sendable {
  public let streak: Streak
  /// Each level of which a challenge was finished, the easiest first.
  public let levels: [LevelStatistics]
  /// The mistakes that were named, the most frequent first.
  public let mistakes: [MistakeCount]

  /// - Parameter results: Of finished challenges, those from the archive among them.
  public init(of results: [ChallengeResult], today: CalendarDay) {
    streak = Streak(of: results, today: today)
    levels = Level.allCases.compactMap { level in
      LevelStatistics(of: results.filter { $0.level == level }, level: level)
    }
    let counts = results.flatMap(\.misconceptions).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    mistakes = counts.map { MistakeCount(id: $0.key, times: $0.value) }
      .sorted { ($1.times, $0.id) < ($0.times, $1.id) }
  }
}

/// How the challenges of one level went.
public struct LevelStatistics: Equatable, Sendable {
  public let level: Level
  /// How many were finished.
  public let finished: Int
  /// The most points of one challenge.
  public let bestPoints: Int
  /// The mean of all challenges.
  public let averagePoints: Double
  /// The mean of all challenges.
  public let averageSeconds: Double
  private let tasks: [Outcome: Int]

  /// How many tasks came to this.
  public subscript(outcome: Outcome) -> Int { tasks[outcome] ?? 0 }

  /// - Returns: nil where there are no results.
  init?(of results: [ChallengeResult], level: Level) {
    guard let best = results.map(\.points).max() else { return nil }
    self.level = level
    finished = results.count
    bestPoints = best
    averagePoints = Double(results.reduce(0) { $0 + $1.points }) / Double(results.count)
    averageSeconds = results.reduce(0) { $0 + $1.seconds } / Double(results.count)
    tasks = results.flatMap(\.outcomes).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

/// How often a mistake was named.
public struct MistakeCount: Equatable, Sendable {
  /// The misconception's id, such as "other-clef".
  public let id: String
  public let times: Int
}

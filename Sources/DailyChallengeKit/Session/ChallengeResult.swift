/// What a finished challenge came to, short enough to keep for years in one file.
public struct ChallengeResult: Hashable, Sendable {
  public let day: CalendarDay
  public let level: Level
  public let points: Int
  public let outcomes: [Outcome]
  /// The ids of the mistakes that were named, in order.
  public let misconceptions: [String]
  /// How long the player took over all attempts together.
  public let seconds: Double
  public let startedOn: CalendarDay
  public let finishedAt: Timestamp

  /// Thirty years.
  private static let mostSeconds = 1e9

  /// Fails for a challenge that is not finished.
  public init?(_ record: SessionRecord) {
    guard record.isFinished, let finishedAt = record.finishedAt else { return nil }
    let attempts = record.tasks.flatMap(\.attempts)
    day = record.day
    level = record.level
    points = record.points
    outcomes = record.tasks.compactMap(\.outcome)
    misconceptions = attempts.compactMap(\.misconception)
    // What a save may say of single attempts need not have a sum.
    let sum = min(attempts.reduce(0) { $0 + $1.seconds }, Self.mostSeconds)
    seconds = (sum * 10).rounded() / 10
    startedOn = record.startedOn
    self.finishedAt = finishedAt
  }

  /// Whether there was a challenge that day, and it was begun on its day and finished by the end of the next.
  ///
  /// The end of that day is the latest there is on Earth, noon in Greenwich of the day after: a player
  /// who flies west must not lose a day.
  public var countsForStreak: Bool {
    let deadline = (day.daysSince1970 + 2) * 86_400 + 43_200
    return startedOn == day && finishedAt.secondsSince1970 < deadline && day.challengeNumber > 0
  }
}

extension ChallengeResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case day, level, points, outcomes, misconceptions, seconds, startedOn, finishedAt
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    day = try container.decode(.day)
    level = try container.decode(String.self, .level, expecting: Level.names) {
      Level(rawValue: $0)
    }
    outcomes = try container.decode([String].self, .outcomes, expecting: "a list of outcomes") {
      let outcomes = $0.compactMap(Outcome.init(rawValue:))
      return outcomes.count == $0.count && !outcomes.isEmpty ? outcomes : nil
    }
    points = try container.decode(.points, in: 0...outcomes.count * Scoring.solved[0])
    misconceptions = try container.decode(.misconceptions, expecting: "a list of ids")
    seconds = try container.decode(
      Double.self,
      .seconds,
      expecting: "seconds, at most \(Self.mostSeconds)"
    ) { (0...Self.mostSeconds).contains($0) ? $0 : nil }
    startedOn = try container.decode(.startedOn)
    finishedAt = try container.decode(String.self, .finishedAt, expecting: "a moment") {
      Timestamp($0)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(day.description, forKey: .day)
    try container.encode(level.rawValue, forKey: .level)
    try container.encode(points, forKey: .points)
    try container.encode(outcomes.map(\.rawValue), forKey: .outcomes)
    try container.encode(misconceptions, forKey: .misconceptions)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(startedOn.description, forKey: .startedOn)
    try container.encode(finishedAt.description, forKey: .finishedAt)
  }
}

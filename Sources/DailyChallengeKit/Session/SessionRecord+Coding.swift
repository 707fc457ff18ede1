/// A session written by a newer program than this one. It can be played, but not saved.
public struct NewerSession: Error, Equatable {
  /// The version of the format.
  public let version: Int
  /// The program that wrote it, where it says so.
  public let program: String?
}

extension SessionRecord: Codable {
  public static let format = "dailychallenge.session"
  public static let version = 1
  static let generations = 0...Int(Int32.max)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case format, version, program, generation, day, level, edition, startedAt, startedOn, finishedAt
    case tasks
  }

  /// - Throws: ``NewerSession``, ``UnknownTaskKind`` or ``InvalidValue``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decode(String.self, .format, expecting: "\"\(Self.format)\"") {
      $0 == Self.format ? $0 : nil
    }
    let version = try container.decode(.version, in: 1...Int(Int32.max))
    guard version == Self.version else {
      throw NewerSession(
        version: version,
        program: try? container.decode(String.self, forKey: .program)
      )
    }
    program = try container.decode(.program, expecting: "the version of a program")
    generation = try container.decode(.generation, in: Self.generations)
    day = try container.decode(.day)
    level = try container.decode(
      String.self,
      .level,
      expecting: Level.names
    ) { Level(rawValue: $0) }
    edition = try container.decode(.edition, in: 1...1000)
    startedAt = try container.decode(String.self, .startedAt, expecting: Self.momentInWords) {
      Timestamp($0)
    }
    startedOn = try container.decode(.startedOn)
    finishedAt = try container.decodeOptional(
      String.self,
      .finishedAt,
      expecting: Self.momentInWords
    ) { Timestamp($0) }
    tasks = try container.decode(
      [TaskRecord].self,
      .tasks,
      expecting: "a list of at least one task"
    ) {
      (1...100).contains($0.count) ? $0 : nil
    }
    guard (finishedAt != nil) == isFinished else {
      throw container.invalid(
        .finishedAt,
        expecting: "\(Self.momentInWords) when all tasks are over, else null"
      )
    }
    unknownKeys = try UnknownKeys(from: decoder, besides: CodingKeys.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(program, forKey: .program)
    try container.encode(generation, forKey: .generation)
    try container.encode(day.description, forKey: .day)
    try container.encode(level.rawValue, forKey: .level)
    try container.encode(edition, forKey: .edition)
    try container.encode(startedAt.description, forKey: .startedAt)
    try container.encode(startedOn.description, forKey: .startedOn)
    try container.encode(finishedAt?.description, forKey: .finishedAt)
    try container.encode(tasks, forKey: .tasks)
    try unknownKeys.encode(to: encoder)
  }

  private static let momentInWords = "a moment such as 2026-11-30T08:12:03Z"
}

extension TaskRecord: Codable {
  enum CodingKeys: String, CodingKey {
    case question, attempts, hints, offered, outcome, points
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.question) else {
      throw container.invalid(.question, expecting: "a question")
    }
    question = try container.decode(.question, expecting: "a question")
    attempts = try container.decode(
      [Attempt].self,
      .attempts,
      expecting: "at most \(Scoring.attempts) attempts"
    ) { $0.count <= Scoring.attempts ? $0 : nil }
    hints = try container.decode(.hints, in: 0...question.hints.count)
    // Added after the first saves were written.
    if container.contains(.offered) {
      hasOfferedRetraction =
        try container.decodeOptional(Bool.self, .offered, expecting: "true or false") { $0 }
        ?? false
    }
    outcome = try container.decodeOptional(
      String.self,
      .outcome,
      expecting: "solved, missed or skipped"
    ) { Outcome(rawValue: $0) }
    points = try container.decodeOptional(
      Int.self,
      .points,
      expecting: "a whole number from 0 to \(Scoring.solved[0])"
    ) { (0...Scoring.solved[0]).contains($0) ? $0 : nil }
    guard (outcome == nil) == (points == nil) else {
      throw container.invalid(.points, expecting: "points for a task that is over, else null")
    }
    guard outcome != nil || attempts.allSatisfy({ $0.verdict != .correct }) && attemptsLeft > 0
    else {
      throw container.invalid(.outcome, expecting: "an outcome, since the task is over")
    }
    unknownKeys = try UnknownKeys(from: decoder, besides: CodingKeys.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(question, forKey: .question)
    try container.encode(attempts, forKey: .attempts)
    try container.encode(hints, forKey: .hints)
    if hasOfferedRetraction { try container.encode(true, forKey: .offered) }
    try container.encode(outcome?.rawValue, forKey: .outcome)
    try container.encode(points, forKey: .points)
    try unknownKeys.encode(to: encoder)
  }
}

extension Attempt: Codable {
  private enum CodingKeys: String, CodingKey {
    case given, read, verdict, misconception, seconds
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    given = try container.decode(.given, expecting: "the answer as it was typed")
    read = try container.decode(.read, expecting: "the answer as it was read")
    verdict = try container.decode(
      String.self,
      .verdict,
      expecting: "correct, misspelled or wrong"
    ) { Verdict(rawValue: $0) }
    misconception = try container.decodeOptional(
      String.self,
      .misconception,
      expecting: "the id of a misconception"
    ) { $0 }
    seconds = try container.decode(Double.self, .seconds, expecting: "seconds, 0 or more") {
      $0 >= 0 && $0.isFinite ? $0 : nil
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(given, forKey: .given)
    try container.encode(read, forKey: .read)
    try container.encode(verdict.rawValue, forKey: .verdict)
    try container.encode(misconception, forKey: .misconception)
    try container.encode(seconds, forKey: .seconds)
  }
}

extension KeyedDecodingContainer {
  func decode(_ key: Key) throws -> CalendarDay {
    try decode(String.self, key, expecting: "a day such as 2026-11-30") { CalendarDay($0) }
  }
}

/// A session as it is saved: all of a challenge's facts, and nothing of the conversation.
public struct SessionRecord: Equatable {
  /// The version of the program that wrote the file, "1.0.0"; empty before it is played.
  public internal(set) var program: String
  /// Counts the times the session was saved, so that a writer can tell whether another was faster.
  public internal(set) var generation: Int
  public let day: CalendarDay
  public let level: Level
  public let edition: Int
  public let startedAt: Timestamp
  /// The player's civil day when the session was started; ``day`` unless it comes from the archive.
  public let startedOn: CalendarDay
  /// Nil while a task is open.
  public internal(set) var finishedAt: Timestamp?
  public internal(set) var tasks: [TaskRecord]
  /// Keys of a newer program; they survive a rewrite.
  var unknownKeys = UnknownKeys()

  public init(
    day: CalendarDay,
    level: Level,
    edition: Int,
    startedAt: Timestamp,
    startedOn: CalendarDay,
    tasks: [ChallengeTask]
  ) {
    program = ""
    generation = 0
    self.day = day
    self.level = level
    self.edition = edition
    self.startedAt = startedAt
    self.startedOn = startedOn
    self.tasks = tasks.map(TaskRecord.init)
  }

  /// The first open task; nil when the challenge is finished.
  public var currentTask: Int? { tasks.firstIndex(where: \.isOpen) }

  public var isFinished: Bool { currentTask == nil }

  /// Points so far.
  public var points: Int { tasks.reduce(0) { $0 + ($1.points ?? 0) } }
}

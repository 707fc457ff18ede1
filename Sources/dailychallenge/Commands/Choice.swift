import DailyChallengeKit
import Platform
import Progress

/// The challenge a command line is about, and where its progress is kept.
struct Choice {
  let day: CalendarDay
  let level: Level
  let store: ProgressStore

  var name: SessionName { SessionName(day: day, level: level) }

  /// - Parameter levelIfUnset: What to do when the player has chosen no level.
  /// - Throws: `UsageError`, ``Failure`` or `ProgressError`.
  init(
    _ arguments: ParsedArguments,
    in world: World,
    levelIfUnset: () throws -> Level = { Setting.level.standard }
  ) throws {
    let day = try arguments.value(of: .day, as: { CalendarDay($0) }) ?? world.today
    guard day.challengeNumber >= 1 else { throw Failure.tooEarly(day) }
    guard day <= world.today else { throw Failure.notYet(day, today: world.today) }
    self.day = day
    store = try world.store(arguments)
    level = try world.chosen(.level, by: arguments)?.value ?? levelIfUnset()
  }

  /// The saved session, or one that begins now.
  func record(in world: World) throws -> SessionRecord {
    try store.session(day: day, level: level) ?? fresh(in: world)
  }

  /// A session that begins now.
  func fresh(in world: World) throws -> SessionRecord {
    try world.freshSession(day: day, level: level)
  }
}

extension ParsedArguments {
  /// The index of the task that '--task' names; nil without it.
  func task(of record: SessionRecord) throws(UsageError) -> Int? {
    try value(of: .task) { text in
      Int(text).flatMap { (1...record.tasks.count).contains($0) ? $0 - 1 : nil }
    }
  }
}

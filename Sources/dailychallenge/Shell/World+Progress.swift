import DailyChallengeKit
import Platform
import Progress

extension World {
  /// Where progress is kept.
  ///
  /// - Throws: `UsageError`, or ``Failure`` where there is no home.
  func store(_ arguments: ParsedArguments) throws -> ProgressStore {
    guard let store = try storeIfAny(arguments) else { throw Failure.noHome }
    return store
  }

  /// Where progress is kept; nil where there is no home.
  ///
  /// - Throws: `UsageError`, or ``Failure``.
  func storeIfAny(_ arguments: ParsedArguments) throws -> ProgressStore? {
    let named = try arguments.value(of: .dataDirectory) { $0.asPath }
    guard let path = named ?? paths.data else { return nil }
    guard path.asPath != nil else { throw Failure.unreadableHome(path) }
    return ProgressStore(directory: path, scales: scales, program: DailyChallenge.version)
  }

  /// A session that begins now.
  func freshSession(day: CalendarDay, level: Level) throws -> SessionRecord {
    guard let edition = Edition.inForce(on: day) else { throw Failure.tooEarly(day) }
    let dealer = try Dealer(edition: edition, level: level, scales: scales)
    return SessionRecord(
      day: day,
      level: level,
      edition: edition.number,
      startedAt: now(),
      startedOn: today,
      tasks: try dealer.tasks(on: day)
    )
  }
}

import DailyChallengeKit
import MusicTheory
import Platform
import Progress
import TerminalUI

/// A session with the place it is kept in: makes moves, saves them, and hands back what to show.
struct Game {
  private(set) var session: ChallengeSession
  private let choice: Choice
  private let names: NamingSystem
  private let now: () -> Timestamp
  private var file: SessionFile

  /// Why the last move could not be saved; nil when all is on disk.
  private(set) var trouble: ProgressError?

  /// What was done about a damaged file, until the player is told.
  private var recovery: Recovery?

  /// What became of a move.
  enum Result {
    /// What to tell the player, in order.
    case made([ChallengeSession.Response])
    /// Another process moved on meanwhile. The session is now as that one left it.
    case overtaken
  }

  /// Opens the saved session or a fresh one.
  ///
  /// Where nothing can be read or saved, or a newer program wrote the file, a session begins in memory,
  /// and ``trouble`` says why. A damaged file is set aside, and ``takeRecovery()`` tells of it.
  ///
  /// - Throws: `ProgressError` when another process keeps the lock.
  init(_ choice: Choice, in world: World) throws {
    self.choice = choice
    names = world.style.names
    now = world.now
    file = SessionFile(in: choice.store, day: choice.day, level: choice.level)
    var record: SessionRecord?
    do {
      record = try file.read()
    } catch .damaged(let path, let damage) {
      recovery = Recovery(path: path, damage: damage)
    } catch {
      trouble = error
    }
    session = ChallengeSession(
      try record ?? choice.fresh(in: world),
      program: DailyChallenge.version,
      names: names
    )
    guard trouble == nil, !session.record.isFinished else { return }
    do throws(ProgressError) {
      try choice.store.prepare(for: choice.name)
      if recovery != nil { try choice.store.withLock { try recover() } }
      try file.checkLink()
    } catch .locked(let path) {
      throw ProgressError.locked(path: path)
    } catch {
      trouble = error
      if recovery != nil { resume(file.recovering(session.record)) }
    }
    // The player is told of it at once, and not again at the first move.
    if trouble != nil { _ = session.apply(.saveFailed) }
  }

  /// Tells of a recovery once.
  mutating func takeRecovery() -> Recovery? {
    defer { recovery = nil }
    return recovery
  }
}

// MARK: - Moves

extension Game {
  /// Applies an event to the session and saves what it says is to be saved, before anything is shown.
  ///
  /// What cannot be saved is kept in memory, and saved with the next move that can be.
  ///
  /// - Throws: `ProgressError` when another process keeps the lock and nothing is in memory alone; nothing
  ///   has happened then.
  mutating func make(_ event: ChallengeSession.Event) throws -> Result {
    if case .newer(let path, let program) = trouble {
      return makeInMemory(event, .newer(path: path, program: program))
    }
    do {
      // The directory may have come within reach.
      if trouble != nil { try choice.store.prepare(for: choice.name) }
      var game = self
      let result = try choice.store.withLock { try game.makeUnderLock(event) }
      self = game
      return result
    } catch .locked(let path) {
      // What is in memory alone must not be left for that.
      guard let trouble else { throw ProgressError.locked(path: path) }
      return makeInMemory(event, trouble)
    } catch {
      return makeInMemory(event, error)
    }
  }

  private mutating func makeInMemory(
    _ event: ChallengeSession.Event,
    _ trouble: ProgressError
  ) -> Result {
    .made(perform(event) { _ throws(ProgressError) in throw trouble })
  }

  private mutating func makeUnderLock(_ event: ChallengeSession.Event) throws -> Result {
    let shown = session.record.currentTask
    do {
      if let saved = try file.news(), saved != session.record { try adopt(saved) }
    } catch ProgressError.damaged(let path, let damage) {
      // What is in memory is whole, but another process may have gone on.
      recovery = Recovery(path: path, damage: damage)
      let recovered = file.recovering(session.record)
      recovery?.keptAs = try file.setAside(at: now())
      if recovered == session.record {
        recovery?.tasks = recovered.tasksBegun
      } else {
        try file.save(recovered)
        resume(recovered)
      }
    }
    guard session.record.currentTask == shown else { return .overtaken }
    let before = self
    var file = file
    let responses = perform(event) { record throws(ProgressError) in try file.save(record) }
    if case .overtaken = trouble {
      // There was a lock, and yet another process came first: the move was never made.
      self = before
      if let saved = try self.file.news() { try adopt(saved) }
      return .overtaken
    }
    self.file = file
    if trouble == nil, session.record.isFinished {
      // The results are a cache: what cannot be written now is found in the days.
      try? choice.store.addResult(of: session.record)
    }
    return .made(responses)
  }

  /// Goes on from what another process saved. Where moves could not be saved, the session that has come
  /// further goes on, and the other one is kept.
  private mutating func adopt(_ saved: SessionRecord) throws {
    if trouble != nil {
      guard SessionStanding(of: session.record) <= SessionStanding(of: saved) else {
        return try choice.store.keepSuperseded(saved)
      }
      try choice.store.keepSuperseded(session.record)
    }
    trouble = nil
    resume(saved)
  }

  /// Keeps a damaged file aside, with what can be read of it in its place.
  private mutating func recover() throws {
    do {
      file.letOwnerIn()
      // Another process may have been faster.
      let record = try file.read()
      recovery = nil
      resume(record ?? session.record)
    } catch {
      guard case .damaged = error else { throw error }
      resume(file.recovering(session.record))
      recovery?.keptAs = try file.setAside(at: now())
      try file.save(session.record)
    }
  }

  private mutating func resume(_ record: SessionRecord) {
    session = ChallengeSession(record, program: DailyChallenge.version, names: names)
    recovery?.tasks = record.tasksBegun
  }

  /// How regularly the player plays; nil where that cannot be told.
  func streak(today: CalendarDay) -> Streak? {
    trouble == nil ? (try? choice.store.results()).map { Streak(of: $0, today: today) } : nil
  }

  /// Performs the effects of an event in their order.
  private mutating func perform(
    _ event: ChallengeSession.Event,
    saving save: (SessionRecord) throws(ProgressError) -> Void
  ) -> [ChallengeSession.Response] {
    var responses: [ChallengeSession.Response] = []
    for effect in session.apply(event) {
      switch effect {
      case .save:
        do {
          try save(session.record)
          trouble = nil
          responses += perform(.saved, saving: save)
        } catch {
          trouble = error
          responses += perform(.saveFailed, saving: save)
        }
      case .show(let response): responses.append(response)
      case .leave: break
      }
    }
    return responses
  }
}

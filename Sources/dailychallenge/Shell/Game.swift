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

  /// Why the last move could not be saved; nil when all is on disk.
  private(set) var trouble: ProgressError?

  /// Whether the session is played in memory only, since nothing could be saved from the start.
  let isInMemory: Bool

  /// What became of a move.
  enum Result {
    /// What to tell the player, in order.
    case made([ChallengeSession.Response])
    /// Another process answered the task meanwhile. The session is now as that one left it.
    case overtaken
  }

  /// Opens the saved session or a fresh one.
  ///
  /// A session that a newer program wrote is played afresh in memory, and so is one that cannot be
  /// saved; ``trouble`` says why.
  ///
  /// - Throws: `ProgressError` for a damaged or unreadable file, which is left as it is.
  init(_ choice: Choice, in world: World) throws {
    self.choice = choice
    names = world.style.names
    let record: SessionRecord
    do {
      record = try choice.record(in: world)
    } catch ProgressError.newer(let path, let program) {
      trouble = .newer(path: path, program: program)
      record = try choice.fresh(in: world)
    }
    session = ChallengeSession(record, program: DailyChallenge.version, names: names)
    if trouble == nil, !record.isFinished {
      do {
        try choice.store.prepare()
      } catch .unwritable(let error) {
        trouble = .unwritable(error)
      }
    }
    isInMemory = trouble != nil
    // The player is told of it at once, and not again at the first move.
    if isInMemory { _ = session.apply(.saveFailed) }
  }

  /// Applies an event to the session and saves what it says is to be saved, before anything is shown.
  ///
  /// - Throws: `ProgressError` when another process keeps the lock or has spoilt the file; nothing has
  ///   happened then.
  mutating func make(_ event: ChallengeSession.Event) throws -> Result {
    if isInMemory, let trouble {
      return .made(perform(event) { _ throws(ProgressError) in throw trouble })
    }
    do {
      var game = self
      let result = try choice.store.withLock { try game.makeUnderLock(event) }
      self = game
      return result
    } catch ProgressError.unwritable(let error) {
      return .made(perform(event) { _ throws(ProgressError) in throw .unwritable(error) })
    }
  }

  private mutating func makeUnderLock(_ event: ChallengeSession.Event) throws -> Result {
    let saved = try choice.store.session(day: choice.day, level: choice.level)
    if let saved, saved.generation != session.record.generation, trouble == nil {
      let shown = session.record.currentTask
      session = ChallengeSession(saved, program: DailyChallenge.version, names: names)
      guard session.record.currentTask == shown else { return .overtaken }
    }
    let responses = perform(event, saving: choice.store.save)
    if trouble == nil, session.record.isFinished {
      // The results are a cache: what cannot be written now is made again from the days.
      try? choice.store.addResult(of: session.record)
    }
    return .made(responses)
  }

  /// How regularly the player plays; nil where that cannot be told.
  func streak(today: CalendarDay) -> Streak? {
    isInMemory ? nil : (try? choice.store.results()).map { Streak(of: $0, today: today) }
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

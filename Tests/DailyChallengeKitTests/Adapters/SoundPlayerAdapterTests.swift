import Dispatch
import LegacyEngines
import MusicTheory
import Testing

@testable import DailyChallengeKit

/// The bridge from token and callback to `async throws`, whatever the adaptee does with them.
///
/// A checked continuation ends the program when it is resumed twice, so these tests fail loudly.
@Suite(.timeLimit(.minutes(10)))
struct `The sound player's bridge` {
  private let log = SoundLog()

  private func adapter(
    keepsCallbacks: Bool = false,
    patience: Duration = .seconds(600),
    _ playing: @escaping @Sendable (@escaping (Int32) -> Void) -> Void = { _ in }
  ) -> SoundPlayerAdapter {
    SoundPlayerAdapter(
      ScriptedSoundPlayer(keepsCallbacks: keepsCallbacks, log: log, playing),
      files: log.files,
      patience: patience,
      reportMisuse: log.noteMisuse
    )
  }

  @Test
  func `hands over a file that is there, and removes it`() async throws {
    let log = log
    let adapter = adapter { callback in
      #expect(log.filesLeft == ["/sound-0.wav"])
      callback(LegacySoundPlayer.statusFinished)
    }
    try await adapter.play(Sound())
    #expect(log.playedFiles == ["/sound-0.wav"])
    #expect(log.filesLeft == [])
    #expect(log.cancelledTokens == [])
  }

  @Test(
    arguments: [
      (LegacySoundPlayer.statusNoPlayer, SoundError.noPlayer),
      (LegacySoundPlayer.statusNotStarted, .notStarted),
      (LegacySoundPlayer.statusPlayerFailed, .playerFailed),
      (LegacySoundPlayer.statusNotWave, .notASound), (-1, .unknownStatus(-1)),
      (6, .unknownStatus(6)), (.min, .unknownStatus(-2_147_483_648)),
      (.max, .unknownStatus(2_147_483_647)),
    ]
  )
  func `throws what a bad status means`(status: Int32, error: SoundError) async {
    await #expect(throws: error) { try await adapter { $0(status) }.play(Sound()) }
    #expect(log.filesLeft == [])
  }

  @Test
  func `throws for a sound that somebody else stopped`() async {
    let adapter = adapter { $0(LegacySoundPlayer.statusCancelled) }
    await #expect(throws: CancellationError.self) { try await adapter.play(Sound()) }
  }

  @Test
  func `takes the first of two callbacks`() async throws {
    let good = adapter { callback in
      callback(LegacySoundPlayer.statusFinished)
      callback(LegacySoundPlayer.statusPlayerFailed)
    }
    try await good.play(Sound())
    let bad = adapter { callback in
      callback(LegacySoundPlayer.statusPlayerFailed)
      callback(LegacySoundPlayer.statusFinished)
    }
    await #expect(throws: SoundError.playerFailed) { try await bad.play(Sound()) }
    #expect(
      log.reports == [
        "The sound player called back once more, with status \(LegacySoundPlayer.statusPlayerFailed).",
        "The sound player called back once more, with status \(LegacySoundPlayer.statusFinished).",
      ]
    )
  }

  @Test
  func `is content with one callback, come when it may`() async throws {
    try await adapter { $0(LegacySoundPlayer.statusFinished) }.play(Sound())
    let slow = adapter(keepsCallbacks: true, patience: .milliseconds(20))
    await #expect(throws: SoundError.tooSlow) { try await slow.play(Sound()) }
    #expect(log.cancelledTokens == [1])
    #expect(log.reports == [])
  }

  @Test
  func `takes one of two callbacks that come at once from two queues, a thousand times`()
    async throws
  {
    let adapter = adapter { callback in
      for _ in 1...2 {
        DispatchQueue.global().async(
          execute: DispatchWorkItem { callback(LegacySoundPlayer.statusFinished) }
        )
      }
    }
    for _ in 1...1000 { try await adapter.play(Sound()) }
    #expect(log.filesLeft == [])
  }

  @Test
  func `throws when the callback is dropped, a thousand times`() async {
    let adapter = adapter { _ in }
    for _ in 1...1000 {
      await #expect(throws: SoundError.noAnswer) { try await adapter.play(Sound()) }
    }
    #expect(log.filesLeft == [])
  }

  @Test
  func `throws when the callback is dropped later, on another queue, a thousand times`() async {
    let adapter = adapter { callback in
      DispatchQueue.global().async(
        execute: DispatchWorkItem { withExtendedLifetime(callback) {} }
      )
    }
    for _ in 1...1000 {
      await #expect(throws: SoundError.noAnswer) { try await adapter.play(Sound()) }
    }
  }

  @Test
  func `stops a player that keeps the callback and never calls it`() async {
    let adapter = adapter(keepsCallbacks: true, patience: .milliseconds(20))
    await #expect(throws: SoundError.tooSlow) { try await adapter.play(Sound()) }
    #expect(log.cancelledTokens == [1])
    #expect(log.filesLeft == [])
  }

  @Test
  func `gives the player as long as the sound lasts`() async throws {
    let adapter = adapter(patience: .milliseconds(20)) { callback in
      DispatchQueue.global().asyncAfter(
        deadline: .now() + .milliseconds(200),
        execute: DispatchWorkItem { callback(LegacySoundPlayer.statusFinished) }
      )
    }
    try await adapter.play(.together([Pitch(NoteName(.a), octave: 4)]))
  }

  @Test
  func `stops the player when the task is cancelled`() async {
    let adapter = adapter(keepsCallbacks: true)
    let playing = Task { try await adapter.play(Sound()) }
    while log.playedFiles.isEmpty { await Task.yield() }
    playing.cancel()
    await #expect(throws: CancellationError.self) { try await playing.value }
    #expect(log.cancelledTokens == [1])
    #expect(log.filesLeft == [])
  }

  @Test
  func `has ended in one way when callback and cancellation meet, a thousand times`() async {
    let adapter = adapter(keepsCallbacks: true) { callback in
      DispatchQueue.global().async(
        execute: DispatchWorkItem { callback(LegacySoundPlayer.statusFinished) }
      )
    }
    for _ in 1...1000 {
      let playing = Task { try await adapter.play(Sound()) }
      if Bool.random() { await Task.yield() }
      playing.cancel()
      let result = await playing.result
      if case .failure(let error) = result { #expect(error is CancellationError) }
    }
    #expect(log.filesLeft == [])
  }

  @Test
  func `plays nothing where no file can be written`() async {
    struct FullDisk: Error {}
    let adapter = SoundPlayerAdapter(
      ScriptedSoundPlayer(log: log),
      files: SoundFiles(write: { _ in throw FullDisk() }, remove: { _ in })
    )
    await #expect(throws: FullDisk.self) { try await adapter.play(Sound()) }
    #expect(log.playedFiles == [])
  }
}

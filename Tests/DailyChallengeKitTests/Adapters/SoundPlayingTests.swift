import LegacyEngines
import Testing

@testable import DailyChallengeKit

/// The contract of ``SoundPlaying``, held against the adapter and against a native double.
@Suite(.timeLimit(.minutes(10)))
struct `A sound player` {
  enum Player: CaseIterable {
    case adapter, native

    func playing(_ outcome: SilentSoundPlayer.Outcome) -> any SoundPlaying {
      switch self {
      case .adapter: SoundPlayerAdapter(legacyPlayer(outcome), files: SoundLog().files)
      case .native: SilentSoundPlayer(outcome: outcome)
      }
    }

    private func legacyPlayer(_ outcome: SilentSoundPlayer.Outcome) -> ScriptedSoundPlayer {
      switch outcome {
      case .ends: ScriptedSoundPlayer { $0(LegacySoundPlayer.statusFinished) }
      case .fails(.noPlayer): ScriptedSoundPlayer { $0(LegacySoundPlayer.statusNoPlayer) }
      case .fails: ScriptedSoundPlayer { $0(LegacySoundPlayer.statusPlayerFailed) }
      case .goesOn: ScriptedSoundPlayer(keepsCallbacks: true)
      }
    }
  }

  @Test(arguments: Player.allCases)
  func `returns when the sound is over`(player: Player) async throws {
    try await player.playing(.ends).play(Sound())
  }

  @Test(arguments: Player.allCases, [SoundError.noPlayer, .playerFailed])
  func `throws when the sound is not heard`(player: Player, error: SoundError) async {
    await #expect(throws: error) { try await player.playing(.fails(error)).play(Sound()) }
  }

  @Test(arguments: Player.allCases)
  func `plays sound after sound`(player: Player) async throws {
    let player = player.playing(.ends)
    for _ in 1...100 { try await player.play(Sound()) }
  }

  @Test(arguments: Player.allCases)
  func `plays several sounds at once`(player: Player) async throws {
    let player = player.playing(.ends)
    try await withThrowingTaskGroup { group in
      for _ in 1...100 { group.addTask { try await player.play(Sound()) } }
      try await group.waitForAll()
    }
  }

  @Test(arguments: Player.allCases)
  func `stops when it is told to`(player: Player) async {
    let player = player.playing(.goesOn)
    let playing = Task { try await player.play(Sound()) }
    try? await Task.sleep(for: .milliseconds(20))
    playing.cancel()
    await #expect(throws: CancellationError.self) { try await playing.value }
  }

  @Test(arguments: Player.allCases)
  func `does not begin when it was told to stop before`(player: Player) async {
    let player = player.playing(.ends)
    let playing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await player.play(Sound())
    }
    await #expect(throws: CancellationError.self) { try await playing.value }
  }

  @Test(arguments: Player.allCases)
  func `can be stopped at any moment, a thousand times`(player: Player) async {
    let player = player.playing(.goesOn)
    for _ in 1...1000 {
      let playing = Task { try await player.play(Sound()) }
      if Bool.random() { await Task.yield() }
      playing.cancel()
      await #expect(throws: CancellationError.self) { try await playing.value }
    }
  }
}

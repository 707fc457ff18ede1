import DailyChallengeKit
import Platform

/// What makes sounds heard while a command runs: one at a time, and only when asked for.
///
/// Nothing is set up before the first sound.
final class SoundOutput {
  private let command: PlayerCommand
  private let pitchStandard: PitchStandard
  private let environment: Environment

  /// Says what went wrong in the program itself, to those who work on it.
  private let reportMisuse: @Sendable (String) -> Void

  /// Why nothing is played, known beforehand.
  private let silence: Silence?

  private lazy var files = TemporaryFiles(suffix: ".wav", environment: environment)
  private lazy var player = SoundPlayerAdapter(
    command: command.words,
    files: SoundFiles(write: files.write, remove: files.remove),
    pitchStandard: pitchStandard,
    reportMisuse: reportMisuse
  )
  private lazy var background = BackgroundPlayer(player)
  private var hasStarted = false
  private var hasFailed = false

  /// - Parameter choice: Whether to play; `.on` where the command line asks for a sound.
  /// - Throws: ``Failure`` for settings that cannot be used.
  init(_ arguments: ParsedArguments, in world: World, choice: SoundChoice) throws {
    command = try world.value(of: .player, by: arguments)
    pitchStandard = try world.value(of: .pitchStandard, by: arguments)
    environment = world.environment
    #if DEBUG
      reportMisuse = { [console = world.console] in console.complain("Note: \($0)") }
    #else
      reportMisuse = { _ in }
    #endif
    silence = Silence(
      choice,
      environment: world.environment,
      isInteractive: world.isInteractive
    )
  }

  /// The sound as the bytes of a WAV file.
  func wav(of sound: Sound) -> [UInt8] {
    Synthesizer(pitchStandard: pitchStandard).wav(of: sound)
  }
}

// MARK: - Not waiting

extension SoundOutput {
  /// Plays a sound, in place of the one that is still playing, and waits for nothing.
  ///
  /// - Returns: Why nothing is played; nil where something is.
  func start(_ sound: Sound) -> Silence? {
    if let silence { return silence }
    if hasFailed || background.hasTrouble { return .afterFailure }
    guard player.hasPlayer else { return .withoutPlayer(missingPlayer) }
    hasStarted = true
    background.start(sound)
    return nil
  }

  /// What is wrong where there is no program to play sounds.
  private var missingPlayer: any Error {
    command.words.map { Failure.unknownPlayer($0[0]) } ?? SoundError.noPlayer
  }

  /// The first trouble there was with what was started, once. Nothing more is played then.
  func takeTrouble() -> (any Error)? {
    guard hasStarted, !hasFailed, let trouble = background.takeTrouble() else { return nil }
    hasFailed = true
    return trouble
  }

  /// Ends what is playing, and leaves no file behind. Nothing can be played afterwards.
  func stop() {
    guard hasStarted else { return }
    background.stop()
    files.close()
  }
}

// MARK: - Waiting

extension SoundOutput {
  /// Plays a sound to its end. A signal that asks to leave ends the sound, and then the process.
  ///
  /// - Throws: `SoundError`, `SystemError` or ``Failure``.
  func hear(_ sound: Sound, interrupts: Interrupts) async throws {
    guard player.hasPlayer else { throw missingPlayer }
    let signal = try await withThrowingTaskGroup(of: Signal?.self) { [player] group in
      group.addTask {
        try await player.play(sound)
        return nil
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .milliseconds(50))
          if let signal = try interrupts.pending() { return signal }
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    signal?.reraise()
  }
}

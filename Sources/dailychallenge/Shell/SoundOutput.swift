import DailyChallengeKit
import Platform

/// What makes sounds heard while a command runs.
struct SoundOutput {
  private let player: any SoundPlaying

  /// - Throws: ``Failure`` for a wrong value in the environment.
  init(_ arguments: ParsedArguments, in world: World) {
    let files = TemporaryFiles(suffix: ".wav", environment: world.environment)
    player = SoundPlayerAdapter(
      command: world.environment["DAILYCHALLENGE_PLAYER"]
        .map { $0.split(separator: " ").map(String.init) },
      files: SoundFiles(write: files.write, remove: files.remove),
      pitchStandard: arguments.pitchStandard
    )
  }

  /// Plays a sound to its end.
  ///
  /// - Throws: ``Departure`` when a signal asks to leave; `SoundError` or `SystemError`.
  func hear(_ sound: Sound, interrupts: Interrupts) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { try await player.play(sound) }
      group.addTask {
        while true {
          try await Task.sleep(for: .milliseconds(50))
          if let signal = try interrupts.pending() { throw Departure.interrupted(signal) }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension ParsedArguments {
  var pitchStandard: PitchStandard {
    self[.pitchStandard].flatMap(PitchStandard.init) ?? .concert
  }
}

extension Option {
  static let pitchStandard = Option(
    "pitch-standard",
    valueName: "hertz",
    allowedValues: PitchStandard.allCases.map(\.rawValue),
    help: "What A4 is tuned to; 440 when left out."
  )
}

import LegacyEngines
import Synchronization

/// The legacy player as ``SoundPlaying``: a token and a callback become an `async` call that can be
/// cancelled, status codes typed errors.
///
/// This is an object adapter, since the adaptee must not leak its own members and has to be guarded:
/// it is handed over for good, and only ever used under a lock. The caller waits on nothing else than
/// the first of these: the callback, its loss, cancellation, a deadline.
public final class SoundPlayerAdapter: SoundPlaying {
  private let player: Mutex<LegacySoundPlayer>
  private let files: SoundFiles
  private let synthesizer: Synthesizer
  private let patience: Duration
  private let reportMisuse: @Sendable (String) -> Void

  /// - Parameters:
  ///   - command: The player program with its arguments before the path; nil for the first that is found
  ///     of those usual on this system.
  ///   - files: Where the sound lies while it is played.
  ///   - reportMisuse: Told of what a player must not do and does no harm, such as calling back twice.
  public convenience init(
    command: [String]? = nil,
    files: SoundFiles,
    pitchStandard: PitchStandard = .concert,
    reportMisuse: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let player = LegacySoundPlayer()
    if let command { player.qPlayers = [command] }
    self.init(
      player,
      files: files,
      synthesizer: Synthesizer(pitchStandard: pitchStandard),
      reportMisuse: reportMisuse
    )
  }

  /// - Parameter patience: How much longer than the sound the player may take, as to get going.
  init(
    _ player: sending LegacySoundPlayer,
    files: SoundFiles,
    synthesizer: Synthesizer = Synthesizer(),
    patience: Duration = .seconds(5),
    reportMisuse: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.player = Mutex(player)
    self.files = files
    self.synthesizer = synthesizer
    self.patience = patience
    self.reportMisuse = reportMisuse
  }

  /// Whether there is a program to play with.
  public var hasPlayer: Bool {
    player.withLock { $0.hasPlayer() }
  }

  public func play(_ sound: Sound) async throws {
    try Task.checkCancellation()
    let path = try files.write(synthesizer.wav(of: sound))
    defer { files.remove(path) }
    let request = SoundRequest()
    let deadline = Task { [patience] in
      try await Task.sleep(for: .seconds(sound.seconds) + patience)
      end(request, with: SoundError.tooSlow)
    }
    defer { deadline.cancel() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        start(request, ResumeOnce(continuation, orThrow: SoundError.noAnswer), path: path)
      }
    } onCancel: {
      end(request, with: CancellationError())
    }
  }
}

// MARK: - Requests

extension SoundPlayerAdapter {
  private func start(_ request: SoundRequest, _ once: ResumeOnce<Void>, path: String) {
    request.start(once) {
      player.withLock { player in
        // Written as @Sendable, since the adaptee calls back from a queue of its own.
        player.play(path) { @Sendable [reportMisuse] status in
          if !once.callBack(with: Self.result(of: status)) {
            reportMisuse("The sound player called back once more, with status \(status).")
          }
        }
      }
    }
  }

  private func end(_ request: SoundRequest, with error: any Error) {
    request.end(with: error) { token in
      player.withLock { $0.cancel(token) }
    }
  }

  private static func result(of status: Int32) -> Result<Void, any Error> {
    switch status {
    case LegacySoundPlayer.statusFinished: .success(())
    case LegacySoundPlayer.statusNoPlayer: .failure(SoundError.noPlayer)
    case LegacySoundPlayer.statusNotStarted: .failure(SoundError.notStarted)
    case LegacySoundPlayer.statusPlayerFailed: .failure(SoundError.playerFailed)
    case LegacySoundPlayer.statusNotWave: .failure(SoundError.notASound)
    case LegacySoundPlayer.statusCancelled: .failure(CancellationError())
    case let status: .failure(SoundError.unknownStatus(Int(status)))
    }
  }
}

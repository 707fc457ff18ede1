import Synchronization

/// Plays one sound at a time while something else goes on, and remembers the last trouble.
public final class BackgroundPlayer: Sendable {
  private let player: any SoundPlaying
  private let playing = Mutex<Task<Void, Never>?>(nil)
  private let trouble = Mutex<(any Error)?>(nil)

  public init(_ player: any SoundPlaying) {
    self.player = player
  }

  /// Begins to play a sound, in place of the one that is still playing. Waits for nothing.
  public func start(_ sound: Sound) {
    // Detached, since whoever calls may keep his thread busy.
    let task = Task.detached { [self] in
      do {
        try await player.play(sound)
      } catch is CancellationError {
        // It was wanted.
      } catch {
        note(error)
      }
    }
    replacePlaying(with: task)
  }

  /// Ends what is playing.
  public func stop() {
    replacePlaying(with: nil)
  }

  private func replacePlaying(with task: Task<Void, Never>?) {
    playing.withLock { playing in
      playing?.cancel()
      playing = task
    }
  }
}

// MARK: - Trouble

extension BackgroundPlayer {
  private func note(_ error: any Error) {
    trouble.withLock { $0 = error }
  }

  /// Whether there is trouble that nobody has taken.
  public var hasTrouble: Bool {
    trouble.withLock { $0 != nil }
  }

  /// The last trouble there was, once.
  public func takeTrouble() -> (any Error)? {
    trouble.withLock { trouble in
      defer { trouble = nil }
      return trouble
    }
  }
}

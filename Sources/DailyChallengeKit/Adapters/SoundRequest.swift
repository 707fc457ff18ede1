import Synchronization

/// One request to the legacy player, which may be ended before, while or after it is made.
///
/// The continuation is held weakly: only the callback keeps it, so that losing the callback is noticed.
final class SoundRequest: Sendable {
  private enum State {
    case waiting
    case playing(token: Int32, Continuation)
    case ended(any Error)
  }

  private struct Continuation {
    weak var once: ResumeOnce<Void>?
  }

  private let state = Mutex(State.waiting)

  /// Makes the request, unless it has been ended already.
  ///
  /// - Parameter play: Hands `once` to the player, and returns the player's token.
  func start(_ once: ResumeOnce<Void>, by play: () -> Int32) {
    state.withLock { state in
      if case .ended(let error) = state {
        once.resume(with: .failure(error))
      } else {
        state = .playing(token: play(), Continuation(once: once))
      }
    }
  }

  /// Has whoever waits get the error, unless there is a result already, and stops the player.
  func end(with error: any Error, by cancel: (_ token: Int32) -> Void) {
    state.withLock { state in
      if case .playing(let token, let continuation) = state {
        continuation.once?.resume(with: .failure(error))
        cancel(token)
      }
      state = .ended(error)
    }
  }
}

import Synchronization

/// A continuation that is resumed exactly once, whatever the callbacks do that it is handed to.
///
/// The first result counts and later ones are ignored. When the last reference goes without a result,
/// the waiting task gets `abandoned` instead of waiting for ever.
final class ResumeOnce<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, any Error>?>
  private let abandoned: any Error
  private let hasBeenCalledBack = Atomic(false)

  init(_ continuation: CheckedContinuation<Value, any Error>, orThrow abandoned: any Error) {
    self.continuation = Mutex(continuation)
    self.abandoned = abandoned
  }

  deinit {
    resume(with: .failure(abandoned))
  }

  func resume(with result: Result<Value, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }

  /// Resumes with what the callback says.
  ///
  /// - Returns: False where it has been called before, which it should not be.
  func callBack(with result: Result<Value, any Error>) -> Bool {
    resume(with: result)
    return !hasBeenCalledBack.exchange(true, ordering: .relaxed)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock that one thread of one process at a time holds, and that the system releases when the
/// process dies.
///
/// Held by `flock(2)` on a file of its own, which is never removed: a name that came and went could
/// be locked twice.
public struct FileLock: Sendable {
  /// Where the lock file is.
  public let path: String

  /// The lock on the file at `path`, which is made when needed, for its owner only.
  public init(_ path: String) {
    self.path = path
  }

  /// Why the lock cannot be had.
  public enum LockError: Error, Equatable {
    /// Somebody else kept the lock for as long as the caller would wait.
    case held(path: String)
  }

  /// Runs `body` while holding the lock. Where the file system has no locks, it runs all the same: that
  /// nobody else has replaced a file is for `body` to see.
  ///
  /// - Throws: `LockError.held` after `seconds` of waiting, `SystemError` where the system refuses, or what
  ///   `body` throws.
  public func withLock<Result>(
    waitingAtMost seconds: Double,
    _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW)
    defer { descriptor.discard() }
    try FileOwner(ofFirst: [path.parentDirectory])?.takes(descriptor, at: path)
    // Undoes the umask; where that is not allowed, the file is another's and open to all anyway.
    _ = fchmod(descriptor.rawValue, 0o600)
    let deadline = MonotonicClock.seconds + seconds
    while try !isTaken(by: descriptor) {
      guard MonotonicClock.seconds < deadline else { throw LockError.held(path: path) }
      usleep(10_000)
    }
    return try body()
  }

  /// Takes the lock if it is free; closing the descriptor releases it.
  private func isTaken(by descriptor: FileDescriptor) throws(SystemError) -> Bool {
    do {
      let taken = try SystemError.check("flock", path, tolerating: EWOULDBLOCK) {
        flock(descriptor.rawValue, LOCK_EX | LOCK_NB)
      }
      return taken != nil
    } catch  where [ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) {
      return true
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileDescriptor {
  /// Opens a path, never waiting for the other end of a pipe, nor adopting a terminal, nor passing
  /// the descriptor on to programs started later.
  ///
  /// A file made by `O_CREAT` is for its owner only.
  init(opening path: String, _ flags: Int32) throws(SystemError) {
    rawValue = try SystemError.check("open", path) { openQuietly(path, flags) }
  }

  /// Opens a path in the same way, or is nil when there is nothing at it.
  init?(openingExisting path: String, _ flags: Int32) throws(SystemError) {
    let opened = try SystemError.check("open", path, tolerating: ENOENT) {
      openQuietly(path, flags)
    }
    guard let opened else { return nil }
    rawValue = opened
  }

  /// Gives up a descriptor that has no unwritten bytes, so that nothing can be lost.
  func discard() {
    _ = close(rawValue)
  }
}

private func openQuietly(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
}

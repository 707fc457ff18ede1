#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls by which directories are made and files replaced, as values, so that a test can make any one fail.
///
/// Each has the manners of its namesake in C: -1 and `errno` on failure.
package struct SystemCalls: Sendable {
  package var open: @Sendable (_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32
  package var fchmod: @Sendable (_ descriptor: Int32, _ mode: UInt32) -> Int32
  package var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  package var fsync: @Sendable (_ descriptor: Int32) -> Int32
  package var close: @Sendable (_ descriptor: Int32) -> Int32
  package var rename: @Sendable (_ source: String, _ destination: String) -> Int32
  package var link: @Sendable (_ source: String, _ destination: String) -> Int32
  package var mkdir: @Sendable (_ path: String, _ mode: UInt32) -> Int32
  package var chmod: @Sendable (_ path: String, _ mode: UInt32) -> Int32
  package var unlink: @Sendable (_ path: String) -> Int32

  /// The calls of the operating system.
  package static var real: SystemCalls { realCalls }
}

extension SystemCalls {
  /// Writes all the bytes, however few the system takes at a time, waiting while it takes none.
  func writeAll(_ bytes: [UInt8], to descriptor: Int32, at path: String) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = try SystemError.check("write", path, tolerating: EAGAIN) {
        bytes[written...].withUnsafeBytes { write(descriptor, $0) }
      }
      if let count {
        written += count
      } else {
        try FileDescriptor(rawValue: descriptor).waitUntilWritable()
      }
    }
  }
}

extension SystemCalls {
  /// Makes changes to an open file, brings them to the disk and closes the descriptor, which is closed
  /// also when that fails.
  func finish<Result>(
    _ descriptor: Int32,
    at path: String,
    changes: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let result: Result
    do {
      result = try changes()
      try SystemError.check("fsync", path) { fsync(descriptor) }
    } catch {
      _ = close(descriptor)
      throw error
    }
    // An interrupted close has closed the descriptor all the same, and must not be made again.
    guard close(descriptor) == -1, errno != EINTR else { return result }
    throw SystemError(operation: "close", path: path, code: errno)
  }

  /// Brings to the disk which names a directory has, where the file system can do so.
  func bringToDisk(directory path: String) throws(SystemError) {
    let descriptor = try SystemError.check("open", path) {
      open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    }
    do {
      try finish(descriptor, at: path) { () throws(SystemError) in }
    } catch  where [EINVAL, ENOTSUP].contains(error.code) {
    }
  }
}

/// Outside the type, where the names mean the functions of the C library.
private let realCalls = SystemCalls(
  open: { open($0, $1, mode_t($2)) },
  fchmod: { fchmod($0, mode_t($1)) },
  write: { write($0, $1.baseAddress, $1.count) },
  fsync: { synchronize($0) },
  close: { close($0) },
  rename: { rename($0, $1) },
  link: { link($0, $1) },
  mkdir: { mkdir($0, mode_t($1)) },
  chmod: { chmod($0, mode_t($1)) },
  unlink: { unlink($0) }
)

/// Brings a file's bytes to the disk itself; macOS stops at the drive's cache unless asked twice.
private func synchronize(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(descriptor)
}

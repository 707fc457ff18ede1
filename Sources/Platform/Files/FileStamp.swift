#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells one state of a file from another, without its bytes: every replacement by ``DurableFile``
/// changes it.
public struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    seconds = modified.tv_sec
    nanoseconds = modified.tv_nsec
  }

  init(of descriptor: FileDescriptor, at path: String) throws(SystemError) {
    self.init(try FileStatus(of: descriptor, at: path).whole)
  }

  /// Whether both are of one file, which may have been written to in between.
  func isSameFile(as other: FileStamp) -> Bool {
    device == other.device && number == other.number
  }

  /// The stamp of the file at a path, or nil when there is nothing at it.
  ///
  /// The file is opened for it: that makes a network file system ask its server, where a mere `stat`
  /// might be answered from a cache.
  public init?(at path: String) throws(SystemError) {
    guard let descriptor = try FileDescriptor(openingExisting: path, O_RDONLY) else { return nil }
    defer { descriptor.discard() }
    try self.init(of: descriptor, at: path)
  }
}

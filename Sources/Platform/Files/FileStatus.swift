#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system knows of a file without opening it.
struct FileStatus {
  let kind: FileKind

  /// Who may read, write and run it.
  let permissions: UInt32

  /// All of it, as the C library has it.
  let whole: stat

  private init(_ status: stat) {
    whole = status
    kind = FileKind(mode: status.st_mode)
    permissions = UInt32(status.st_mode & 0o777)
  }

  init(of descriptor: FileDescriptor, at path: String) throws(SystemError) {
    var status = stat()
    try SystemError.check("fstat", path) { fstat(descriptor.rawValue, &status) }
    self.init(status)
  }

  /// - Returns: nil when there is nothing at the path.
  init?(at path: String) throws(SystemError) {
    var status = stat()
    let found = try SystemError.check("stat", path, tolerating: ENOENT) { stat(path, &status) }
    if found == nil { return nil }
    self.init(status)
  }
}

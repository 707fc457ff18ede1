#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Who may read, write and run a file, or list, change and enter a directory.
public struct FilePermissions: Sendable {
  /// Where the file is; a symbolic link is followed.
  public let path: String

  /// The permissions of what is at `path`, if anything is.
  public init(of path: String) {
    self.path = path
  }

  /// The nine bits that `chmod` takes, or nil when there is nothing at the path.
  public func bits() throws(SystemError) -> UInt32? {
    try FileStatus(at: path)?.permissions
  }

  /// The bits of a file, or a directory, that is at the path itself; nil for anything else, such as a
  /// symbolic link, whose target may be somebody else's.
  public func ownBits(of kind: FileKind) throws(SystemError) -> UInt32? {
    var status = stat()
    let found = try SystemError.check("lstat", path, tolerating: ENOENT) { lstat(path, &status) }
    guard found != nil, FileKind(mode: status.st_mode) == kind else { return nil }
    return UInt32(status.st_mode & 0o777)
  }

  /// Lets the owner read and write a file that the owner may not read.
  public func letOwnerIn() throws(SystemError) {
    guard let bits = try bits(), bits & 0o400 == 0 else { return }
    try set(bits | 0o600)
  }

  /// Changes the bits.
  public func set(_ bits: UInt32) throws(SystemError) {
    try SystemError.check("chmod", path) { chmod(path, mode_t(bits)) }
  }
}

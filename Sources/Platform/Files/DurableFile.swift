#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is replaced as a whole, so that a crash, a full disk or a power cut leaves either
/// the old bytes or the new, and nothing else.
///
/// The new bytes go to a temporary file beside the old, are brought to the disk, and take the old
/// file's name (Pillai et al., "All File Systems Are Not Created Equal", OSDI 2014).
public struct DurableFile: Sendable {
  /// Where the file is.
  public let path: String

  let calls: SystemCalls

  /// Distinguishes our temporary file from others; empty where all are ours.
  private let mark: String

  /// A file in a directory of ours, which need not exist. The temporary file always has the same name,
  /// so that whatever a killed process leaves is found again: two processes must not replace the file at
  /// a time (see `FileLock`).
  public init(_ path: String) {
    self.init(path, calls: .real)
  }

  /// A file in somebody else's directory, where no file may be removed that is not ours.
  public init(amongOthers path: String) {
    self.init(path, calls: .real, mark: ".dailychallenge")
  }

  package init(_ path: String, calls: SystemCalls, mark: String = "") {
    self.path = path
    self.calls = calls
    self.mark = mark
  }

  /// Replaces the file's bytes, through a symbolic link if there is one at the path.
  ///
  /// The file keeps its permissions; a new one is for its owner only, whatever the umask.
  ///
  /// - Throws: `SystemError`, with the old file as it was unless only the directory could not be
  ///   brought to the disk. Anything but a regular file is not replaced.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    _ = try replace(with: bytes) { () throws(SystemError) in true }
  }

  /// Replaces the file's bytes in the same way, but only if the file is still the one that was seen:
  /// for where locks do not keep others away, as on some network file systems.
  ///
  /// - Parameter seen: The file's stamp; nil where there was none.
  /// - Returns: The new file's stamp, or nil when another file has taken the old one's place, and is
  ///   left as it is.
  public func write(
    _ bytes: [UInt8],
    ifStill seen: FileStamp?
  ) throws(SystemError) -> FileStamp? {
    try replace(with: bytes) { () throws(SystemError) in try FileStamp(at: path) == seen }
  }

  /// Finds out whether there is a directory for the file behind a symbolic link at the path, and room in it.
  public func checkLink(roomFor count: Int) throws(SystemError) {
    let target = try path.followingSymbolicLinks()
    if target != path { try Directory(target.parentDirectory).checkRoom(for: count) }
  }

  /// Removes what a process killed amid a write left of this file; to be called where no such process
  /// can be alive.
  public func removeLeftover() throws(SystemError) {
    try remove(temporaryPath(for: path.followingSymbolicLinks()))
  }

  private func replace(
    with bytes: [UInt8],
    if mayReplace: () throws(SystemError) -> Bool
  ) throws(SystemError) -> FileStamp? {
    let target = try path.followingSymbolicLinks()
    let permissions = try permissions(of: target)
    let temporary = temporaryPath(for: target)
    try remove(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try SystemError.check("open", temporary) {
      calls.open(temporary, flags, 0o600)
    }
    let stamp: FileStamp
    do {
      stamp = try calls.finish(descriptor, at: temporary) { () throws(SystemError) in
        try SystemError.check("fchmod", temporary) { calls.fchmod(descriptor, permissions) }
        try calls.writeAll(bytes, to: descriptor, at: temporary)
        return try FileStamp(of: FileDescriptor(rawValue: descriptor), at: temporary)
      }
      guard try mayReplace() else {
        try remove(temporary)
        return nil
      }
      try SystemError.check("rename", target) { calls.rename(temporary, target) }
    } catch {
      _ = calls.unlink(temporary)
      throw error
    }
    try calls.bringToDisk(directory: target.parentDirectory)
    return stamp
  }

  /// The name, in the same directory, under which the new bytes of a file are gathered.
  static func temporaryName(for name: String) -> String { ".\(name).tmp" }

  private func temporaryPath(for target: String) -> String {
    let name = Self.temporaryName(for: target.lastComponent + mark)
    return target.parentDirectory.appending(component: name)
  }

  /// Whether a file of that name can only be what a killed process left.
  public static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp") && name.count > temporaryName(for: "").count
  }
}

extension DurableFile {
  /// The permissions to give the new file.
  private func permissions(of target: String) throws(SystemError) -> UInt32 {
    guard let status = try FileStatus(at: target) else { return 0o600 }
    guard status.kind == .regular else {
      let code = status.kind == .directory ? EISDIR : ENOTSUP
      throw SystemError(operation: "rename", path: target, code: code)
    }
    return status.permissions
  }

  private func remove(_ temporary: String) throws(SystemError) {
    _ = try SystemError.check("unlink", temporary, tolerating: ENOENT) { calls.unlink(temporary) }
  }
}

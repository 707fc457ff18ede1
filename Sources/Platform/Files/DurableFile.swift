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

  /// Whether other files than ours lie beside it, none of which may be removed.
  private let isAmongOthers: Bool

  /// A file in a directory of ours, which need not exist.
  public init(_ path: String) {
    self.init(path, calls: .real)
  }

  /// A file in somebody else's directory.
  public init(amongOthers path: String) {
    self.init(path, calls: .real, isAmongOthers: true)
  }

  package init(_ path: String, calls: SystemCalls, isAmongOthers: Bool = false) {
    self.path = path
    self.calls = calls
    self.isAmongOthers = isAmongOthers
  }

  /// Replaces the file's bytes, through a symbolic link if there is one at the path.
  ///
  /// The file keeps its permissions and its owner; a new one is for its owner only, whatever the umask. The
  /// temporary file always has the same name, so that whatever a killed process leaves is found again:
  /// two processes must not replace the file at a time (see `FileLock`).
  ///
  /// - Throws: `SystemError`, with the old file as it was unless only the directory could not be
  ///   brought to the disk. Anything but a regular file is not replaced.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    _ = try replace(with: bytes, by: "") { () throws(SystemError) in true }
  }

  /// Replaces the file's bytes in the same way, but only if the file is still the one that was seen:
  /// for where locks do not keep others away, as on some network file systems.
  ///
  /// No other process has the name of the temporary file. What a killed one leaves stays until
  /// ``removeLeftovers()`` or that of the directory.
  ///
  /// - Parameters:
  ///   - seen: The file's stamp; nil where there was none.
  ///   - isStill: Whether it still is by what is in it.
  /// - Returns: The new file's stamp, or nil when another file has taken the old one's place, or the new
  ///   one's at once, and is left as it is.
  public func write(
    _ bytes: [UInt8],
    ifStill seen: FileStamp?,
    and isStill: () throws(SystemError) -> Bool = { true }
  ) throws(SystemError) -> FileStamp? {
    let mark = "-" + String(UInt32.random(in: 0...(.max)), radix: 36)
    func attempt() throws(SystemError) -> FileStamp? {
      try replace(with: bytes, by: mark) { () throws(SystemError) in
        // What takes longer first, so that as little as possible can happen until the file is replaced.
        guard try isStill() else { return false }
        return try FileStamp(at: path) == seen
      }
    }
    let stamp: FileStamp?
    do {
      stamp = try attempt()
    } catch  where error.operation == "rename" && error.code == ENOENT {
      // Another process has taken the temporary file for what a killed one left.
      stamp = try attempt()
    }
    guard let stamp, let now = try FileStamp(at: path), now.isSameFile(as: stamp) else {
      return nil
    }
    return stamp
  }

  /// Whether the bytes are somewhere else, behind a symbolic link at the path.
  public func isBehindLink() throws(SystemError) -> Bool {
    try path.followingSymbolicLinks() != path
  }

  /// Finds out whether there is a directory for the file behind a symbolic link at the path, and room in it.
  public func checkLink(roomFor count: Int) throws(SystemError) {
    guard try isBehindLink() else { return }
    try Directory(path.followingSymbolicLinks().parentDirectory).checkRoom(for: count)
  }

  /// Removes what processes killed amid a write left of this file; to be called where no such process
  /// can be alive.
  public func removeLeftovers() throws(SystemError) {
    for leftover in try leftovers() { try remove(leftover) }
  }

  /// The paths of what processes killed amid a write left of this file.
  public func leftovers() throws(SystemError) -> [String] {
    let target = try path.followingSymbolicLinks()
    let name = temporaryName(for: target)
    let marked = name.dropLast(Self.temporarySuffix.count) + "-"
    return try Directory(target.parentDirectory).leftovers()
      .filter { $0 == name || $0.hasPrefix(marked) }
      .map { target.parentDirectory.appending(component: $0) }
  }

  private func replace(
    with bytes: [UInt8],
    by mark: String,
    if mayReplace: () throws(SystemError) -> Bool
  ) throws(SystemError) -> FileStamp? {
    let target = try path.followingSymbolicLinks()
    let directory = target.parentDirectory
    let permissions = try permissions(of: target)
    let owner = try FileOwner(ofFirst: [target, directory])
    let temporary = directory.appending(component: temporaryName(for: target, mark))
    try remove(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try SystemError.check("open", temporary) {
      calls.open(temporary, flags, 0o600)
    }
    let stamp: FileStamp
    do {
      stamp = try calls.finish(descriptor, at: temporary) { () throws(SystemError) in
        try SystemError.check("fchmod", temporary) { calls.fchmod(descriptor, permissions) }
        try owner?.takes(FileDescriptor(rawValue: descriptor), at: temporary)
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
    try calls.bringToDisk(directory: directory)
    return stamp
  }
}

// MARK: - Temporary files

extension DurableFile {
  private static let temporarySuffix = ".tmp"

  /// The name, in the same directory, under which the new bytes of a file are gathered. Behind a
  /// symbolic link, too, other files than ours may lie beside it.
  private func temporaryName(for target: String, _ mark: String = "") -> String {
    let isAmongOthers = isAmongOthers || target != path
    return Self.temporaryName(for: target.lastComponent, isAmongOthers: isAmongOthers, mark)
  }

  static func temporaryName(
    for name: String,
    isAmongOthers: Bool,
    _ mark: String = ""
  ) -> String {
    ".\(name)\(isAmongOthers ? ".dailychallenge" : "")\(mark)\(temporarySuffix)"
  }

  /// Whether a file of that name in a directory of ours can only be what a killed process left.
  public static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(temporarySuffix)
      && name.count > temporarySuffix.count + 1
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

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A directory of the program's own.
public struct Directory: Sendable {
  /// Where the directory is.
  public let path: String

  private let calls: SystemCalls

  /// The directory at `path`, which need not exist.
  public init(_ path: String) {
    self.init(path, calls: .real)
  }

  package init(_ path: String, calls: SystemCalls) {
    self.path = path
    self.calls = calls
  }

  /// Makes the directory and those above it that are missing, for their owner only, whatever the
  /// umask, and brings them to the disk. Directories that are there stay as they are.
  public func create() throws(SystemError) {
    if try isThere() { return }
    let parent = Directory(path.parentDirectory, calls: calls)
    try parent.create()
    let made = try SystemError.check("mkdir", path, tolerating: EEXIST) { calls.mkdir(path, 0o700) }
    guard made != nil else {
      // Another process was faster, or else a symbolic link leads nowhere.
      if try isThere() { return }
      throw SystemError(operation: "mkdir", path: path, code: EEXIST)
    }
    try FileOwner(ofFirst: [parent.path])?.takes(path)
    try SystemError.check("chmod", path) { calls.chmod(path, 0o700) }
    do {
      try calls.bringToDisk(directory: parent.path)
    } catch  where error.code == EACCES {
      // What may be written but not read cannot be opened for that.
    }
  }

  /// The names in the directory, in the order of their bytes; none when it does not exist.
  public func names() throws(SystemError) -> [String] {
    try names(.all)
  }

  private func names(_ wanted: WantedNames) throws(SystemError) -> [String] {
    guard let listing = opendir(path) else {
      let code = errno
      if code == ENOENT { return [] }
      throw SystemError(operation: "opendir", path: path, code: code)
    }
    defer { closedir(listing) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(listing) {
      if let name = entryName(entry, wanted), name != ".", name != ".." {
        names.append(name)
      }
      errno = 0
    }
    guard errno == 0 else {
      throw SystemError(operation: "readdir", path: path, code: errno)
    }
    return names.sorted()
  }

  /// Finds out whether so many bytes can be written here, by a temporary file that goes again.
  public func checkRoom(for count: Int) throws(SystemError) {
    let path = path.appending(
      component: DurableFile.temporaryName(for: "room", isAmongOthers: true)
    )
    do {
      try remove(path)
      // Another process may be at it; whoever has that name is one of us.
      let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
      defer {
        file.discard()
        try? remove(path)
      }
      try file.write([UInt8](repeating: 0, count: count))
    } catch {
      throw SystemError(operation: error.operation, path: self.path, code: error.code)
    }
  }

  /// Removes the temporary files that a process killed amid `DurableFile.write` left here, in a directory
  /// of ours.
  ///
  /// To be called where no such process can be alive, as under a `FileLock`.
  public func removeLeftovers() throws(SystemError) {
    for name in try leftovers() { try remove(path.appending(component: name)) }
  }

  /// The names of temporary files that are here.
  public func leftovers() throws(SystemError) -> [String] {
    var leftovers: [String] = []
    for name in try names(.hidden) where DurableFile.isTemporary(name) {
      if try FileStatus(at: path.appending(component: name))?.kind != .directory {
        leftovers.append(name)
      }
    }
    return leftovers
  }

  private func remove(_ path: String) throws(SystemError) {
    _ = try SystemError.check("unlink", path, tolerating: ENOENT) { unlink(path) }
  }

  private func isThere() throws(SystemError) -> Bool {
    guard let status = try FileStatus(at: path) else { return false }
    guard status.kind == .directory else {
      throw SystemError(operation: "mkdir", path: path, code: ENOTDIR)
    }
    return true
  }
}

private enum WantedNames {
  case all
  /// Only those that begin with a dot. The others are passed over quickly, however many there are.
  case hidden
}

/// The name of a directory's entry, or nil where it is not wanted, or not UTF-8 and thus none of ours.
///
/// Reads no further than the name: the system allots an entry less than a whole `dirent`.
private func entryName(
  _ entry: UnsafeMutablePointer<dirent>,
  _ wanted: WantedNames
) -> String? {
  MemoryLayout<dirent>.offset(of: \.d_name).flatMap { offset in
    let name = UnsafeRawPointer(entry).advanced(by: offset)
    if wanted == .hidden, name.load(as: UInt8.self) != UInt8(ascii: ".") { return nil }
    return String(validatingCString: name.assumingMemoryBound(to: CChar.self))
  }
}

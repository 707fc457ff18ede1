import Platform

/// Where the settings are kept: a small JSON file.
public struct SettingsStore {
  let directory: String

  public init(directory: String) {
    self.directory = directory
  }

  /// The file, which need not exist.
  public var path: String { "\(directory)/config.json" }

  var lockPath: String { "\(directory)/config.lock" }

  /// The settings; none where there is no file.
  ///
  /// - Throws: ``ProgressError``.
  public func settings() throws(ProgressError) -> Settings {
    let file = JSONFile(path: path, sizeLimit: 1024 * 1024)
    guard let bytes = try file.bytes() else { return Settings() }
    return try file.decode(Settings.self, from: bytes)
  }

  /// Changes the settings, while no other process does.
  ///
  /// - Throws: ``ProgressError``, with the file as it was.
  public func change(_ change: (inout Settings) -> Void) throws(ProgressError) {
    do {
      try Directory(directory).create()
      try FileLock(lockPath).withLock(waitingAtMost: 2) {
        try Directory(directory).removeLeftovers()
        var settings = try settings()
        change(&settings)
        try write(settings)
      }
    } catch {
      throw ProgressError(writing: path, error)
    }
  }

  /// Keeps a file that cannot be used aside, and starts afresh.
  ///
  /// - Throws: ``ProgressError``, with the file as it was.
  func startAfresh() throws(ProgressError) {
    do {
      try FileLock(lockPath).withLock(waitingAtMost: 2) {
        try? FilePermissions(of: path).letOwnerIn()
        // Another process may have been faster, or it was only closed.
        if (try? settings()) != nil { return }
        _ = try DurableFile(path).setAside(suffix: ".damaged")
        try write(Settings())
      }
    } catch {
      throw ProgressError(writing: path, error)
    }
  }

  /// Removes what a killed process left amid a change.
  func removeLeftovers() throws(ProgressError) {
    do {
      try FileLock(lockPath).withLock(waitingAtMost: 2) {
        try Directory(directory).removeLeftovers()
      }
    } catch {
      throw ProgressError(writing: path, error)
    }
  }

  private func write(_ settings: Settings) throws {
    try DurableFile(path).write(JSONFile.text(of: settings))
  }
}

import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the settings are kept: a small JSON file.
public struct SettingsStore {
  private let directory: String

  public init(directory: String) {
    self.directory = directory
  }

  /// The file, which need not exist.
  public var path: String { "\(directory)/config.json" }

  /// The settings; none where there is no file.
  ///
  /// - Throws: ``ProgressError``.
  public func settings() throws(ProgressError) -> Settings {
    do {
      guard let bytes = try RegularFile(path).read(atMost: 1024 * 1024) else { return Settings() }
      return try JSONDecoder().decode(Settings.self, from: Data(bytes))
    } catch {
      throw ProgressError(reading: path, error)
    }
  }

  /// Changes the settings, while no other process does.
  ///
  /// - Throws: ``ProgressError``, with the file as it was.
  public func change(_ change: (inout Settings) -> Void) throws(ProgressError) {
    do {
      try Directory(directory).create()
      try FileLock("\(directory)/config.lock").withLock(waitingAtMost: 2) {
        try Directory(directory).removeLeftovers()
        var settings = try settings()
        change(&settings)
        try write(settings)
      }
    } catch {
      throw ProgressError(writing: path, error)
    }
  }

  private func write(_ settings: Settings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try DurableFile(path).write([UInt8](encoder.encode(settings)) + [0x0A])
  }
}

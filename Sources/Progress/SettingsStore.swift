public import DailyChallengeKit
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the player has chosen once and for all, in a small JSON file.
public struct SettingsStore {
  private let directory: String

  public init(directory: String) {
    self.directory = directory
  }

  /// The file, which need not exist.
  private var path: String { "\(directory)/config.json" }

  /// The settings; the defaults when there is no file.
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

  /// Replaces the file.
  public func save(_ settings: Settings) throws(ProgressError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try Directory(directory).create()
      try DurableFile(path).write([UInt8](encoder.encode(settings)) + [0x0A])
    } catch {
      throw ProgressError(writing: path, error)
    }
  }
}

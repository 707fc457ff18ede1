public import DailyChallengeKit
import Platform

/// What the player has chosen once and for all, in a small JSON file.
public struct SettingsStore {
  private let directory: String

  public init(directory: String) {
    self.directory = directory
  }

  /// The file, which need not exist.
  var path: String { "\(directory)/config.json" }

  /// The settings; the defaults when there is no file.
  ///
  /// - Throws: ``ProgressError``.
  public func settings() throws(ProgressError) -> Settings {
    let file = JSONFile(path: path, sizeLimit: 1024 * 1024)
    guard let bytes = try file.bytes() else { return Settings() }
    return try file.decode(Settings.self, from: bytes)
  }

  /// Replaces the file.
  public func save(_ settings: Settings) throws(ProgressError) {
    do {
      try Directory(directory).create()
      try DurableFile(path).write(JSONFile.text(of: settings))
    } catch {
      throw ProgressError(writing: path, error)
    }
  }
}

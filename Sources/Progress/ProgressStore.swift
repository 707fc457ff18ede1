public import DailyChallengeKit
import Platform

/// The player's sessions, one file per day and level, whole after every save.
public struct ProgressStore {
  /// The data directory.
  public let directory: String
  let scales: ScaleTable

  public init(directory: String, scales: ScaleTable) {
    self.directory = directory
    self.scales = scales
  }

  /// Where the session of a day and level is kept.
  public func path(day: CalendarDay, level: Level) -> String {
    "\(days)/\(SessionName(day: day, level: level).fileName)"
  }

  /// The session whose file has this path; nil where it is no such file.
  func name(ofFileAt path: String) -> SessionName? {
    guard path.hasPrefix(days + "/") else { return nil }
    return SessionName(fileName: String(path.dropFirst(days.count + 1)))
  }

  /// Where the sessions are kept.
  public var days: String { "\(directory)/days" }

  /// The directories in which all is ours. The data directory may hold other things too.
  var directories: [String] { [days, superseded] }
}

// MARK: - Reading

extension ProgressStore {
  /// No session comes near this size, in bytes.
  static let largestFile = 8 * 1024 * 1024

  /// The session of a day and level; nil when none was begun.
  ///
  /// - Throws: ``ProgressError``, and nothing is changed on disk.
  public func session(day: CalendarDay, level: Level) throws(ProgressError) -> SessionRecord? {
    let file = JSONFile(path: path(day: day, level: level), sizeLimit: Self.largestFile)
    guard let bytes = try file.bytes() else { return nil }
    let record = try file.decode(SessionRecord.self, from: bytes, scales: scales)
    if let flaw = record.name.misplacement(in: SessionName(day: day, level: level)) {
      throw .damaged(path: file.path, .invalid(flaw))
    }
    return record
  }
}

extension ProgressStore {
  /// How often a session's file has been written, as it says; nil where it does not.
  func generation(at path: String) throws(SystemError) -> Int? {
    do {
      let bytes = try RegularFile(path).read(atMost: Self.largestFile) ?? []
      let place = JSONOutline(of: bytes)["generation"]?.value
      return place.flatMap { Int(String(decoding: bytes[$0], as: UTF8.self)) }
    } catch let error as SystemError {
      throw error
    } catch {
      return nil
    }
  }
}

// MARK: - Writing

extension ProgressStore {
  /// How long a writer waits for another one, in seconds.
  private static let patience = 2.0

  /// As many bytes as an ordinary day comes to, twice over.
  static let roomForADay = 32 * 1024

  /// Makes the directories, removes what a killed process may have left in them, and sees whether
  /// there is room for the day.
  ///
  /// - Parameter name: The session to be played, of which something may be left elsewhere.
  /// - Throws: ``ProgressError`` where nothing could be saved.
  public func prepare(for name: SessionName? = nil) throws(ProgressError) {
    do {
      try Directory(days).create()
      try withLock {
        for directory in directories { try Directory(directory).removeLeftovers() }
        try removeLeftoverResults()
        if let name { try removeLeftovers(of: name) }
        try Directory(days).checkRoom(for: Self.roomForADay)
      }
    } catch {
      throw ProgressError(writing: days, error)
    }
  }

  /// Removes what a killed process left behind a symbolic link, where the session's bytes are.
  func removeLeftovers(of name: SessionName) throws(SystemError) {
    let file = DurableFile(path(day: name.day, level: name.level))
    if try file.isBehindLink() { try file.removeLeftovers() }
  }

  /// Runs a move while no other process makes one.
  public func withLock<Result>(_ move: () throws -> Result) throws(ProgressError) -> Result {
    let path = "\(directory)/lock"
    do {
      return try FileLock(path).withLock(waitingAtMost: Self.patience, move)
    } catch {
      throw ProgressError(writing: path, error)
    }
  }
}

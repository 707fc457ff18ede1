public import DailyChallengeKit
import Platform

/// The player's sessions, one file per day and level, whole after every save.
public struct ProgressStore {
  /// The data directory.
  public let directory: String
  let scales: ScaleTable
  /// The version of the running program.
  let program: String

  public init(directory: String, scales: ScaleTable, program: String) {
    self.directory = directory
    self.scales = scales
    self.program = program
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
    let path = path(day: day, level: level)
    guard let record = try session(at: path) else { return nil }
    if let flaw = record.name.misplacement(in: SessionName(day: day, level: level)) {
      throw .damaged(path: path, .invalid(flaw))
    }
    return record
  }

  /// The session in a file, of whatever day and level; nil where there is no file.
  func session(at path: String) throws(ProgressError) -> SessionRecord? {
    let file = JSONFile(path: path, sizeLimit: Self.largestFile)
    guard let bytes = try file.bytes() else { return nil }
    return try session(in: bytes, of: file)
  }

  /// The session in the bytes of a file.
  func session(in bytes: [UInt8], of file: JSONFile) throws(ProgressError) -> SessionRecord {
    do throws(ProgressError) {
      return try file.decode(SessionRecord.self, from: bytes, scales: scales)
    } catch .newer(let path, let writer?) where !isOlder(than: writer) {
      throw .damaged(path: path, .neverWritten(by: writer))
    }
  }

  /// Whether the running program is older than another one; so it is, for all that is known, where a
  /// version is none. Nobody but an older program of ours has left it empty.
  private func isOlder(than writer: String) -> Bool {
    if writer.isEmpty { return false }
    func numbers(_ version: String) -> [Int]? {
      let numbers = version.split(separator: ".").map { Int($0) }
      return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }
    guard let ours = numbers(program), let theirs = numbers(writer) else { return true }
    return ours.lexicographicallyPrecedes(theirs)
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
        if let file = name.map({ DurableFile(path(day: $0.day, level: $0.level)) }),
          // A link to itself gives way when it is written.
          (try? file.isBehindLink()) ?? false
        {
          try file.removeLeftovers()
        }
        try Directory(days).checkRoom(for: Self.roomForADay)
      }
    } catch {
      throw ProgressError(writing: days, error)
    }
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

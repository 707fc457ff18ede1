public import DailyChallengeKit
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The player's sessions, one file per day and level, whole after every save.
public struct ProgressStore {
  /// The data directory.
  public let directory: String
  private let scales: ScaleTable

  public init(directory: String, scales: ScaleTable) {
    self.directory = directory
    self.scales = scales
  }

  /// Where the session of a day and level is kept.
  public func path(day: CalendarDay, level: Level) -> String {
    "\(days)/\(day).\(level.rawValue).json"
  }

  /// Where the sessions are kept.
  public var days: String { "\(directory)/days" }
}

// MARK: - Reading

extension ProgressStore {
  /// No session comes near this size.
  private static let largestFile = 8 * 1024 * 1024

  /// The session of a day and level; nil when none was begun.
  ///
  /// - Throws: ``ProgressError``, and nothing is changed on disk.
  public func session(day: CalendarDay, level: Level) throws(ProgressError) -> SessionRecord? {
    let path = path(day: day, level: level)
    guard let bytes = try contents(of: path) else { return nil }
    let record = try decode(bytes, from: path)
    guard record.day == day else {
      throw .damaged(path: path, .invalid(record.misplaced("day", record.day.description)))
    }
    guard record.level == level else {
      throw .damaged(path: path, .invalid(record.misplaced("level", record.level.rawValue)))
    }
    return record
  }

  private func contents(of path: String) throws(ProgressError) -> [UInt8]? {
    do {
      return try RegularFile(path).read(atMost: Self.largestFile)
    } catch {
      throw ProgressError(reading: path, error)
    }
  }

  private func decode(_ bytes: [UInt8], from path: String) throws(ProgressError) -> SessionRecord {
    guard !bytes.isEmpty else { throw .damaged(path: path, .empty) }
    let decoder = JSONDecoder()
    decoder.userInfo[.scales] = scales
    do {
      return try decoder.decode(SessionRecord.self, from: Data(bytes))
    } catch is UnknownTaskKind {
      let writer = try? decoder.decode(Writer.self, from: Data(bytes))
      throw .newer(path: path, program: writer?.program)
    } catch {
      throw ProgressError(reading: path, error)
    }
  }

  /// The one key that says who wrote a file.
  private struct Writer: Decodable {
    let program: String
  }
}

extension SessionRecord {
  fileprivate func misplaced(_ key: String, _ value: String) -> InvalidValue {
    InvalidValue(key: key, value: "\"\(value)\"", expected: "what the file's name says")
  }
}

// MARK: - Writing

extension ProgressStore {
  /// How long a writer waits for another one.
  private static let patience = 2.0

  /// Makes the directories, and removes what a killed process may have left in them.
  ///
  /// - Throws: ``ProgressError`` where nothing could be saved.
  public func prepare() throws(ProgressError) {
    do {
      try Directory(days).create()
      try withLock { try Directory(days).removeLeftovers() }
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

  /// Replaces the session's file. To be called under the lock.
  public func save(_ record: SessionRecord) throws(ProgressError) {
    let path = path(day: record.day, level: record.level)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try DurableFile(path).write([UInt8](encoder.encode(record)) + [0x0A])
    } catch {
      throw ProgressError(writing: path, error)
    }
  }
}

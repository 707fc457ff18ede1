public import DailyChallengeKit
import Platform

/// The file of one day and level, with what this process knows of it.
public struct SessionFile {
  private let store: ProgressStore
  private let day: CalendarDay
  private let level: Level

  /// What was last read or written here; nil where that could not be used.
  private var seen: (stamp: FileStamp?, record: SessionRecord?)?

  public init(in store: ProgressStore, day: CalendarDay, level: Level) {
    self.store = store
    self.day = day
    self.level = level
  }

  private var path: String { store.path(day: day, level: level) }
}

extension SessionFile {
  /// The session in the file; nil when there is no file.
  public mutating func read() throws(ProgressError) -> SessionRecord? {
    // The stamp first: whoever comes in between is then seen by it.
    seen = nil
    let stamp = try stamp()
    let record = try store.session(day: day, level: level)
    seen = (stamp, record)
    return record
  }

  /// What another process has saved since the file was last seen here; nil where it is as it was, or
  /// gone. The file is decoded only if its stamp is another.
  public mutating func news() throws(ProgressError) -> SessionRecord? {
    let known = seen
    if let known, try stamp() == known.stamp { return nil }
    let record = try read()
    return record == known?.record ? nil : record
  }

  private func stamp() throws(ProgressError) -> FileStamp? {
    do {
      return try FileStamp(at: path)
    } catch {
      throw ProgressError(reading: path, error)
    }
  }
}

// MARK: - Writing, under the lock

extension SessionFile {
  /// Replaces the file.
  ///
  /// - Throws: ``ProgressError``; with `overtaken` the file is another than the one last seen here, and
  ///   is left as it is.
  public mutating func save(_ record: SessionRecord) throws(ProgressError) {
    do {
      let text = try JSONFile.text(of: record)
      guard let stamp = try DurableFile(path).write(text, ifStill: seen?.stamp) else {
        throw ProgressError.overtaken(path: path)
      }
      seen = (stamp, record)
    } catch {
      throw ProgressError(writing: path, error)
    }
  }

  /// Sees whether a session can be saved, where the file is a symbolic link to somewhere else.
  public func checkLink() throws(ProgressError) {
    do {
      try DurableFile(path).checkLink(roomFor: ProgressStore.roomForADay)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Opens a file of the player's own to its owner; whether that comes to anything is seen when it is read.
  public func letOwnerIn() {
    try? FilePermissions(of: path).letOwnerIn()
  }

  /// Gives a damaged file another name, so that it is kept when the session is saved.
  ///
  /// - Returns: The path of what was kept.
  public mutating func setAside(at moment: Timestamp) throws(ProgressError) -> String {
    do throws(SystemError) {
      let time = moment.description.filter { $0 != "-" && $0 != ":" }
      let kept = try DurableFile(path).setAside(suffix: ".damaged-\(time)")
      seen = (try FileStamp(at: path), nil)
      return kept
    } catch {
      throw .unwritable(error)
    }
  }

  /// A session that was just dealt, with what can be read of the damaged file.
  public func recovering(_ fresh: SessionRecord) -> SessionRecord {
    let file = JSONFile(path: path, sizeLimit: ProgressStore.largestFile)
    guard let bytes = try? file.bytes() else { return fresh }
    return fresh.recovering(from: bytes, scales: store.scales)
  }
}

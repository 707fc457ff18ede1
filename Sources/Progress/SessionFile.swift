public import DailyChallengeKit
import Platform

/// The file of one day and level, with what this process knows of it.
public struct SessionFile {
  private let store: ProgressStore
  private let day: CalendarDay
  private let level: Level

  /// What was last read or written here; nil where that could not be used.
  private var seen: (state: State?, record: SessionRecord?)?

  /// Tells one state of the file from another: where a file system is vague about its times, by the
  /// generation.
  private struct State: Equatable {
    let stamp: FileStamp
    let generation: Int?
  }

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
    let stamp = try reading { () throws(SystemError) in try FileStamp(at: path) }
    let record = try store.session(day: day, level: level)
    seen = (stamp.map { State(stamp: $0, generation: record?.generation) }, record)
    return record
  }

  /// What another process has saved since the file was last seen here; nil where it is as it was, or
  /// gone. The file is decoded only if its state is another.
  public mutating func news() throws(ProgressError) -> SessionRecord? {
    let known = seen
    if let known, try reading(state) == known.state { return nil }
    let record = try read()
    return record == known?.record ? nil : record
  }

  private func state() throws(SystemError) -> State? {
    guard let stamp = try FileStamp(at: path) else { return nil }
    return State(stamp: stamp, generation: try store.generation(at: path))
  }

  private func reading<Value>(
    _ look: () throws(SystemError) -> Value
  ) throws(ProgressError) -> Value {
    do {
      return try look()
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
      // What could not be read again must not take the place of what can.
      guard text.count <= ProgressStore.largestFile else { throw SystemError.tooLarge(path) }
      let known = seen?.state
      let stamp = try DurableFile(path).write(text, ifStill: known?.stamp) {
        () throws(SystemError) in
        try known?.generation == store.generation(at: path)
      }
      guard let stamp else { throw ProgressError.overtaken(path: path) }
      seen = (State(stamp: stamp, generation: record.generation), record)
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
      let kept = try DurableFile(path).setAside(suffix: ProgressStore.suffix(ofDamagedAt: moment))
      seen = (try state(), nil)
      return kept
    } catch {
      throw .unwritable(error)
    }
  }

  /// A session that was just dealt, or is in memory, with what can be read of the damaged file, and of what
  /// the results say it came to.
  public func recovering(_ record: SessionRecord) -> SessionRecord {
    let file = JSONFile(path: path, sizeLimit: ProgressStore.largestFile)
    guard let bytes = try? file.bytes() else { return record }
    let results = (try? store.cachedResults())?.results ?? []
    return record.recovering(
      from: bytes,
      scales: store.scales,
      result: results.first { $0.day == day && $0.level == level }
    )
  }
}

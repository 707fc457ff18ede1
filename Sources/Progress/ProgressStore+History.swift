public import DailyChallengeKit

extension ProgressStore {
  /// The challenges that were begun, the earliest day first.
  ///
  /// - Throws: ``ProgressError`` where the list of days cannot be read.
  public func history() throws(ProgressError) -> [HistoryEntry] {
    let results = try results().map { ($0.name, $0) }
    let ends = Dictionary(results) { first, _ in first }
    return Set(try names()).union(ends.keys).sorted().map { name in
      HistoryEntry(day: name.day, level: name.level, result: ends[name])
    }
  }

  /// The challenges that were begun and are not finished, the latest first.
  ///
  /// - Throws: ``ProgressError`` where the list of days cannot be read.
  public func unfinished() throws(ProgressError) -> [SessionName] {
    try history().reversed().filter { $0.result == nil }
      .map { SessionName(day: $0.day, level: $0.level) }
  }
}

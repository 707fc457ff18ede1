public import DailyChallengeKit

extension ProgressStore {
  /// The challenges that were begun, the earliest day first.
  ///
  /// - Throws: ``ProgressError`` where the list of days cannot be read.
  public func history() throws(ProgressError) -> [HistoryEntry] {
    let results = try results().map { ($0.name, $0) }
    let ends = Dictionary(results) { first, _ in first }
    return Set(try names()).union(ends.keys).sorted().map { name in
      HistoryEntry(
        day: name.day,
        level: name.level,
        state: ends[name].map { .finished($0) } ?? state(of: name)
      )
    }
  }

  /// What there is of a challenge without a result.
  private func state(of name: SessionName) -> HistoryEntry.State {
    (try? session(day: name.day, level: name.level)) == nil ? .unreadable : .open
  }
}

extension ProgressStore {
  /// The challenges that were begun and are not finished, the latest first.
  ///
  /// - Throws: ``ProgressError`` where the results or the list of days cannot be read.
  public func unfinished() throws(ProgressError) -> [SessionName] {
    let finished = Set(try results().map(\.name))
    return try names().filter { !finished.contains($0) }.sorted(by: >)
  }
}

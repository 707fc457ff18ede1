public import DailyChallengeKit
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of all finished challenges, one line each, in a file that is only a cache: where it is
/// missing or damaged, it is made again from the days.
extension ProgressStore {
  /// Where the results are kept.
  public var resultsPath: String { "\(directory)/results.jsonl" }

  /// The results of all finished challenges, in the order they were finished.
  ///
  /// - Throws: ``ProgressError`` where neither the cache nor the days can be read.
  public func results() throws(ProgressError) -> [ChallengeResult] {
    do {
      return try cachedResults() ?? rebuiltResults()
    } catch {
      throw ProgressError(reading: resultsPath, error)
    }
  }

  /// Adds the result of a finished challenge to the cache. To be called under the lock, after the
  /// session is saved; an unfinished session has none.
  public func addResult(of record: SessionRecord) throws(ProgressError) {
    guard let result = ChallengeResult(record) else { return }
    let others = try results().filter { $0.day != result.day || $0.level != result.level }
    do {
      try DurableFile(resultsPath).write(lines(for: others + [result]))
    } catch {
      throw ProgressError(writing: resultsPath, error)
    }
  }

  /// Nil where there is no cache, or a line of it is no result.
  private func cachedResults() throws -> [ChallengeResult]? {
    guard let bytes = try RegularFile(resultsPath).read(atMost: 64 * 1024 * 1024) else {
      return nil
    }
    // With commas for its newlines the file is one list, which takes half the time of many objects.
    let (newline, comma) = (UInt8(ascii: "\n"), UInt8(ascii: ","))
    let items = bytes.dropLast().map { $0 == newline ? comma : $0 }
    let list = "[".utf8 + items + "]".utf8
    return try? JSONDecoder().decode([ChallengeResult].self, from: Data(list))
  }

  private func rebuiltResults() throws -> [ChallengeResult] {
    let results = try Directory(days).names().compactMap { name -> ChallengeResult? in
      let parts = name.split(separator: ".")
      guard parts.count == 3, let day = CalendarDay(String(parts[0])),
        let level = Level(rawValue: String(parts[1])),
        let record = try? session(day: day, level: level)
      else { return nil }
      return ChallengeResult(record)
    }
    return results.sorted { $0.finishedAt < $1.finishedAt }
  }

  private func lines(for results: [ChallengeResult]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try results.flatMap { try [UInt8](encoder.encode($0)) + [0x0A] }
  }
}

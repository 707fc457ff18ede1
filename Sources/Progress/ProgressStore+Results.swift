public import DailyChallengeKit
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The results of all finished challenges, one line each, in a file that is only a cache: what it lacks
/// is found in the days.
extension ProgressStore {
  /// Where the results are kept.
  public var resultsPath: String { "\(directory)/results.jsonl" }

  /// The results of all finished challenges, in the order they were finished.
  ///
  /// Days that the cache does not know are looked at: they are open, or a process was killed before it
  /// came to write their line.
  ///
  /// - Throws: ``ProgressError`` where the list of days cannot be read.
  public func results() throws(ProgressError) -> [ChallengeResult] {
    do {
      return try results(besides: cachedResults().results)
    } catch .damaged {
      return try results(besides: [])
    }
  }

  /// Adds the result of a finished challenge to the cache. To be called under the lock, after the
  /// session is saved; an unfinished session has none.
  public func addResult(of record: SessionRecord) throws(ProgressError) {
    guard let result = ChallengeResult(record) else { return }
    try save(earliest(of: [result] + results(besides: cachedResultsToReplace())))
  }

  /// Makes the cache again from the days. To be called under the lock.
  ///
  /// Of a day that is lost, or was damaged and is open again, the cached line is kept: there may be no
  /// other trace of it.
  ///
  /// - Parameter others: Results from elsewhere, of days that are lost there.
  public func rebuildResults(with others: [ChallengeResult] = []) throws(ProgressError) {
    // Of two of the same moment the same one is taken, whichever came first.
    let cached = (try cachedResultsToReplace() + others).sorted {
      ($0.points, $0.seconds, $0.startedOn) > ($1.points, $1.seconds, $1.startedOn)
    }
    try save(allResults(cached: cached))
  }

  /// The lines of the cache that are of days which are lost, or open again.
  func resultsOfLostDays() throws(ProgressError) -> [[UInt8]] {
    do throws(ProgressError) {
      let finished = Set(try resultsOfDays(besides: []))
      return try lines(inOrder(cachedResults().results.filter { !finished.contains($0) }))
    } catch .damaged {
      return []
    }
  }

  /// What the cache ought to hold: what the days say, and what it holds of days that are lost, or were
  /// finished once more after they were damaged.
  func allResults(cached: [ChallengeResult]) throws(ProgressError) -> [ChallengeResult] {
    try earliest(of: resultsOfDays(besides: []) + cached)
  }

  /// Removes what a process killed amid a write left of the cache. One that is a link to itself has nothing,
  /// and gives way when it is written.
  func removeLeftoverResults() throws(SystemError) {
    do {
      try DurableFile(resultsPath).removeLeftovers()
    } catch  where error.code == SystemError.linksInACircle {
    }
  }

  /// What the cache holds, for it to be written anew. One that cannot be read as a whole is kept aside:
  /// there may be lines in it of days that are lost.
  private func cachedResultsToReplace() throws(ProgressError) -> [ChallengeResult] {
    try? FilePermissions(of: resultsPath).letOwnerIn()
    do {
      let cached = try cachedResults()
      if cached.isWhole { return cached.results }
      _ = try setResultsAside()
      return cached.results
    } catch .damaged {
      try setResultsAside()
      return []
    }
  }

  private func setResultsAside() throws(ProgressError) {
    do throws(SystemError) {
      _ = try DurableFile(resultsPath).setAside(suffix: Self.resultsKeptAside)
    } catch {
      throw .unwritable(error)
    }
  }

  /// What is added to the name of results that could not be read.
  static let resultsKeptAside = ".damaged"

  /// The cached results with those of the days that are not among them.
  private func results(
    besides cached: [ChallengeResult]
  ) throws(ProgressError) -> [ChallengeResult] {
    inOrder(cached + (try resultsOfDays(besides: Set(cached.map(\.name)))))
  }

  /// Of each challenge the result that was there first: a finished one is never scored again. Of two of the
  /// same moment, the one that comes first here.
  private func earliest(of results: [ChallengeResult]) -> [ChallengeResult] {
    Array(
      Dictionary(results.map { ($0.name, $0) }) { first, next in
        next.finishedAt < first.finishedAt ? next : first
      }
      .values
    )
  }

  private func save(_ results: [ChallengeResult]) throws(ProgressError) {
    do {
      let text = try lines(inOrder(results)).map { $0 + [0x0A] }
      try DurableFile(resultsPath).write([UInt8](text.joined()))
    } catch {
      throw ProgressError(writing: resultsPath, error)
    }
  }

  private func lines(_ results: [ChallengeResult]) throws(ProgressError) -> [[UInt8]] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return try results.map { [UInt8](try encoder.encode($0)) }
    } catch {
      throw ProgressError(writing: resultsPath, error)
    }
  }

  private func inOrder(_ results: [ChallengeResult]) -> [ChallengeResult] {
    results.sorted { ($0.finishedAt, $0.name) < ($1.finishedAt, $1.name) }
  }
}

// MARK: - Reading

extension ProgressStore {
  /// In bytes. Three challenges a day take forty years to come to it.
  private static let largestResults = 16 * 1024 * 1024
  /// Fifty thousand lines have less.
  private static let mostValuesInResults = 2_000_000
  /// How many damaged lines are looked at before the rest is given up.
  private static let mostDamagedLines = 1000

  /// What the cache holds, but for lines that are damaged, and whether there are none of these.
  ///
  /// - Throws: ``ProgressError``; with `damaged` it cannot be read at all.
  func cachedResults() throws(ProgressError) -> (results: [ChallengeResult], isWhole: Bool) {
    let file = JSONFile(path: resultsPath, sizeLimit: Self.largestResults)
    let bytes = try file.bytes() ?? []
    if let results = resultsOfWholeCache(bytes) {
      let distinct = earliest(of: results)
      return (distinct, distinct.count == results.count)
    }
    var results: [ChallengeResult] = []
    var damaged = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) where damaged < Self.mostDamagedLines {
      if let result = try? file.decode(ChallengeResult.self, from: Array(line)) {
        results.append(result)
      } else {
        damaged += 1
      }
    }
    return (earliest(of: results), false)
  }

  /// All results, if each line is one. With commas for its newlines the file is one list, which takes half
  /// the time of many objects.
  private func resultsOfWholeCache(_ bytes: [UInt8]) -> [ChallengeResult]? {
    let (newline, comma) = (UInt8(ascii: "\n"), UInt8(ascii: ","))
    var text = Array("{\"results\":[".utf8)
    text += bytes.dropLast().map { $0 == newline ? comma : $0 }
    text += "]}".utf8
    let outline = JSONOutline(of: text, mostValues: Self.mostValuesInResults)
    guard outline.flaw == nil, let list = outline["results"]?.value else { return nil }
    return try? JSONDecoder().decode([ChallengeResult].self, from: Data(text[list]))
  }

  /// The results that stand in the files of the days themselves.
  func resultsOfDays(besides known: Set<SessionName>) throws(ProgressError) -> [ChallengeResult] {
    try names().filter { !known.contains($0) && !isOpen($0) }.compactMap { name in
      (try? session(day: name.day, level: name.level)).flatMap { ChallengeResult($0) }
    }
  }

  /// Whether a session says that it is not finished: a look that takes a tenth of decoding it.
  private func isOpen(_ name: SessionName) -> Bool {
    let file = JSONFile(path: path(day: name.day, level: name.level), sizeLimit: Self.largestFile)
    guard let bytes = try? file.bytes(), let end = JSONOutline(of: bytes)["finishedAt"] else {
      return false
    }
    return bytes[end.value].elementsEqual("null".utf8)
  }

  /// The days and levels of which there is a file.
  func names() throws(ProgressError) -> [SessionName] {
    do {
      return try Directory(days).names().compactMap { SessionName(fileName: $0) }
    } catch {
      throw .unreadable(error)
    }
  }
}

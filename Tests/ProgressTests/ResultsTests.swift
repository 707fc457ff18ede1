import DailyChallengeKit
import Foundation
import Progress
import Testing

@Suite struct `The results` {
  /// A session in which every task is skipped.
  private func finish(_ record: SessionRecord, at seconds: Int) -> SessionRecord {
    var session = ChallengeSession(record, program: "test")
    while !session.record.isFinished {
      _ = session.apply(.skip(.certain, at: Timestamp(secondsSince1970: seconds)))
    }
    return session.record
  }

  @Test func `are one short line for each finished challenge`() async throws {
    let home = try Home()
    let store = try await home.store()
    try store.prepare()
    let open = try await home.record("2026-11-29")
    try store.addResult(of: open)
    let finished = finish(try await home.record(), at: 1_796_026_400)
    try store.addResult(of: finished)
    try store.addResult(of: finished)
    let outcomes = Array(repeating: "\"skipped\"", count: 10).joined(separator: ",")
    #expect(
      try home.text(of: "\(home.path)/results.jsonl")
        == "{\"day\":\"2026-11-30\",\"finishedAt\":\"2026-11-30T08:13:20Z\","
        + "\"level\":\"intermediate\",\"misconceptions\":[],\"outcomes\":[\(outcomes)],"
        + "\"points\":0,\"seconds\":0,\"startedOn\":\"2026-11-30\"}\n"
    )
  }

  @Test(arguments: [nil, "{\"day\":\"2026-11-30\"}\n", "not JSON\n"])
  func `are made again from the days where the cache is missing or damaged`(
    cache: String?
  ) async throws {
    let home = try Home()
    let store = try await home.store()
    try store.prepare()
    let later = finish(try await home.record("2026-11-30"), at: 1_796_026_400)
    let earlier = finish(try await home.record("2026-11-29"), at: 1_795_940_000)
    for record in [later, earlier, try await home.record("2026-11-28")] {
      try home.save(record, in: store)
    }
    if let cache { try home.write(cache, to: "\(home.path)/results.jsonl") }
    #expect(
      try store.results() == [ChallengeResult(earlier), ChallengeResult(later)].compactMap(\.self)
    )
  }

  /// By name, lest the texts themselves are printed.
  private static let senseless: [String: String] = [
    "numbers": String(repeating: "0\n", count: 1_000_000),
    "a key twice": "{\"points\":1,\"points\":2}\n",
    "more than a file may have": String(repeating: "0", count: 17 * 1024 * 1024),
    "deep lists": String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: senseless.keys.sorted())
  func `are made from the days where the file is full of what is none`(name: String) async throws {
    let home = try Home()
    let store = try await home.store()
    try store.prepare()
    let text = try #require(Self.senseless[name])
    try home.write(text, to: store.resultsPath)
    #expect(try store.results().isEmpty)
    try store.rebuildResults()
    #expect(try home.text(of: store.resultsPath + ".damaged") == text)
    #expect(try home.text(of: store.resultsPath) == "")
  }
}

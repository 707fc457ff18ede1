import DailyChallengeKit
import Foundation
import Progress
import Testing

@Suite struct `An archive` {
  private let home: Home
  private let store: ProgressStore

  init() async throws {
    home = try Home()
    store = try await home.store()
  }

  private func archive(_ sessions: TinySession...) throws -> String {
    let path = "\(home.path)/\(UUID()).json"
    try home.write(TinySession.archive(sessions), to: path)
    return path
  }

  private func text(day: String = "2026-03-01") throws -> String {
    try home.text(of: "\(home.path)/days/\(day).intermediate.json")
  }

  private func superseded() throws -> Set<String> {
    let folder = "\(home.path)/superseded"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return Set(
      try FileManager.default.contentsOfDirectory(atPath: folder).map {
        try home.text(of: "\(folder)/\($0)")
      }
    )
  }

  @Test func `brings sessions that are not here, and their results`() throws {
    let session = TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    let transfer = try store.importArchive(at: archive(session, TinySession(day: "2026-03-02")))
    #expect(transfer == Transfer(sessions: 2, changed: 2))
    #expect(try text() == session.text + "\n")
    #expect(try store.results().map(\.day.description) == ["2026-03-01"])
    #expect(FileManager.default.fileExists(atPath: "\(home.path)/results.jsonl"))
  }

  static let better: [(lesser: TinySession, greater: TinySession)] = [
    (TinySession(answers: 2), TinySession(finishedAt: "2026-03-05T09:00:00Z", answers: 3)),
    (
      TinySession(finishedAt: "2026-03-01T09:00:01Z", answers: 3),
      TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    ),
    (TinySession(answers: 1), TinySession(answers: 2)),
    (TinySession(seconds: 1), TinySession(seconds: 2)),
  ]

  @Test(arguments: better, [true, false])
  func `leaves the greater of two sessions in its place, and keeps the lesser`(
    pair: (lesser: TinySession, greater: TinySession),
    isGreaterFirst: Bool
  ) throws {
    let sessions = isGreaterFirst ? [pair.greater, pair.lesser] : [pair.lesser, pair.greater]
    for session in sessions { _ = try store.importArchive(at: archive(session)) }
    #expect(try text() == pair.greater.text + "\n")
    #expect(try superseded() == [pair.lesser.text + "\n"])
  }

  @Test func `does not take what is damaged or newer, and says why`() throws {
    let path = try archive(
      TinySession(),
      TinySession(day: "2026-03-02"),
      TinySession(day: "2026-03-03")
    )
    let text = try home.text(of: path)
      .replacing("\"day\": \"2026-03-02\"", with: "\"day\": \"2026-03-32\"")
      .replacing(
        "\"version\": 1, \"program\": \"0.0.1\", \"generation\": 1,\n  \"day\": \"2026-03-03\"",
        with: "\"version\": 2, \"program\": \"9.0\", \"generation\": 1,\n  \"day\": \"2026-03-03\""
      )
    try home.write(text, to: path)
    let transfer = try store.importArchive(at: path)
    #expect((transfer.sessions, transfer.changed) == (1, 1))
    #expect(transfer.leftOut.last == .newer(path: path, program: "9.0"))
    #expect(transfer.leftOut.map(\.path) == [path, path])
  }

  @Test func `leaves alone what is damaged or newer here`() throws {
    try store.prepare()
    let newer = TinySession(day: "2026-03-02").text.replacing(
      "\"version\": 1",
      with: "\"version\": 2"
    )
    try home.write("{", to: "\(home.path)/days/2026-03-01.intermediate.json")
    try home.write(newer, to: "\(home.path)/days/2026-03-02.intermediate.json")
    let transfer = try store.importArchive(
      at: archive(TinySession(), TinySession(day: "2026-03-02"), TinySession(day: "2026-03-03"))
    )
    #expect((transfer.changed, transfer.leftOut.count) == (1, 2))
    #expect(try text() == "{")
    #expect(try text(day: "2026-03-02") == newer)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{\"format\": \"dailychallenge.session\", \"version\": 1}",
    "{\"format\": \"dailychallenge.archive\", \"version\": 0, \"sessions\": []}",
    "{\"format\": \"dailychallenge.archive\", \"version\": 1, \"sessions\": {}}",
    "{\"format\": \"dailychallenge.archive\", \"version\": 1}",
    "{\"format\": \"dailychallenge.archive\", \"version\": 2, \"sessions\": []}",
  ])
  func `is refused where it is none, and nothing is changed`(text: String) throws {
    let path = "\(home.path)/archive"
    try home.write(text, to: path)
    #expect(throws: ProgressError.self) { try store.importArchive(at: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["archive"])
  }

  @Test func `holds the results of sessions that are gone`() async throws {
    let lost = TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    let session = TinySession(day: "2026-03-02", finishedAt: "2026-03-02T09:00:00Z", answers: 3)
    _ = try store.importArchive(at: archive(lost, session))
    let results = try store.results()
    try FileManager.default.removeItem(atPath: "\(home.path)/days/2026-03-01.intermediate.json")
    let path = "\(home.path)/all.json"
    let transfer = try store.export(to: path, program: "1.0.0")
    #expect(transfer == Transfer(sessions: 1, results: 1))
    let other = try Home()
    let otherStore = try await other.store()
    for _ in 1...2 {
      let transfer = try otherStore.importArchive(at: path)
      #expect(transfer.results == 1)
      #expect(try otherStore.results() == results)
    }
    // What is here stays, and a session that comes later goes before a result of it.
    _ = try otherStore.importArchive(at: archive(lost))
    #expect(try otherStore.results() == results)
    #expect(try otherStore.export(to: path + "2", program: "1.0.0").results == 0)
  }

  @Test
  func `does not take a result that is none, or a session that is too large to be read again`()
    throws
  {
    let text = TinySession.archive([TinySession()])
    let strings = Array(repeating: "\"" + String(repeating: "k", count: 60_000) + "\"", count: 140)
    let large = text.replacing(
      "\"level\"",
      with: "\"k\": [\(strings.joined(separator: ","))], \"level\""
    )
    let result = text.replacing("\"sessions\"", with: "\"results\": [{\"day\": 1}], \"sessions\"")
    let path = "\(home.path)/archive"
    for (text, sessions) in [(large, 0), (result, 1)] {
      try home.write(text, to: path)
      let transfer = try store.importArchive(at: path)
      #expect((transfer.sessions, transfer.results, transfer.leftOut.count) == (sessions, 0, 1))
    }
  }

  @Test(arguments: ["\u{0}", "x", "{", "]", ""])
  func `gives up what is whole where it is damaged, and says so`(flaw: String) throws {
    let sessions = ["2026-03-01", "2026-03-02", "2026-03-03"].map { TinySession(day: $0) }
    let text = TinySession.archive(sessions)
    let place = try #require(text.firstRange(of: "\"2026-03-02\", \"level\"")).lowerBound
    let damaged =
      flaw.isEmpty
      ? String(text[..<place]) : text.replacingCharacters(in: place...place, with: flaw)
    let path = "\(home.path)/archive"
    try home.write(damaged, to: path)
    let transfer = try store.importArchive(at: path)
    #expect((transfer.sessions, transfer.leftOut.count) == (flaw.isEmpty ? 1 : 2, 1))
    #expect(try self.text() == sessions[0].text + "\n")
    if !flaw.isEmpty { #expect(try self.text(day: "2026-03-03") == sessions[2].text + "\n") }
    #expect(try home.text(of: path) == damaged)
  }

  @Test(arguments: [
    ("{ \"format\"", "\"format\""), ("\"version\": 1", "\"version\": x"),
    ("{ \"format\"", "\u{FEFF}{ \"format\""),
    ("\"sessions\": [", "\"sessions\": "), ("\"seconds\": 1", "~seconds\": 1"),
  ])
  func `gives up what is whole wherever it is damaged, results too`(part: String, damaged: String)
    throws
  {
    let lostDays = ["2026-03-01", "2026-03-02"]
    for day in lostDays {
      let lost = TinySession(day: day, finishedAt: "\(day)T09:00:00Z", answers: 3)
      _ = try store.importArchive(at: archive(lost))
      try FileManager.default.removeItem(atPath: "\(home.path)/days/\(day).intermediate.json")
    }
    let result = try home.text(of: store.resultsPath).split(separator: "\n").joined(separator: ",")
    try FileManager.default.removeItem(atPath: store.resultsPath)
    let sessions = ["2026-04-01", "2026-04-02"].map { TinySession(day: $0) }
    let text = TinySession.archive(sessions).dropLast() + ", \"results\": [\(result)] }"
    let place = try #require(text.firstRange(of: part))
    let path = "\(home.path)/archive"
    try home.write(text.replacingCharacters(in: place, with: damaged), to: path)
    let transfer = try store.importArchive(at: path)
    #expect(transfer.sessions == (part.contains("seconds") ? 1 : 2))
    #expect(transfer.results == lostDays.count)
    #expect(try store.results().map(\.day.description) == lostDays)
    #expect(transfer.leftOut.count == 1)
  }

  @Test func `takes the same of two results of one moment, whichever comes first`() throws {
    let lost = TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    _ = try store.importArchive(at: archive(lost))
    let result = try home.text(of: store.resultsPath)
    try FileManager.default.removeItem(atPath: "\(home.path)/days/2026-03-01.intermediate.json")
    let other = result.replacing("\"points\":0", with: "\"points\":5")
    for texts in [[result, other], [other, result]] {
      try FileManager.default.removeItem(atPath: store.resultsPath)
      for text in texts {
        let path = "\(home.path)/archive"
        try home.write(TinySession.archive([]).dropLast() + ", \"results\": [\(text)] }", to: path)
        _ = try store.importArchive(at: path)
      }
      #expect(try store.results().map(\.points) == [5])
    }
  }

  @Test func `holds every session as it stands, those that gave way too`() async throws {
    let sessions =
      Self.better.flatMap { [$0.lesser, $0.greater] } + [TinySession(day: "2026-03-02")]
    for session in sessions { _ = try store.importArchive(at: archive(session)) }
    try home.write("{", to: "\(home.path)/days/2026-03-03.intermediate.json")
    let path = "\(home.path)/all.json"
    let transfer = try store.export(to: path, program: "1.0.0")
    #expect((transfer.sessions, transfer.leftOut.count) == (Set(sessions).count, 1))
    for session in sessions { #expect(try home.text(of: path).contains(session.text)) }
    let other = try Home()
    _ = try await other.store().importArchive(at: path)
    #expect(try other.contents("days") == home.contents("days").filter { $0.value != "{" })
    #expect(try other.contents("superseded") == home.contents("superseded"))
  }

  @Test func `takes no other file's place`() throws {
    try store.prepare()
    let path = "\(home.path)/mine"
    try home.write("mine", to: path)
    #expect(throws: ProgressError.self) { try store.export(to: path, program: "1.0.0") }
    #expect(try home.text(of: path) == "mine")
  }

  /// The state of a home after archives of random sessions.
  private func merged(_ archives: [[TinySession]]) async throws -> [String: String] {
    let home = try Home()
    let store = try await home.store()
    for sessions in archives {
      let path = "\(home.path)/archive"
      try home.write(TinySession.archive(sessions), to: path)
      _ = try store.importArchive(at: path)
      try FileManager.default.removeItem(atPath: path)
    }
    return try home.contents("")
  }

  @Test func `is merged with the same outcome in any order, any grouping and any number of times`()
    async throws
  {
    var random = SystemRandomNumberGenerator()
    let isFull = ProcessInfo.processInfo.environment["DAILYCHALLENGE_CHECKS"] == "full"
    for _ in 0..<(isFull ? 500 : 10) {
      let archives = (0..<3).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in TinySession.random(using: &random) }
      }
      let (a, b, c) = (archives[0], archives[1], archives[2])
      let state = try await merged([a, b, c])
      #expect(try await merged([c, a, b]) == state)
      #expect(try await merged([b + a, c]) == state)
      #expect(try await merged([a, c + b]) == state)
      #expect(try await merged([a, b, b, c, a, c]) == state)
    }
  }
}

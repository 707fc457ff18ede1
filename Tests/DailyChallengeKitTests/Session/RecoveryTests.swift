import DailyChallengeKit
import Foundation
import Testing

struct `What a damaged session gives up` {
  /// A session whose first task is solved and whose second was tried once.
  private func played() async throws -> ChallengeSession {
    var session = try await SampleSession.fresh()
    try session.answer("Ab", "A C E G")
    return session
  }

  private func recovered(from text: String) async throws -> SessionRecord {
    try await SampleSession.fresh().record
      .recovering(from: Array(text.utf8), scales: try await ScaleTable.bundled())
  }

  @Test func `is all of it where all of it is whole`() async throws {
    let record = try await played().record
    var recovered = try await recovered(from: record.json)
    #expect(recovered.tasks == record.tasks)
    #expect(recovered.generation == record.generation)
    #expect(recovered.startedAt == record.startedAt)
    recovered = try await self.recovered(
      from: try record.json.replacing("\"version\" : 1", with: "")
    )
    #expect(recovered.tasks == record.tasks)
  }

  @Test(arguments: [
    ("{", "\u{FEFF}{"), ("{", "\u{0}{"), ("\"day\"", "?\"day\""),
    ("\"day\"", "\"day\": 1, \"day\""),
    ("\"generation\"", "x \"generation\""), ("\"tasks\"", ", \"tasks\""),
    ("\"edition\"", "\"weather\": \(String(repeating: "[", count: 200)), \"edition\""),
    ("\"edition\"", "\"weather\": 1\(String(repeating: "0", count: 320)), \"edition\""),
    ("\"edition\"", "\"weather\": \"\\ud800\", \"edition\""),
  ])
  func `is every task behind a flaw, too`(place: String, flaw: String) async throws {
    let record = try await played().record
    let text = try record.json
    let start = try #require(text.firstRange(of: place))
    let recovered = try await recovered(from: text.replacingCharacters(in: start, with: flaw))
    #expect(recovered.tasks == record.tasks)
    #expect(recovered.startedOn == record.startedOn)
  }

  /// Whichever byte is lost or becomes another, whatever it then means.
  @Test(arguments: ["", "\"", "{", "]", ",", "\\", "0"])
  func `is every task but the one that the flaw is in`(flaw: String) async throws {
    let record = try await played().record
    let text = Array(try record.json.utf8)
    let places = try #require(JSONOutline(of: text)["tasks"]?.elements)
    let fresh = try await SampleSession.fresh().record
    let scales = try await ScaleTable.bundled()
    for place in text.indices {
      var damaged = text
      damaged.replaceSubrange(place...place, with: flaw.utf8)
      let recovered = fresh.recovering(from: damaged, scales: scales)
      for (index, task) in record.tasks.enumerated() where !places[index].contains(place) {
        #expect(recovered.tasks[index] == task, "\(String(decoding: damaged, as: UTF8.self))")
      }
      #expect(recovered.tasks.count == record.tasks.count)
    }
  }

  @Test func `is every task, however the list of them is called and ordered`() async throws {
    let record = try await played().record
    let text = try record.json
    var places = try #require(JSONOutline(of: Array(text.utf8))["tasks"]?.elements)
    places.reverse()
    let tasks = places.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    for damaged in [
      text.replacing("\"tasks\"", with: "\"tusks\""),
      text.replacing("\"tasks\"", with: "\"weather\": [["),
      tasks.joined(), "[\(tasks.joined(separator: ","))]",
      "{\"tasks\": [\(tasks.joined(separator: ","))]}",
      "{\"tasks\": [1, \(tasks.joined(separator: ","))]",
    ] {
      #expect(try await recovered(from: damaged).tasks == record.tasks, "\(damaged)")
    }
  }

  @Test(arguments: [true, false])
  func `is of two records of a task the one that is further on`(isFurtherFirst: Bool) async throws {
    let texts = [
      try await played().record.json, try await SampleSession.fresh().record.json,
    ]
    let both = (isFurtherFirst ? texts : texts.reversed()).joined()
    #expect(try await recovered(from: both).tasks == played().record.tasks)
    // As where the key of a list was damaged, and the session played on.
    let list = try #require(JSONOutline(of: Array(texts[1].utf8))["tasks"]?.value)
    let old = String(decoding: Array(texts[1].utf8)[list], as: UTF8.self)
    let kept = texts[0].replacing("\"tasks\"", with: "\"tasKs\": \(old), \"tusks\"")
    #expect(try await recovered(from: kept).tasks == played().record.tasks)
  }

  @Test func `is added to what is known, and takes nothing from it`() async throws {
    var known = try await SampleSession.fresh()
    try known.answer("Ab")
    var other = known
    try other.answer("A C E G")
    _ = known.apply(.hint)
    let scales = try await ScaleTable.bundled()
    for (one, two) in [(known, other), (other, known)] {
      let damaged = Array(try two.record.json.replacing("\"day\"", with: "day").utf8)
      let recovered = one.record.recovering(from: damaged, scales: scales)
      // An attempt is further on than a hint.
      #expect(recovered.tasks == other.record.tasks)
      #expect(recovered.generation == max(known.record.generation, other.record.generation))
    }
  }

  @Test func `has none of the keys of a task that has lost its braces`() async throws {
    let text = try await played().record.json
    let damaged = text.replacing("\"day\"", with: "\"question\": {}, \"points\": 1, \"day\"")
    let once = try await recovered(from: damaged.replacing("\"version\" : 1", with: ""))
    #expect(try await once.json == recovered(from: text).json)
    // Nor are such keys in the way of the tasks.
    let again = damaged.replacing("\"tasks\"", with: "\"tbsks\"")
    #expect(try await recovered(from: again).tasks == played().record.tasks)
  }

  /// The streak depends on it.
  @Test(arguments: [
    ("2026-11-30T08:12:03Z", "2026-11-30"), ("2026-11-29T20:00:00Z", "2026-11-30"),
    ("2026-12-01T10:00:00Z", "2026-11-30"), ("2026-12-05T10:00:00Z", "2026-12-05"),
    ("?", "2026-11-30"),
  ])
  func `was begun on its day where the day of its start is damaged, and the moment allows it`(
    start: String,
    day: String
  ) async throws {
    let text = try await played().record.json
      .replacing("2026-11-30T08:12:03Z", with: start)
      .replacing("\"startedOn\"", with: "\"startedNn\"")
    let fresh = try await SampleSession.fresh().record
    let late = SessionRecord(
      day: fresh.day,
      level: fresh.level,
      edition: fresh.edition,
      startedAt: try moment("2026-12-24T08:00:00Z"),
      startedOn: try #require(CalendarDay("2026-12-24")),
      tasks: fresh.tasks.map(\.question)
    )
    let recovered = late.recovering(from: Array(text.utf8), scales: try await .bundled())
    #expect(recovered.startedOn.description == day)
  }

  @Test func `is as the results have it where its days and moments are damaged`() async throws {
    var session = try await played()
    _ = session.apply(.skip(.certain, at: try moment("2026-11-30T08:20:00Z")))
    let damaged = try session.record.json.replacing("\"finishedAt\"", with: "\"finishedAu\"")
      .replacing("\"startedOn\"", with: "\"startedNn\"")
    let recovered = try await SampleSession.fresh().record.recovering(
      from: Array(damaged.utf8),
      scales: .bundled(),
      result: ChallengeResult(session.record)
    )
    #expect(ChallengeResult(recovered) == ChallengeResult(session.record))
  }

  /// A saved task is played as it stands.
  @Test func `is a task that would not be dealt today, by its number`() async throws {
    let text = try await played().record.json
      .replacing("\"position\" : 9", with: "\"position\" : 8")
    let record = try decode(SessionRecord.self, from: text, scales: await .bundled())
    let damaged = text.replacing("\"version\" : 1", with: "")
    #expect(try await recovered(from: damaged).tasks == record.tasks)
  }

  @Test func `is that of another day or level only where it is the name that is damaged`()
    async throws
  {
    let record = try await played().record
    let text = try record.json
    let other = text.replacing("2026-11-30", with: "2026-11-20")
      .replacing("intermediate", with: "beginner")
    #expect(try await recovered(from: other).tasks == record.tasks)
    let fresh = try await SampleSession.fresh().record
    let places = try #require(JSONOutline(of: Array(other.utf8))["tasks"]?.elements)
    let foreign = String(decoding: other.utf8.prefix(places[0].upperBound), as: UTF8.self)
    #expect(try await recovered(from: foreign) == fresh)
  }

  @Test func `is every task that ends before the text does`() async throws {
    let record = try await played().record
    let fresh = try await SampleSession.fresh().record
    let text = try record.json
    for length in 0...text.utf8.count {
      let prefix = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let recovered = try await recovered(from: prefix)
      #expect(recovered.tasks.map(\.question) == fresh.tasks.map(\.question))
      for (task, original) in zip(recovered.tasks, record.tasks) {
        #expect(task == original || task.attempts.isEmpty)
      }
      #expect(recovered.isFinished == (recovered.finishedAt != nil))
    }
    let begun = try await [0.2, 0.8, 1].asyncMap { share in
      let length = Int(Double(text.utf8.count) * share)
      return try await recovered(from: String(decoding: text.utf8.prefix(length), as: UTF8.self))
        .tasksBegun
    }
    #expect(begun == [0, 1, 2])
  }

  @Test func `is the other tasks where one breaks a rule`() async throws {
    let record = try await played().record
    let recovered = try await recovered(
      from: try record.json.replacing(#""verdict" : "correct""#, with: #""verdict" : "fine""#)
    )
    #expect(recovered.tasks.map(\.attempts.count) == [0, 1])
  }

  @Test func `is what a newer program added, of the file and of each task`() async throws {
    let text = try await played().record.json
      .replacing("\"generation\"", with: "\"weather\": [1, {\"sky\": \"blue\"}], \"generation\"")
      .replacing("\"hints\"", with: "\"mood\": 12345678901234567890, \"hints\"")
    let whole = try decode(SessionRecord.self, from: text, scales: await .bundled()).json
    let sky = try #require(whole.firstRange(of: #/"weather" : \[[^\]]*blue[^\]]*\]/#))
    for text in [text, text.replacing("\"version\" : 1", with: "")] {
      let recovered = try await recovered(from: text).json
      #expect(recovered.contains(whole[sky]))
      #expect(recovered.ranges(of: "\"mood\" : 12345678901234567890").count == 2)
    }
  }

  @Test func `is finished at some moment where the tasks are`() async throws {
    var session = try await played()
    _ = session.apply(.skip(.certain, at: try moment("2026-11-30T08:20:00Z")))
    let text = try session.record.json
    #expect(try await recovered(from: text).finishedAt == moment("2026-11-30T08:20:00Z"))
    let damaged = text.replacing("2026-11-30T08:20:00Z", with: "?")
    #expect(try await recovered(from: damaged).finishedAt == moment("2026-11-30T08:12:03Z"))
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}

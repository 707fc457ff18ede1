import Foundation
import Testing

@testable import DailyChallengeKit

struct `A saved session` {
  static let saved = """
    {
      "day" : "2026-11-30",
      "edition" : 1,
      "finishedAt" : null,
      "format" : "dailychallenge.session",
      "generation" : 7,
      "level" : "intermediate",
      "program" : "1.0.0",
      "startedAt" : "2026-11-30T08:12:03Z",
      "startedOn" : "2026-11-30",
      "tasks" : [
        {
          "attempts" : [
            {
              "given" : "g♯",
              "misconception" : "enharmonic-twin",
              "read" : "G#",
              "seconds" : 4.2,
              "verdict" : "misspelled"
            },
            {
              "given" : "ab",
              "misconception" : null,
              "read" : "Ab",
              "seconds" : 11,
              "verdict" : "correct"
            }
          ],
          "hints" : 1,
          "outcome" : "solved",
          "points" : 5,
          "question" : {
            "accidental" : null,
            "asksOctave" : false,
            "clef" : "alto",
            "kind" : "note-reading",
            "position" : 9,
            "signature" : -3
          }
        },
        {
          "attempts" : [

          ],
          "hints" : 0,
          "outcome" : null,
          "points" : null,
          "question" : {
            "asksPosition" : false,
            "degree" : 5,
            "inversion" : 0,
            "kind" : "scale-degree-chord",
            "scale" : "harmonic-minor",
            "size" : 4,
            "tonic" : "D"
          }
        }
      ],
      "version" : 1
    }
    """

  static func record() async throws -> SessionRecord {
    var session = try await SampleSession.fresh()
    let now = try moment("2026-11-30T08:15:00Z")
    _ = session.apply(.answer("g♯", after: 4.2, at: now))
    _ = session.apply(.hint)
    _ = session.apply(.answer("ab", after: 11, at: now))
    var record = session.record
    record.generation = 7
    return record
  }

  @Test
  func `is written in full, every key by its name`() async throws {
    #expect(try await Self.record().json == Self.saved)
  }

  @Test
  func `comes back as it was`() async throws {
    #expect(try await SessionRecord.read(Self.saved) == Self.record())
  }

  @Test
  func `comes back from any state, and goes on as if never left`() async throws {
    var session = try await SampleSession.fresh()
    let now = try moment("2026-11-30T08:15:00Z")
    let events: [ChallengeSession.Event] = [
      .answer("A", after: 1, at: now), .hint, .answer("B𝄫", after: 0.1, at: now),
      .skip(.certain, at: now), .answer("a c e g", after: 1, at: now), .hint,
      .answer("A Db E G", after: 1e9, at: now), .answer("Gac#e", after: 1, at: now),
    ]
    for event in events {
      var reread = ChallengeSession(
        try await SessionRecord.read(session.record.json),
        program: SampleSession.program
      )
      #expect(reread == session)
      #expect(reread.apply(event) == session.apply(event))
    }
    #expect(session.record.isFinished)
    #expect(try await SessionRecord.read(session.record.json) == session.record)
  }

  // MARK: - Recorded facts

  /// A newer program may judge and score otherwise: what it has recorded stays as it is.
  @Test
  func `is never judged or scored again`() async throws {
    let json = Self.saved
      .replacing(#""read" : "Ab""#, with: #""read" : "G""#)
      .replacing(#""points" : 5"#, with: #""points" : 9"#)
    var session = ChallengeSession(
      try await SessionRecord.read(json),
      program: SampleSession.program
    )
    #expect(session.record.tasks[0].points == 9)
    let first = session.record.tasks[0]
    try session.answer("A C# E G")
    #expect(session.record.tasks[0] == first)
    #expect(session.record.points == 19)
    #expect(try await SessionRecord.read(session.record.json) == session.record)
  }

  @Test
  func `may be of a day, a level and an edition that are dealt otherwise`() async throws {
    let record = try await SessionRecord.read(
      Self.saved.replacing(#""edition" : 1"#, with: #""edition" : 999"#)
    )
    #expect(record.edition == 999)
    #expect(record.tasks.map(\.question) == (try await Self.record().tasks.map(\.question)))
  }

  // MARK: - Newer programs

  @Test
  func `keeps the keys it does not know, of the file and of its tasks`() async throws {
    let json = Self.saved
      .replacing(
        #"  "version" : 1"#,
        with: """
            "version" : 1,
            "weather" : {
              "clouds" : [
                1,
                2.5,
                null,
                true,
                "cirrus"
              ],
              "wind" : null
            }
          """
      )
      .replacing(
        #"      "hints" : 0,"#,
        with: """
                "hints" : 0,
                "mood" : null,
                "octaves" : -12345678901,
          """
      )
    #expect(json != Self.saved)
    var session = ChallengeSession(
      try await SessionRecord.read(json),
      program: SampleSession.program
    )
    #expect(try session.record.json == json)

    try session.answer("A C# E G")
    let rewritten = try session.record.json
    #expect(rewritten.contains("\"cirrus\""))
    #expect(rewritten.contains("\"octaves\" : -12345678901"))
    #expect(try await SessionRecord.read(rewritten) == session.record)
  }

  @Test(arguments: [2, 3, Int(Int32.max)])
  func `of a newer version names the program that wrote it`(version: Int) async throws {
    let json = Self.saved.replacing(#""version" : 1"#, with: #""version" : \#(version)"#)
    await #expect(throws: NewerSession(version: version, program: "1.0.0")) {
      try await SessionRecord.read(json)
    }
  }

  @Test
  func `of a newer version need not be readable otherwise`() async throws {
    let bare = #"{"format": "dailychallenge.session", "version": 2, "tasks": 7}"#
    await #expect(throws: NewerSession(version: 2, program: nil)) {
      try await SessionRecord.read(bare)
    }
    let odd = #"{"format": "dailychallenge.session", "version": 2, "program": 2}"#
    await #expect(throws: NewerSession(version: 2, program: nil)) {
      try await SessionRecord.read(odd)
    }
  }

  @Test
  func `with a kind of task it does not know is a newer program's`() async throws {
    let json = Self.saved.replacing("scale-degree-chord", with: "interval")
    await #expect(throws: UnknownTaskKind(name: "interval")) { try await SessionRecord.read(json) }
  }
}

import MusicTheory
import Testing

@testable import DailyChallengeKit

/// Once a task, an answer that no misconception explains is graded only when it is confirmed.
struct `A slip of the finger` {
  private let now: Timestamp

  init() throws {
    now = try moment("2026-11-30T08:20:00Z")
  }

  @Test
  func `is not graded before the answer is confirmed`() async throws {
    var session = try await SampleSession.fresh()
    let effects = session.apply(.answer("d4", .asking, after: 3, at: now))
    let answer = Answer.note(NoteName(.d), octave: nil)
    #expect(effects == [.save, .show(.confirmationAsked(answer, remark: .octaveIgnored))])
    #expect(session.apply(.saved) == [])
    #expect(session.record.tasks[0].attempts == [])

    var graded = try await resumed(session)
    let expected = graded.apply(.answer("d4", after: 3, at: now))
    #expect(session.apply(.confirm(at: now)) == expected)
    #expect(session.record == graded.record)
    #expect(session.record.tasks[0].attempts.map(\.given) == ["d4"])
  }

  @Test
  func `is taken back by another answer`() async throws {
    var session = try await SampleSession.fresh()
    _ = session.apply(.answer("D", .asking, after: 3, at: now))
    _ = session.apply(.answer("Ab", .asking, after: 5, at: now))
    #expect(session.record.tasks[0].attempts.map(\.given) == ["Ab"])
    #expect(session.record.tasks[0].points == 10)
  }

  @Test
  func `is taken back by every other move, and nothing is left to confirm`() async throws {
    let moves: [ChallengeSession.Event] = [
      .answer("H", .asking, after: 1, at: now), .hint, .skip(.asking, at: now), .leave,
    ]
    for move in moves {
      var session = try await SampleSession.fresh()
      _ = session.apply(.answer("D", .asking, after: 3, at: now))
      var other = try await resumed(session)
      #expect(session.apply(move) == other.apply(move))
      #expect(session.record == other.record)
      let nothing = ChallengeSession.Effect.show(.refused(.empty, try SampleSession.aFlat()))
      #expect(session.apply(.confirm(at: now)) == [nothing])
      #expect(session.record == other.record)
    }
  }

  @Test
  func `is asked about once a task`() async throws {
    var session = try await SampleSession.fresh()
    _ = session.apply(.answer("D", .asking, after: 1, at: now))
    _ = session.apply(.answer("D", .asking, after: 1, at: now))
    #expect(session.record.tasks[0].attempts.count == 1)
    _ = session.apply(.answer("Ab", .asking, after: 1, at: now))
    _ = session.apply(.answer("C D F", .asking, after: 1, at: now))
    #expect(session.record.tasks[1].attempts.count == 0)
    _ = session.apply(.confirm(at: now))
    #expect(session.record.tasks[1].attempts.count == 1)
  }

  /// A right answer needs no confirmation, and a known mistake is none of the finger's.
  @Test(arguments: ["Ab", "A", "G#", "G"])
  func `is nothing that is right or explained`(text: String) async throws {
    var session = try await SampleSession.fresh()
    _ = session.apply(.answer(text, .asking, after: 1, at: now))
    #expect(session.record.tasks[0].attempts.count == 1)
  }

  /// The offer tells nothing: it is the same whether three notes are right or none.
  @Test
  func `is asked about near the right answer or not`() async throws {
    for text in ["A C# E D", "B D F"] {
      var session = try await SampleSession.fresh()
      try session.answer("Ab")
      let effects = session.apply(.answer(text, .asking, after: 1, at: now))
      #expect(effects == [.save, .show(.confirmationAsked(.chord(try names(text)), remark: nil))])
    }
  }

  @Test
  func `is asked about once a task, however often the session is left`() async throws {
    var session = try await SampleSession.fresh()
    _ = session.apply(.answer("D", .asking, after: 1, at: now))
    _ = session.apply(.leave)
    session = try await resumed(session)
    #expect(session.record.tasks[0].attempts == [])
    _ = session.apply(.answer("D", .asking, after: 1, at: now))
    #expect(session.record.tasks[0].attempts.count == 1)
  }

  @Test
  func `cannot be confirmed when all is over`() async throws {
    var session = try await SampleSession.fresh()
    try session.answer("Ab", "A C# E G")
    #expect(session.apply(.confirm(at: now)) == [])
  }

  private func resumed(_ session: ChallengeSession) async throws -> ChallengeSession {
    ChallengeSession(
      try await SessionRecord.read(session.record.json),
      program: SampleSession.program
    )
  }
}

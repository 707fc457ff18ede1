import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `A session` {
  private let now: Timestamp

  init() throws {
    now = try moment("2026-11-30T08:20:00Z")
  }

  // MARK: - Answers

  @Test
  func `saves a right answer, then shows that it solved the task`() async throws {
    var session = try await SampleSession.fresh()
    let effects = session.apply(.answer("a♭", after: 4.24, at: now))

    var task = TaskRecord(try SampleSession.aFlat())
    task.attempts = [attempt("a♭", "Ab", .correct, nil, seconds: 4.2)]
    task.outcome = .solved
    task.points = 10
    let answer = Answer.note(NoteName(.a, .flat), octave: nil)
    #expect(
      effects == [
        .save, .show(.judged(.correct, answer, remark: nil, diagnosis: nil, task: task)),
      ]
    )
    #expect(session.record.tasks[0] == task)
    #expect(session.record.generation == 1)
    #expect(session.record.finishedAt == nil)
    #expect(session.currentTask?.question == (try await SampleSession.dominantSeventh()))
  }

  @Test
  func `keeps a task open after a wrong and a misspelled answer, and closes it after the third`()
    async throws
  {
    var session = try await SampleSession.fresh()
    var task = TaskRecord(try SampleSession.aFlat())

    task.attempts.append(attempt("A4", "A", .wrong, "signature-forgotten", seconds: 0))
    #expect(
      session.apply(.answer("A4", after: -3, at: now)) == [
        .save,
        .show(
          .judged(
            .wrong,
            try note("A"),
            remark: .octaveIgnored,
            diagnosis: .misconception(id: "signature-forgotten", .signatureForgotten),
            task: task
          )
        ),
      ]
    )
    #expect(session.currentTask == task)
    #expect(task.attemptsLeft == 2)

    task.attempts.append(attempt("G#", "G#", .misspelled, "enharmonic-twin", seconds: 1))
    #expect(
      session.apply(.answer("G#", after: 0.96, at: now)) == [
        .save,
        .show(
          .judged(
            .misspelled(notes: 1),
            try note("G#"),
            remark: nil,
            diagnosis: .misconception(id: "enharmonic-twin", .enharmonicTwin),
            task: task
          )
        ),
      ]
    )
    #expect(session.currentTask == task)

    task.attempts.append(attempt("d", "D", .wrong, nil, seconds: 60.1))
    task.outcome = .missed
    task.points = 2
    #expect(
      session.apply(.answer("d", after: 60.06, at: now)) == [
        .save,
        .show(
          .judged(
            .wrong,
            try note("D"),
            remark: nil,
            diagnosis: .unexplained(rightNotes: 0),
            task: task
          )
        ),
      ]
    )
    #expect(session.record.currentTask == 1)
    #expect(session.record.generation == 3)
  }

  /// The answers to both tasks, the hints taken before the last of each, and the points.
  @Test(
    arguments: [
      (["Ab"], 0, Outcome.solved, 10), (["Ab"], 1, .solved, 8), (["Ab"], 2, .solved, 6),
      (["A", "Ab"], 0, .solved, 7), (["A", "Ab"], 1, .solved, 5), (["A", "Ab"], 2, .solved, 3),
      (["A", "C", "Ab"], 0, .solved, 4), (["A", "C", "Ab"], 1, .solved, 2),
      (["A", "C", "Ab"], 2, .solved, 1), (["G#", "Ab"], 0, .solved, 7),
      (["A", "C", "D"], 0, .missed, 0), (["A", "C", "D"], 2, .missed, 0),
      (["G#", "C", "D"], 0, .missed, 2), (["A", "C", "G#"], 2, .missed, 2),
      (["G#", "G#", "Bbb"], 0, .missed, 2), (["Bbb", "Bbb", "Bbb"], 0, .missed, 0),
    ]
  )
  func `scores a task`(answers: [String], hints: Int, outcome: Outcome, points: Int) async throws {
    var session = try await SampleSession.fresh()
    for answer in answers.dropLast() { try session.answer(answer) }
    for _ in 0..<hints { _ = session.apply(.hint) }
    try session.answer(answers.last ?? "")
    #expect(session.record.tasks[0].outcome == outcome)
    #expect(session.record.tasks[0].points == points)
    #expect(session.record.tasks[0].hints == hints)
    #expect(session.record.points == points)
  }

  @Test(
    arguments: [
      ("", Reading.Refusal.empty), ("X", .unreadable(part: "X")), ("A C", .severalNotes),
      (String(repeating: "a", count: 201), .tooLong),
    ]
  )
  func `refuses what is no answer, at no cost`(text: String, refusal: Reading.Refusal) async throws
  {
    var session = try await SampleSession.fresh()
    let before = session
    let effects = session.apply(.answer(text, after: 5, at: now))
    #expect(effects == [.show(.refused(refusal, try SampleSession.aFlat()))])
    #expect(session == before)
  }

  @Test
  func `refuses chords with two readings, with a note twice and of one note, at no cost`()
    async throws
  {
    var session = try await SampleSession.fresh()
    try session.answer("Ab")
    let before = session
    let chord = try await SampleSession.dominantSeventh()
    for (text, refusal) in [
      ("gbbd", Reading.Refusal.ambiguous([try names("Gb B D"), try names("G Bb D")])),
      ("A C# E A", .doubled(NoteName(.a))), ("A", .oneNote),
    ] {
      let effects = session.apply(.answer(text, after: 5, at: now))
      #expect(effects == [.show(.refused(refusal, chord))])
      #expect(session == before)
    }
  }

  // MARK: - Hints

  @Test
  func `saves a hint, then shows it, as long as there are any`() async throws {
    var session = try await SampleSession.fresh()
    let hints = try SampleSession.aFlat().hints
    #expect(hints.count == 2)
    for (index, hint) in hints.enumerated() {
      #expect(session.apply(.hint) == [.save, .show(.hint(hint))])
      #expect(session.record.tasks[0].hints == index + 1)
    }
    let before = session
    #expect(session.apply(.hint) == [.show(.noMoreHints)])
    #expect(session == before)
    #expect(session.record.generation == 2)

    try session.answer("Ab")
    let next = try await SampleSession.dominantSeventh().hints
    #expect(session.apply(.hint) == [.save, .show(.hint(next[0]))])
  }

  // MARK: - Skipping

  @Test
  func `asks once before it skips`() async throws {
    var session = try await SampleSession.fresh()
    let record = session.record
    #expect(session.apply(.skip(.asking, at: now)) == [.show(.skipAsked)])
    #expect(session.record == record)

    let effects = session.apply(.skip(.asking, at: now))
    let task = session.record.tasks[0]
    #expect(effects == [.save, .show(.skipped(task))])
    #expect(task.outcome == .skipped)
    #expect(task.points == 0)
    #expect(task.attempts == [])

    #expect(session.apply(.skip(.asking, at: now)) == [.show(.skipAsked)])
  }

  @Test
  func `asks again after any other move`() async throws {
    for event in [Event.answer("A", after: 1, at: now), .answer("?", after: 1, at: now), .hint] {
      var session = try await SampleSession.fresh()
      _ = session.apply(.skip(.asking, at: now))
      _ = session.apply(event)
      #expect(session.apply(.skip(.asking, at: now)) == [.show(.skipAsked)])
      #expect(session.record.tasks[0].isOpen)
    }
  }

  @Test
  func `skips at once when it is certain, for no points whatever came before`() async throws {
    var session = try await SampleSession.fresh()
    try session.answer("G#", "A")
    let effects = session.apply(.skip(.certain, at: now))
    #expect(effects == [.save, .show(.skipped(session.record.tasks[0]))])
    #expect(session.record.tasks[0].points == 0)
    #expect(session.record.tasks[0].attempts.count == 2)
    #expect(session.record.tasks[0].outcome == .skipped)
  }

  // MARK: - The end

  @Test
  func `finishes with the last answer or skip, and notes when`() async throws {
    var session = try await SampleSession.fresh()
    try session.answer("Ab")
    var skipped = session

    let effects = session.apply(.answer("ac#eg", after: 1, at: now))
    let task = session.record.tasks[1]
    let answer = Answer.chord(try names("A C# E G"))
    #expect(
      effects == [
        .save, .show(.judged(.correct, answer, remark: nil, diagnosis: nil, task: task)),
        .show(.finished(session.record)),
      ]
    )
    #expect(session.record.finishedAt == now)
    #expect(session.record.points == 20)
    #expect(session.currentTask == nil)

    #expect(
      skipped.apply(.skip(.certain, at: now)) == [
        .save, .show(.skipped(skipped.record.tasks[1])), .show(.finished(skipped.record)),
      ]
    )
    #expect(skipped.record.finishedAt == now)
    #expect(skipped.record.isFinished)
  }

  @Test
  func `takes no more moves when it is finished`() async throws {
    var session = try await SampleSession.fresh()
    try session.answer("Ab", "A C# E G")
    let before = session
    let moves: [Event] = [
      .answer("Ab", after: 1, at: now), .answer("", after: 1, at: now), .skip(.asking, at: now),
      .skip(.certain, at: now), .hint,
    ]
    for move in moves {
      #expect(session.apply(move) == [])
      #expect(session == before)
    }
  }

  // MARK: - Leaving and saving

  @Test
  func `saves before it leaves`() async throws {
    var session = try await SampleSession.fresh()
    #expect(session.apply(.leave) == [.save, .leave])
    #expect(session.record.generation == 1)
  }

  @Test
  func `says once that it cannot save, and once that it can again`() async throws {
    var session = try await SampleSession.fresh()
    let record = session.record
    #expect(session.apply(.saved) == [])
    #expect(session.apply(.saveFailed) == [.show(.notSaved)])
    #expect(session.isUnsaved)
    #expect(session.apply(.saveFailed) == [])
    #expect(session.apply(.saved) == [.show(.savedAgain)])
    #expect(!session.isUnsaved)
    #expect(session.apply(.saved) == [])
    #expect(session.apply(.saveFailed) == [.show(.notSaved)])
    #expect(session.record == record)
  }

  @Test
  func `counts a generation for every save and for nothing else`() async throws {
    var session = try await SampleSession.fresh()
    let events: [Event] = [
      .answer("?", after: 1, at: now), .hint, .saved, .hint, .saveFailed, .hint,
      .skip(.asking, at: now), .answer("A", after: 1, at: now), .skip(.certain, at: now),
      .answer("A C# E G", after: 1, at: now), .hint, .leave,
    ]
    var saves = 0
    for event in events {
      saves += session.apply(event).count { $0 == .save }
      #expect(session.record.generation == saves)
    }
    #expect(saves == 6)
  }

  @Test
  func `goes on in the name of the program that runs`() async throws {
    let record = try await SampleSession.fresh().record
    #expect(record.program == "1.0.0")
    #expect(ChallengeSession(record, program: "1.2.0").record.program == "1.2.0")
    #expect(ChallengeSession(record, program: "1.2.0").record.generation == record.generation)
  }

  // MARK: -

  private typealias Event = ChallengeSession.Event

  private func attempt(
    _ given: String,
    _ read: String,
    _ verdict: Verdict,
    _ misconception: String?,
    seconds: Double
  ) -> Attempt {
    Attempt(
      given: given,
      read: read,
      verdict: verdict,
      misconception: misconception,
      seconds: seconds
    )
  }

  private func note(_ text: String) throws -> Answer {
    .note(try name(text), octave: nil)
  }
}

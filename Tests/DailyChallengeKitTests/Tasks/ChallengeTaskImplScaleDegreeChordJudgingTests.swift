import DailyChallengeKit
import MusicTheory
import Testing

/// The first inversion of E7, the dominant seventh of A: G♯ B D E.
struct `A chord task` {
  private func task(asksPosition: Bool) async throws -> ChallengeTask {
    ChallengeTask(
      .scaleDegreeChord(
        try ChallengeTaskImplScaleDegreeChord(
          scale: try await ScaleTable.bundled().scale("major"),
          tonic: NoteName(.a),
          degree: 5,
          size: 4,
          inversion: 1,
          asksPosition: asksPosition
        )
      )
    )
  }

  @Test(
    arguments: [
      ("G# B D E", Judgement.correct, Judgement.correct),
      ("E G# B D", .correct, .wrongBass),
      ("Ab B D E", .misspelled(notes: 1), .misspelled(notes: 1)),
      ("Ab Cb D Fb", .misspelled(notes: 3), .misspelled(notes: 3)),
      ("Fb G# B D", .misspelled(notes: 1), .wrongBass),
      ("G# B D", .wrong, .wrong),
      ("G# B D F", .wrong, .wrong),
      ("", .wrong, .wrong),
    ]
  )
  func `asks for the notes in any order, or for a position`(
    answer: String,
    inAnyOrder: Judgement,
    inPosition: Judgement
  ) async throws {
    let answer = Answer.chord(try names(answer))
    #expect(try await task(asksPosition: false).judge(answer) == inAnyOrder)
    #expect(try await task(asksPosition: true).judge(answer) == inPosition)
  }

  @Test
  func `is answered by its notes from the bass up`() async throws {
    let task = try await task(asksPosition: true)
    #expect(task.answerForm == .chord(size: 4))
    #expect(task.rightAnswer == .chord(try names("G# B D E")))
    #expect(task.judge(task.rightAnswer) == .correct)
  }

  @Test
  func `is not answered by a note`() async throws {
    let task = try await task(asksPosition: false)
    #expect(task.judge(.note(NoteName(.e), octave: nil)) == .wrong)
  }

  @Test
  func `hints at the rule, then at the root`() async throws {
    let hints = try await task(asksPosition: false).hints
    #expect(hints == [.everyOtherNote(size: 4), .root(NoteName(.e), degree: 5)])
  }
}

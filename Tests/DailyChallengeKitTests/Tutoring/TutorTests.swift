import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `The tutor` {
  /// The ids are in saves and results: one may be added, and none renamed.
  @Test
  func `knows these misconceptions, in this order`() {
    #expect(
      Misconception<NoteReadingTask>.all(reading: []).map(\.id) == [
        "signature-forgotten", "other-clef", "ledger-lines-miscounted", "line-or-space-skipped",
        "accidental-ignored", "accidental-reversed", "natural-sign-ignored", "other-sign",
        "octave-off-by-one", "other-octave", "enharmonic-twin",
      ]
    )
    #expect(
      Misconception<ChallengeTaskImplScaleDegreeChord>.all.map(\.id) == [
        "other-letter", "leading-tone-not-raised", "sixth-not-raised", "leading-tone-raised",
        "parallel-key", "bare-letters", "other-diminished-seventh", "other-triad",
        "other-seventh", "other-bass", "added-sixth", "triad-for-seventh-chord",
        "seventh-chord-for-triad", "notes-missing", "note-too-many", "other-degree",
        "relative-key", "distant-degree", "other-signs",
      ]
    )
  }

  @Test(arguments: Level.allCases)
  func `knows the clefs of the level, and no other`(level: Level) async throws {
    let clefs = try await level.questions().compactMap(\.noteReading?.clef)
    #expect(Set(level.clefs) == Set(clefs))
    #expect(level.clefs.prefix(2) == [.treble, .bass])
  }

  /// What is right by sound is explained by its letters or its bass, and nothing else is.
  @Test(arguments: Level.allCases)
  func `names the first misconception that predicts an answer, and contradicts no verdict`(
    level: Level
  ) async throws {
    let tutor = Tutor(level: level)
    for task in try await level.questions() {
      #expect(tutor.diagnosis(of: task.rightAnswer, to: task) == nil)
      var first: [[Int]: String] = [:]
      for (id, answer) in task.predictedAnswers(at: level) {
        let named = first[answer.key] ?? id
        first[answer.key] = named
        let isConsistent =
          switch task.judge(answer) {
          case .correct: false
          case .misspelled: ["enharmonic-twin", "other-letter"].contains(named)
          case .wrongBass: ["other-bass", "other-letter"].contains(named)
          case .wrong: !["enharmonic-twin", "other-letter", "other-bass"].contains(named)
          }
        if !isConsistent || tutor.diagnosis(of: answer, to: task)?.id != named {
          Issue.record("\(named) for \(answer.ascii): \(try task.json)")
        }
      }
    }
  }

  @Test
  func `finds every misconception at work in some deck`() async throws {
    var unseen = Set(
      Misconception<NoteReadingTask>.all(reading: []).map(\.id)
        + Misconception<ChallengeTaskImplScaleDegreeChord>.all.map(\.id)
    )
    for level in Level.allCases {
      let tutor = Tutor(level: level)
      for task in try await level.questions() where !unseen.isEmpty {
        for (id, answer) in task.predictedAnswers(at: level) where unseen.contains(id) {
          if tutor.diagnosis(of: answer, to: task)?.id == id { unseen.remove(id) }
        }
      }
    }
    #expect(unseen == [])
  }
}

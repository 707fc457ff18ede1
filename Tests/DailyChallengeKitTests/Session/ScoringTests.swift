import DailyChallengeKit
import Testing

struct `A task's points` {
  /// By hints taken: 10, 7 or 4 less 2 a hint, and never less than 1.
  @Test(arguments: [
    (1, [10, 8, 6, 4, 2, 1, 1]), (2, [7, 5, 3, 1, 1, 1, 1]), (3, [4, 2, 1, 1, 1, 1, 1]),
  ])
  func `when solved go down with every attempt and hint, to 1`(attempt: Int, points: [Int]) {
    #expect(
      (0...6).map { Scoring.points(solvedOnAttempt: attempt, hints: $0) } == points
    )
  }

  @Test
  func `when missed are 2 if an answer was right by sound, else 0`() {
    let verdicts: [Verdict] = [.wrong, .misspelled]
    for (first, second, third) in verdicts.flatMap({ first in
      verdicts.flatMap { second in verdicts.map { (first, second, $0) } }
    }) {
      let isMisspelled = [first, second, third].contains(.misspelled)
      #expect(Scoring.points(missedWith: [first, second, third]) == (isMisspelled ? 2 : 0))
    }
  }

  @Test
  func `are out of 100 for a day`() {
    #expect(Scoring.solved == [10, 7, 4])
    #expect(Scoring.solved.count == Scoring.attempts)
    #expect(Scoring.hintPrice == 2)
  }
}

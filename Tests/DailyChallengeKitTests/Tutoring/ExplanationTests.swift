import DailyChallengeKit
import MusicTheory
import Testing

struct `An explanation` {
  @Test
  func `of a note goes from the clef by steps to the signature`() throws {
    let explanation = try SampleSession.aFlat().explanation
    let (c, a) = (Answer.note(NoteName(.c), octave: nil), Answer.note(NoteName(.a), octave: nil))
    let steps: [Explanation.Step] = [
      .clef(.alto, c, .middleLine), .count(5, from: c, to: a),
      .signatureChanges(.note(NoteName(.a, .flat), octave: nil)),
    ]
    #expect(explanation.steps == steps)
    #expect(explanation.gist == Array(steps.dropFirst()))
  }

  @Test
  func `of a chord goes from the scale by the degree and thirds to its kind`() async throws {
    let explanation = try await SampleSession.dominantSeventh().explanation
    let numeral = try #require(RomanNumeral(degree: 5, quality: .dominantSeventh))
    let scale = try await ScaleTable.bundled().scale("harmonic-minor")
    let steps: [Explanation.Step] = [
      .scale(scale, on: NoteName(.d), try names("D E F G A Bb C#")), .degree(5, NoteName(.a)),
      .thirds(try names("A C# E G")), .quality(.dominantSeventh, numeral),
    ]
    #expect(explanation.steps == steps)
    #expect(explanation.gist == [steps[0], steps[2]])
  }

  @Test(arguments: Level.allCases)
  func `of every question ends at the right answer`(level: Level) async throws {
    for task in try await level.questions() {
      let explanation = task.explanation
      #expect(!explanation.gist.isEmpty && explanation.gist.allSatisfy(explanation.steps.contains))
      #expect(explanation.conclusion == task.rightAnswer, "\(task.rightAnswer.ascii)")
    }
  }
}

extension Explanation {
  /// What the last step that names notes comes to.
  fileprivate var conclusion: Answer? {
    steps.reduce(nil) { conclusion, step in
      switch step {
      case .clef(_, let note, _), .count(_, from: _, to: let note), .signatureChanges(let note),
        .sign(_, let note):
        note
      case .thirds(let notes), .inversion(_, let notes): .chord(notes)
      case .signatureLeaves, .scale, .degree, .quality: conclusion
      }
    }
  }
}

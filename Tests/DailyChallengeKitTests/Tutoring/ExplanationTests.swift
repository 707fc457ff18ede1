import DailyChallengeKit
import MusicTheory
import Testing

struct `An explanation` {
  @Test
  func `of a note goes from the clef by steps to the signature`() throws {
    let explanation = try SampleSession.aFlat().explanation
    let steps: [Step] = [
      .reference(.alto),
      .counted(5, from: Pitch(NoteName(.c), octave: 4), to: Pitch(NoteName(.a), octave: 4)),
      .signatureMakes(Pitch(NoteName(.a, .flat), octave: 4)),
    ]
    #expect(explanation.steps == steps)
    #expect(explanation.gist == Array(steps.dropFirst()))
  }

  @Test
  func `of a chord goes from the scale by the degree and thirds to its kind`() async throws {
    let explanation = try await SampleSession.dominantSeventh().explanation
    let chord = try #require(Chord(root: NoteName(.a), quality: .dominantSeventh))
    let steps: [Step] = [
      .scale("harmonic minor", on: NoteName(.d), try names("D E F G A Bb C#")),
      .root(NoteName(.a), degree: 5), .everyOtherNote(try names("A C# E G")),
      .quality(ChordSymbol(chord)),
    ]
    #expect(explanation.steps == steps)
    #expect(explanation.gist == [steps[0], steps[2]])
  }

  @Test(arguments: Level.allCases)
  func `of every question ends at the right answer`(level: Level) async throws {
    for task in try await level.questions() {
      let explanation = task.explanation
      #expect(!explanation.gist.isEmpty && explanation.gist.allSatisfy(explanation.steps.contains))
      #expect(
        explanation.conclusion(withOctave: task.answerForm == .note(withOctave: true))
          == task.rightAnswer,
        "\(task.rightAnswer.ascii)"
      )
    }
  }
}

extension Explanation {
  /// What the last step that names notes comes to.
  fileprivate func conclusion(withOctave: Bool) -> Answer? {
    steps.reduce(nil) { conclusion, step in
      switch step {
      case .reference(let clef):
        .note(clef.reference.name, octave: withOctave ? clef.reference.octave : nil)
      case .counted(_, from: _, let pitch), .signatureMakes(let pitch), .sign(_, let pitch),
        .signatureCancelled(let pitch):
        .note(pitch.name, octave: withOctave ? pitch.octave : nil)
      case .everyOtherNote(let notes), .inversion(_, figure: _, let notes): .chord(notes)
      default: conclusion
      }
    }
  }
}

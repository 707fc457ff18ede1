import MusicTheory

/// What the game makes of a chord task: it adds nothing to what the engine knows of the chord.
extension ChallengeTaskImplScaleDegreeChord {
  var rightAnswer: Answer { .chord(chordNotes) }

  func judge(_ answer: Answer) -> Judgement {
    guard case .chord(let notes) = answer else { return .wrong }
    switch compare(notes, checkingBass: asksPosition) {
    case .right: return .correct
    case .rightBySound:
      return .misspelled(notes: Set(notes).subtracting(chordNotes).count)
    case .wrongBass: return .wrongBass
    case .wrong: return .wrong
    }
  }

  /// The rule, then the root; of a chord on the tonic, which the question names, its kind.
  var hints: [Hint] {
    let second: Hint =
      if degree == 1, let chord {
        .quality(chord.quality)
      } else {
        .root(scaleNotes[degree - 1], degree: degree)
      }
    return [.everyOtherNote(size: size), second]
  }
}

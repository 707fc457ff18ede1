import MusicTheory

extension Misconception<ChallengeTaskImplScaleDegreeChord> {
  /// The mistakes of spelling a chord, the commonest first.
  static var all: [Self] {
    [
      otherLetter, leadingToneNotRaised, sixthNotRaised, leadingToneRaised, parallelKey,
      bareLetters, otherDiminishedSeventh, otherTriad, otherSeventh, otherBass, addedSixth,
      triadForSeventhChord, seventhChordForTriad, notesMissing, notesTooMany, neighbouringDegree,
      relativeKey, distantDegree, otherSigns,
    ]
  }

  typealias OtherChord = (notes: [NoteName], mistake: Mistake)

  /// A rule that predicts chords of other notes. Where another scale has the right ones as well,
  /// nothing is predicted.
  init(id: String, chords: @escaping @Sendable (Task) -> [OtherChord]) {
    self.init(id: id) { task in
      chords(task).filter { Set($0.notes) != Set(task.chordNotes) }
        .map { Prediction(answer: .chord($0.notes.map { [$0] }), mistake: $0.mistake) }
    }
  }

  /// A rule that predicts at most one chord.
  init(id: String, chord: @escaping @Sendable (Task) -> OtherChord?) {
    self.init(id: id, chords: { task in chord(task).map { [$0] } ?? [] })
  }
}

// MARK: - Letters and signs

extension Misconception<ChallengeTaskImplScaleDegreeChord> {
  /// The right sounds by other names. The lowest member that has a wrong letter is told.
  static var otherLetter: Self {
    Self(id: "other-letter") { task in
      let right = task.stackedThirds
      let twins = right.map(\.enharmonics)
      return zip(right.indices, ChordMember.allCases).map { place, member in
        let lower = right[..<place].map { [$0] }
        let upper = right.indices.dropFirst(place + 1).map { [right[$0]] + twins[$0] }
        return Prediction(
          answer: .chord(lower + [twins[place]] + upper),
          mistake: member == .root
            ? .otherLetterOfRoot(degree: task.degree)
            : .otherLetter(of: member, right[place].letter)
        )
      }
    }
  }

  static var otherSigns: Self {
    Self(id: "other-signs") { task in
      let notes = task.stackedThirds.map { note in
        Accidental.allCases.map { NoteName(note.letter, $0) }
      }
      return [Prediction(answer: .chord(notes), mistake: .otherSigns)]
    }
  }

  static var bareLetters: Self {
    Self(id: "bare-letters") { task in
      (task.stackedThirds.map { NoteName($0.letter) }, .bareLetters)
    }
  }
}

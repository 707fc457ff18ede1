import MusicTheory

extension Misconception<NoteReadingTask> {
  /// The mistakes of reading a note, the commonest first.
  ///
  /// - Parameter clefs: Those the player may take for the one that is written, treble and bass first.
  static func all(reading clefs: [Clef]) -> [Self] {
    [
      signatureForgotten, otherClef(of: clefs), ledgerLinesMiscounted, lineOrSpaceSkipped,
      signIgnored, signReversed, naturalSignIgnored, otherSign,
      octaveOffByOne, otherOctave, enharmonicTwin,
    ]
  }
}

extension Prediction {
  fileprivate init(_ answer: Answer, _ mistake: Mistake) {
    self.init(answer: .exactly(answer), mistake: mistake)
  }
}

// MARK: - The place on the staff

extension Misconception<NoteReadingTask> {
  private static var signatureForgotten: Self {
    Self(id: "signature-forgotten") { task in
      guard task.accidental == nil else { return [] }
      let natural = task.clef.naturalPitch(at: task.position)
      return [Prediction(task.answer(natural), .signatureForgotten)]
    }
  }

  /// Letters being few, another clef often gives what a slip in counting gives as well.
  private static func otherClef(of clefs: [Clef]) -> Self {
    Self(id: "other-clef") { task in
      let miscounted =
        ledgerLinesMiscounted.predictions(task) + lineOrSpaceSkipped.predictions(task)
      // A landmark of the note's own letter would be the answer, or close to it.
      let reference = task.clef.reference
      let landmark = reference.name.letter == task.pitch.name.letter ? nil : reference
      return clefs.filter { $0 != task.clef }.map { clef in
        let answer = task.answer(task.pitch(at: task.position, in: clef))
        let mistake = Mistake.otherClef(
          clef,
          for: task.clef,
          landmark: landmark,
          orMiscounted: miscounted.contains { $0.answer.includes(answer) }
        )
        return Prediction(answer, mistake)
      }
    }
  }

  private static var ledgerLinesMiscounted: Self {
    Self(id: "ledger-lines-miscounted") { task in
      task.isOnStaff ? [] : task.answers(off: [-1, 1], .ledgerLinesMiscounted)
    }
  }

  private static var lineOrSpaceSkipped: Self {
    Self(id: "line-or-space-skipped") { task in
      task.answers(off: task.isOnStaff ? [-2, -1, 1, 2] : [-2, 2], .lineOrSpaceSkipped)
    }
  }
}

extension NoteReadingTask {
  fileprivate var isOnStaff: Bool {
    (StaffPosition.bottomLine...StaffPosition.topLine).contains(position)
  }

  /// What is read so many steps off.
  fileprivate func answers(off steps: [Int], _ mistake: Mistake) -> [Prediction] {
    steps.map { step in
      let pitch = pitch(at: StaffPosition(position.value + step), in: clef)
      return Prediction(answer(pitch), mistake)
    }
  }
}

// MARK: - The sign before the note

extension Misconception<NoteReadingTask> {
  private static var signIgnored: Self {
    Self(id: "accidental-ignored") { task in
      task.accidental == .natural ? [] : task.withoutItsSign
    }
  }

  private static var signReversed: Self {
    Self(id: "accidental-reversed") { task in
      guard let sign = task.accidental else { return [] }
      return task.answers(
        named: Accidental(alteration: -sign.accidental.alteration),
        .signReversed(sign)
      )
    }
  }

  private static var naturalSignIgnored: Self {
    Self(id: "natural-sign-ignored") { task in
      task.accidental == .natural ? task.withoutItsSign : []
    }
  }
}

extension Misconception<NoteReadingTask> {
  /// The right letter with a sign that is neither there nor in the signature.
  private static var otherSign: Self {
    Self(id: "other-sign") { task in
      let mistake: Mistake =
        task.accidental == nil && task.pitch.name.accidental == .natural
        ? .changedForNothing : .otherSign(than: task.accidental)
      return Accidental.allCases.flatMap { task.answers(named: $0, mistake) }
    }
  }
}

extension NoteReadingTask {
  /// What is read by somebody who does not see the sign.
  fileprivate var withoutItsSign: [Prediction] {
    guard let accidental else { return [] }
    return answers(named: signature.accidental(on: pitch.name.letter), .signIgnored(accidental))
  }

  /// The right letter with another accidental.
  fileprivate func answers(named accidental: Accidental?, _ mistake: Mistake) -> [Prediction] {
    guard let accidental else { return [] }
    let name = NoteName(pitch.name.letter, accidental)
    return [Prediction(answer(Pitch(name, octave: pitch.octave)), mistake)]
  }
}

// MARK: - The octave and the sound

extension Misconception<NoteReadingTask> {
  private static var octaveOffByOne: Self {
    Self(id: "octave-off-by-one") { task in
      guard task.asksOctave else { return [] }
      return [-1, 1].map { octaves in
        Prediction(
          .note(task.pitch.name, octave: task.pitch.octave + octaves),
          .octaveOffByOne(OctaveSlip(of: task.pitch.name, by: octaves))
        )
      }
    }
  }

  private static var otherOctave: Self {
    Self(id: "other-octave") { task in
      guard task.asksOctave else { return [] }
      return (0...9).map { Prediction(.note(task.pitch.name, octave: $0), .otherOctave) }
    }
  }

  private static var enharmonicTwin: Self {
    Self(id: "enharmonic-twin") { task in
      task.pitch.enharmonics.map { Prediction(task.answer($0), .enharmonicTwin) }
    }
  }
}

extension OctaveSlip {
  /// The slip that leads to an octave more (1) or less (−1).
  fileprivate init(of name: NoteName, by octaves: Int) {
    switch (name.letter, name.accidental.alteration, octaves) {
    case (.c, ..<0, -1), (.b, 1..., 1): self = .countedBySound
    case (.a, _, 1), (.b, _, 1): self = .countedFromA
    case (.c, _, -1), (.d, _, -1), (.e, _, -1), (.f, _, -1), (.g, _, -1): self = .countedFromA
    default: self = .other
    }
  }
}

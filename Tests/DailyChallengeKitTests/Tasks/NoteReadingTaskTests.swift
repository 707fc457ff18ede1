import DailyChallengeKit
import MusicTheory
import Oracle
import Testing

struct `A note reading task` {
  @Test
  func `asks for the note of every row of the oracle`() throws {
    for row in try NoteReadingRow.all() {
      let task = try row.task()
      #expect(task.pitch.ascii == row.spn, "\(row.id)")
      #expect(task.pitch.midi == row.midi, "\(row.id)")
    }
  }

  @Test(arguments: [false, true])
  func `tells right answers from misspelled and wrong ones`(asksOctave: Bool) throws {
    for row in try NoteReadingRow.all() {
      let task = ChallengeTask(.noteReading(try row.task(asksOctave: asksOctave)))
      let right = try pitch(row.spn)
      let octave = asksOctave ? right.octave : nil
      #expect(task.answerForm == .note(withOctave: asksOctave), "\(row.id)")
      #expect(task.rightAnswer == .note(right.name, octave: octave), "\(row.id)")
      #expect(task.judge(task.rightAnswer) == .correct, "\(row.id)")

      let twins = right.twins.map {
        task.judge(.note($0.name, octave: asksOctave ? $0.octave : nil))
      }
      #expect(twins.allSatisfy { $0 == .misspelled(notes: 1) }, "\(row.id)")

      let mistakes = row.plausibleMistakes(for: right.name)
      #expect(mistakes.count == 10, "\(row.id)")
      let wrong = mistakes.map { task.judge(.note($0, octave: octave)) }
      #expect(wrong.allSatisfy { $0 == .wrong }, "\(row.id)")
    }
  }

  @Test
  func `minds the octave when it asks for it`() throws {
    for row in try NoteReadingRow.all() {
      let task = ChallengeTask(.noteReading(try row.task(asksOctave: true)))
      let right = try pitch(row.spn)
      for pitch in [right] + right.twins {
        let judgements = [pitch.octave - 1, pitch.octave + 1].map {
          task.judge(.note(pitch.name, octave: $0))
        }
        #expect(judgements == [.wrong, .wrong], "\(row.id) \(pitch)")
      }
      #expect(task.judge(.note(right.name, octave: nil)) == .wrong, "\(row.id)")
    }
  }

  /// The octave belongs to the letter: B♯3 sounds as C4, C♭4 as B3.
  @Test(
    arguments: [
      ("C4", Judgement.correct), ("B#3", .misspelled(notes: 1)), ("Dbb4", .misspelled(notes: 1)),
      ("B#4", .wrong), ("C5", .wrong), ("C3", .wrong), ("B3", .wrong), ("Cb4", .wrong),
    ]
  )
  func `knows middle C by its twins`(answer: String, judgement: Judgement) throws {
    let pitch = try pitch(answer)
    let task = try task(clef: .alto, position: 4, asksOctave: true)
    #expect(task.judge(.note(pitch.name, octave: pitch.octave)) == judgement)
  }

  @Test
  func `does not mind an octave that it has not asked for`() throws {
    let task = try task(clef: .alto, position: 4, asksOctave: false)
    #expect(task.judge(.note(NoteName(.c), octave: 9)) == .correct)
  }

  @Test(arguments: [-1_000_000, -2, 9, 1_000_000])
  func `takes no octave, however far, for another`(octave: Int) throws {
    let task = try task(clef: .alto, position: 4, asksOctave: true)
    #expect(task.judge(.note(NoteName(.c), octave: octave)) == .wrong)
    #expect(task.judge(.note(NoteName(.b, .tripleSharp), octave: octave)) == .wrong)
  }

  @Test
  func `is not answered by a chord`() throws {
    let task = try task(clef: .alto, position: 4, asksOctave: false)
    #expect(task.judge(.chord([NoteName(.c), NoteName(.e)])) == .wrong)
  }

  @Test(arguments: AccidentalSign.allCases)
  func `counts a written accidental instead of the signature`(sign: AccidentalSign) throws {
    for row in try NoteReadingRow.all() {
      let task = try row.task(accidental: sign)
      let natural = try pitch(row.natural)
      let expected = Pitch(NoteName(natural.name.letter, sign.accidental), octave: natural.octave)
      #expect(task.pitch == expected, "\(row.id)")
    }
  }

  @Test
  func `hints at the rule, then at a place of another letter`() throws {
    for row in try NoteReadingRow.all() {
      for sign in [nil, AccidentalSign.sharp] {
        let task = try row.task(accidental: sign)
        let hints = ChallengeTask(.noteReading(task)).hints
        let plainRule: Hint = task.signature.fifths == 0 ? .oneLetterOn : .signatureCounts
        let rule = sign.map(Hint.accidentalCounts) ?? plainRule
        #expect(hints.count == 2, "\(row.id)")
        #expect(hints.first == rule, "\(row.id)")
        guard case .landmark(let position, .note(let name, let octave), let clef) = hints.last
        else {
          Issue.record("No landmark: \(row.id)")
          continue
        }
        #expect(name.letter != task.pitch.name.letter, "\(row.id)")
        let pitch = clef.naturalPitch(at: position)
        #expect(name == pitch.name, "\(row.id)")
        #expect(octave == (task.asksOctave ? pitch.octave : nil), "\(row.id)")
        #expect(clef == task.clef, "\(row.id)")
      }
    }
  }

  @Test(arguments: [Int.min, -1_000_000_000, -9, 17, 1_000_000_000, .max])
  func `stands within four ledger lines`(position: Int) {
    let refusal = InvalidValue(
      key: "position",
      value: "\(position)",
      expected: "a whole number from -8 to 16"
    )
    #expect(throws: refusal) { try self.task(clef: .alto, position: position, asksOctave: false) }
  }

  private func task(clef: Clef, position: Int, asksOctave: Bool) throws -> ChallengeTask {
    ChallengeTask(
      .noteReading(
        try NoteReadingTask(
          clef: clef,
          signature: try #require(KeySignature(fifths: 0)),
          position: StaffPosition(position),
          asksOctave: asksOctave
        )
      )
    )
  }
}

extension NoteReadingRow {
  fileprivate func task(
    accidental: AccidentalSign? = nil,
    asksOctave: Bool = false
  ) throws -> NoteReadingTask {
    try NoteReadingTask(
      clef: try #require(Clef(rawValue: clef)),
      signature: try #require(KeySignature(fifths: ks)),
      position: StaffPosition(pos),
      accidental: accidental,
      asksOctave: asksOctave
    )
  }

  /// The six other notes of the signature, and the right letter with every other accidental.
  fileprivate func plausibleMistakes(for right: NoteName) -> [NoteName] {
    let neighbours = Letter.allCases.filter { $0 != right.letter }.map {
      NoteName($0, KeySignature(fifths: ks)?.accidental(on: $0) ?? .natural)
    }
    let slips = AccidentalSign.allCases.map { NoteName(right.letter, $0.accidental) }
    return neighbours + slips.filter { $0 != right }
  }
}

extension Pitch {
  /// The other pitches of the same sound: B♯3 and D♭♭4 for C4.
  fileprivate var twins: [Pitch] {
    name.twins.flatMap { name in
      (octave - 1...octave + 1).map { Pitch(name, octave: $0) }
    }.filter { $0.midi == midi }
  }
}

public import DailyChallengeKit
public import Engraving
import MusicTheory

extension ChallengeTask {
  /// What is to be seen while the task is open: the note on its staff, or the clef and signature of the
  /// chord's key, where it has one.
  public var figure: StaffFigure? {
    switch impl {
    case .noteReading(let task):
      StaffFigure(
        clef: task.clef,
        signature: task.signature,
        columns: [[StaffNote(task.position, sign: task.accidental)]]
      )
    case .scaleDegreeChord(let task):
      task.signature.map { StaffFigure(clef: .treble, signature: $0) }
    }
  }

  /// What is to be seen once the task is over: the right chord, and beside it what the player wrote
  /// where that differs, with the notes marked that do not belong.
  ///
  /// Nil where there is nothing to add to ``figure``, or a note takes a sign that is not drawn.
  func answerFigure(besides given: Answer?) -> StaffFigure? {
    switch impl {
    case .noteReading: nil
    case .scaleDegreeChord(let task): task.answerFigure(besides: given)
    }
  }
}

extension ChallengeTaskImplScaleDegreeChord {
  fileprivate func answerFigure(besides given: Answer?) -> StaffFigure? {
    var chords = [(notes: chordNotes, bass: chordNotes[0], mark: StaffNote.Mark?.none)]
    if case .chord(let notes)? = given, compare(notes, checkingBass: asksPosition) != .right {
      // Where a position is asked for, what the player put first is the lowest note.
      chords.append((notes, asksPosition ? notes[0] : chordNotes[0], .wrong))
    }
    guard let staff = signature ?? KeySignature(fifths: 0) else { return nil }
    let columns = chords.indices.compactMap { index in
      let others = chords.count > 1 ? chords[1 - index].notes : chordNotes
      return column(
        of: chords[index].notes,
        over: chords[index].bass,
        on: staff,
        marking: chords[index].mark,
        besides: others
      )
    }
    guard columns.count == chords.count else { return nil }
    return StaffFigure(clef: .treble, signature: staff, columns: columns)
  }

  /// Notes stacked within the octave above the bass, those that the others lack marked.
  private func column(
    of notes: [NoteName],
    over bass: NoteName,
    on signature: KeySignature,
    marking mark: StaffNote.Mark?,
    besides others: [NoteName]
  ) -> [StaffNote]? {
    let lowest = Clef.treble.position(of: bass.letter, octave: 4).value
    var column: [StaffNote] = []
    for note in notes {
      guard let sign = note.sign(under: signature) else { return nil }
      let steps = (note.letter.rawValue - bass.letter.rawValue + 7) % 7
      column.append(
        StaffNote(
          StaffPosition(lowest + steps),
          sign: sign,
          mark: others.contains(note) ? nil : mark
        )
      )
    }
    return column
  }
}

extension NoteName {
  /// The sign to write before the note under a signature: `.some(nil)` where none is needed, nil where
  /// there is no such sign.
  func sign(under signature: KeySignature) -> AccidentalSign?? {
    guard accidental != signature.accidental(on: letter) else { return .some(nil) }
    return AccidentalSign.allCases.first { $0.accidental == accidental }.map(Optional.some)
  }
}

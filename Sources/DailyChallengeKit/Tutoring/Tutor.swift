import MusicTheory

/// Finds the mistake behind an answer.
public struct Tutor {
  /// The clefs that a player of the level reads, and may take one for another.
  private let clefs: [Clef]

  public init(level: Level) {
    clefs = level.clefs
  }

  /// What is wrong with an answer; nil for the right one.
  ///
  /// Of the misconceptions that predict the answer the first of the table is named: what the notes
  /// show may come of several, and the table begins with the commonest.
  public func diagnosis(of answer: Answer, to task: ChallengeTask) -> Diagnosis? {
    guard task.judge(answer) != .correct else { return nil }
    switch task.impl {
    case .noteReading(let task):
      return diagnosis(of: answer, to: task, among: Misconception.all(reading: clefs))
        ?? .unexplained(rightNotes: 0)
    case .scaleDegreeChord(let task):
      return diagnosis(of: answer, to: task, among: Misconception.all)?
        .tellingBass(of: answer, to: task)
        ?? .unexplained(rightNotes: answer.notes.intersection(task.chordNotes).count)
    }
  }

  private func diagnosis<Task>(
    of answer: Answer,
    to task: Task,
    among misconceptions: [Misconception<Task>]
  ) -> Diagnosis? {
    for misconception in misconceptions {
      let prediction = misconception.predictions(task).first { $0.answer.includes(answer) }
      if let prediction { return .misconception(id: misconception.id, prediction.mistake) }
    }
    return nil
  }
}

extension Diagnosis {
  /// The diagnosis with what is wrong with the first note of an answer as well, where the mistake is not
  /// about other chords or the bass itself.
  fileprivate func tellingBass(
    of answer: Answer,
    to task: ChallengeTaskImplScaleDegreeChord
  ) -> Diagnosis {
    guard case .misconception(let id, let mistake, _) = self, mistake.isInTheChord,
      case .chord(let notes) = answer, let first = notes.first
    else { return self }
    let bass = task.chordNotes[0]
    let isOther = first.letter != bass.letter && first.pitchClass != bass.pitchClass
    return .misconception(
      id: id,
      mistake,
      alsoOtherBass: task.asksPosition && isOther && task.judge(answer) == .wrong
    )
  }
}

extension Answer {
  /// The names of all its notes.
  fileprivate var notes: Set<NoteName> {
    switch self {
    case .note(let name, _): [name]
    case .chord(let notes): Set(notes)
    }
  }
}

extension Level {
  /// The clefs the curriculum uses at the level, those that everybody meets first in front.
  var clefs: [Clef] {
    switch self {
    case .beginner: [.treble, .bass]
    case .intermediate: [.treble, .bass, .alto]
    case .advanced: [.treble, .bass, .alto, .tenor, .soprano, .baritone]
    }
  }
}

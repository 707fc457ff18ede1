public import MusicTheory

/// What is played of a task, part after part.
public struct Playback: Equatable, Sendable {
  public enum Part: Equatable, Sendable {
    /// A tone to compare with: the A that instruments are tuned to.
    case tuningNote(NoteName)
    /// A tone to compare with: the tonic, which the prompt names.
    case tonic(NoteName)
    /// What the player answered.
    case given(Answer)
    case right(Answer)
  }

  public private(set) var parts: [Part]
  public private(set) var sound: Sound

  private init(_ part: Part, _ sound: Sound) {
    parts = [part]
    self.sound = sound
  }

  private mutating func append(_ part: Part, _ next: Sound) {
    parts.append(part)
    sound = sound.then(next)
  }
}

// MARK: - While tries are left

extension Playback {
  /// What may be heard of a task that is open: a tone to compare with, and what the player wrote last.
  ///
  /// The right answer has no part in it, nor in how an answer is voiced.
  public init(ofOpen task: ChallengeTask, reading: Answer?) {
    switch task.impl {
    case .noteReading:
      let a = NoteName(.a)
      self.init(.tuningNote(a), .together([Pitch(a, octave: 4)]))
    case .scaleDegreeChord(let chord):
      self.init(.tonic(chord.tonic), .together([chord.tonic.nearMiddleC]))
    }
    if let reading { append(.given(reading), .together(reading.voiced)) }
  }
}

extension Answer {
  /// As it was written, near middle C.
  fileprivate var voiced: [Pitch] {
    switch self {
    case .note(let name, let octave): [octave.map { Pitch(name, octave: $0) } ?? name.nearMiddleC]
    case .chord(let notes): notes.voiced
    }
  }
}

// MARK: - Afterwards

extension Playback {
  /// What is to be heard of a task that is over: the player's last answer, unless it is right or there
  /// is none, and the right one.
  ///
  /// Nil while the task is open.
  public init?(ofOver task: TaskRecord) {
    guard !task.isOpen else { return nil }
    let right = task.question.rightAnswer
    let rightSound = task.question.sound(of: right)
    guard let given = task.lastReading, task.attempts.last?.verdict != .correct else {
      self.init(.right(right), rightSound)
      return
    }
    self.init(.given(given), task.question.sound(of: given))
    append(.right(right), rightSound)
  }
}

extension TaskRecord {
  /// The last answer as it was read; nil before the first.
  public var lastReading: Answer? {
    guard let text = attempts.last?.read,
      case .answer(let answer, _) = AnswerReader().read(text, as: question.answerForm)
    else { return nil }
    return answer
  }
}

extension ChallengeTask {
  /// An answer placed like the right one, so that the two can be compared.
  fileprivate func sound(of answer: Answer) -> Sound {
    switch (impl, answer) {
    case (.noteReading(let task), .note(let name, let octave)):
      .together([Pitch(name, octave: octave ?? task.pitch.octave)])
    case (.scaleDegreeChord(let task), .chord(let notes)) where !task.asksPosition:
      .together(notes.stacked(above: task.chordNotes[0]).voiced)
    case (.noteReading, .chord), (.scaleDegreeChord, _):
      .together(answer.voiced)
    }
  }
}

extension [NoteName] {
  /// The notes in the order of their letters from that of the bass upward.
  fileprivate func stacked(above bass: NoteName) -> [NoteName] {
    func steps(_ note: NoteName) -> Int {
      (note.letter.rawValue - bass.letter.rawValue + Letter.allCases.count) % Letter.allCases.count
    }
    return sorted { steps($0) < steps($1) }
  }
}

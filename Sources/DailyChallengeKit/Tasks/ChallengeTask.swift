/// One task of a challenge, whatever its kind: what the game can do with it.
public struct ChallengeTask: Equatable {
  public let impl: ChallengeTaskImpl

  public init(_ impl: ChallengeTaskImpl) {
    self.impl = impl
  }

  /// The form its answer has.
  public var answerForm: AnswerForm {
    switch impl {
    case .noteReading(let task): .note(withOctave: task.asksOctave)
    case .scaleDegreeChord(let task): .chord(size: task.size)
    }
  }

  /// Judges an answer. One of another form than ``answerForm`` is wrong.
  public func judge(_ answer: Answer) -> Judgement {
    switch impl {
    case .noteReading(let task): task.judge(answer)
    case .scaleDegreeChord(let task): task.judge(answer)
    }
  }

  /// The answer that is right.
  public var rightAnswer: Answer {
    switch impl {
    case .noteReading(let task): task.rightAnswer
    case .scaleDegreeChord(let task): task.rightAnswer
    }
  }

  /// What may be told for points while attempts are left, in the order it is told.
  public var hints: [Hint] {
    switch impl {
    case .noteReading(let task): task.hints
    case .scaleDegreeChord(let task): task.hints
    }
  }

  /// Why the right answer is right, to be told when the task is over.
  public var explanation: Explanation {
    switch impl {
    case .noteReading(let task): task.explanation
    case .scaleDegreeChord(let task): task.explanation
    }
  }
}

extension ChallengeTask: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try ChallengeTaskImpl(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try impl.encode(to: encoder)
  }
}

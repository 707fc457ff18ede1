public import MusicTheory

/// A challenge being played: state and events in, effects out. It performs none itself.
public struct ChallengeSession: Equatable {
  /// What is saved.
  public private(set) var record: SessionRecord

  /// How the player names notes.
  private let names: NamingSystem

  /// Whether a skip was asked for and not yet meant.
  private var isSkipAsked = false

  /// An answer that waits to be confirmed. It is not graded, and so not saved: a session that is left
  /// and resumed has no such answer, though it has been asked for.
  private var ungraded: UngradedAnswer?

  /// Whether the last save failed, so that the player was told.
  public private(set) var isUnsaved = false

  /// - Parameter program: The version of the running program, which writes the record from now on.
  public init(_ record: SessionRecord, program: String, names: NamingSystem = .english) {
    self.record = record
    self.names = names
    self.record.program = program
  }

  /// The task that is to be answered next; nil when the challenge is finished.
  public var currentTask: TaskRecord? {
    record.currentTask.map { record.tasks[$0] }
  }

  /// The player's last answer to the current task, as it was read, graded or not; nil before the first.
  public var lastReading: Answer? {
    ungraded?.answer ?? currentTask?.lastReading
  }

  /// The answer that waits to be confirmed, to be shown once more; nil where none does.
  public var openConfirmation: Response? {
    ungraded.map { .confirmationAsked($0.answer, remark: $0.remark) }
  }

  /// The task to explain: the last one that is over. Nil before the first is.
  public var lastTaskOver: TaskRecord? {
    record.tasks.last { !$0.isOpen }
  }
}

// MARK: - Events and effects

extension ChallengeSession {
  /// What happens to a session.
  public enum Event: Equatable {
    /// The player answered, some seconds after the task was shown. An answer that is not certain may
    /// be a slip of the finger: once a task, one that no misconception explains has to be confirmed.
    case answer(String, Certainty = .certain, after: Double, at: Timestamp)
    /// The player means the answer that waits to be confirmed. Any other move takes it back.
    case confirm(at: Timestamp)
    /// The player asked for the next hint.
    case hint
    /// The player wants to skip the task, and means it at once or only when asked again.
    case skip(Certainty, at: Timestamp)
    /// The player leaves.
    case leave
    /// What was to be saved is on disk.
    case saved
    /// What was to be saved could not be.
    case saveFailed
  }

  /// How surely a move is meant: at once, or only when asked again.
  public enum Certainty: Equatable {
    case asking, certain
  }

  /// What the shell is to do, in this order: first save, then acknowledge.
  public enum Effect: Equatable {
    case save
    case show(Response)
    case leave
  }

  /// What the player is told.
  public enum Response: Equatable {
    /// A text was no answer to the task.
    case refused(Reading.Refusal, ChallengeTask)
    /// An answer was judged, and diagnosed unless it is right. `task` is the task after it.
    case judged(
      Judgement,
      Answer,
      remark: Reading.Remark?,
      diagnosis: Diagnosis?,
      task: TaskRecord
    )
    /// An answer was read as this, and has to be confirmed before it is judged.
    case confirmationAsked(Answer, remark: Reading.Remark?)
    case hint(Hint)
    /// There are no hints any more.
    case noMoreHints
    /// Skipping gives the task up: it has to be said again.
    case skipAsked
    case skipped(TaskRecord)
    /// All tasks are over.
    case finished(SessionRecord)
    /// The last move could not be saved; play goes on in memory.
    case notSaved
    /// What could not be saved before is saved now.
    case savedAgain
  }

  /// Applies what happened, and says what is to be done about it.
  ///
  /// A finished challenge takes no more moves.
  public mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .saved:
      defer { isUnsaved = false }
      return isUnsaved ? [.show(.savedAgain)] : []
    case .saveFailed:
      defer { isUnsaved = true }
      return isUnsaved ? [] : [.show(.notSaved)]
    default: break
    }
    let wasSkipAsked = isSkipAsked
    let ungraded = ungraded
    isSkipAsked = false
    self.ungraded = nil
    switch event {
    case .answer(let text, let certainty, let seconds, let moment):
      return answer(text, certainty, after: seconds, at: moment)
    case .confirm(let moment):
      guard let task = currentTask else { return [] }
      return ungraded.map { grade($0, at: moment) } ?? [.show(.refused(.empty, task.question))]
    case .hint:
      return hint()
    case .skip(let certainty, let moment):
      guard let index = record.currentTask else { return [] }
      guard certainty == .certain || wasSkipAsked else {
        isSkipAsked = true
        return [.show(.skipAsked)]
      }
      close(index, .skipped, points: 0)
      return [save(), .show(.skipped(record.tasks[index]))] + finish(at: moment)
    case .leave:
      return [save(), .leave]
    case .saved, .saveFailed:
      return []
    }
  }
}

// MARK: - Moves

extension ChallengeSession {
  private mutating func answer(
    _ text: String,
    _ certainty: Certainty,
    after seconds: Double,
    at moment: Timestamp
  ) -> [Effect] {
    guard let index = record.currentTask else { return [] }
    let question = record.tasks[index].question
    switch AnswerReader(names: names).read(text, as: question.answerForm) {
    case .refusal(let refusal):
      return [.show(.refused(refusal, question))]
    case .answer(let answer, let remark):
      let ungraded = UngradedAnswer(
        text: text,
        answer: answer,
        remark: remark,
        judgement: question.judge(answer),
        diagnosis: Tutor(level: record.level).diagnosis(of: answer, to: question),
        seconds: seconds
      )
      guard certainty == .asking, ungraded.mayBeASlip, !record.tasks[index].hasOfferedRetraction
      else { return grade(ungraded, at: moment) }
      self.ungraded = ungraded
      record.tasks[index].hasOfferedRetraction = true
      return [save(), .show(.confirmationAsked(answer, remark: remark))]
    }
  }

  private mutating func grade(_ ungraded: UngradedAnswer, at moment: Timestamp) -> [Effect] {
    guard let index = record.currentTask else { return [] }
    record.tasks[index].attempts.append(ungraded.attempt)
    settle(index)
    let response = Response.judged(
      ungraded.judgement,
      ungraded.answer,
      remark: ungraded.remark,
      diagnosis: ungraded.diagnosis,
      task: record.tasks[index]
    )
    return [save(), .show(response)] + finish(at: moment)
  }

  /// Closes the task when its last attempt solved it, or was the last.
  private mutating func settle(_ index: Int) {
    let task = record.tasks[index]
    let verdicts = task.attempts.map(\.verdict)
    if verdicts.last == .correct {
      close(
        index,
        .solved,
        points: Scoring.points(solvedOnAttempt: verdicts.count, hints: task.hints)
      )
    } else if task.attemptsLeft == 0 {
      close(index, .missed, points: Scoring.points(missedWith: verdicts))
    }
  }

  private mutating func hint() -> [Effect] {
    guard let index = record.currentTask else { return [] }
    let task = record.tasks[index]
    guard task.hints < task.question.hints.count else { return [.show(.noMoreHints)] }
    record.tasks[index].hints += 1
    return [save(), .show(.hint(task.question.hints[task.hints]))]
  }

  private mutating func save() -> Effect {
    // A number that no file may have would be damage; only the next one matters.
    let last = SessionRecord.generations.upperBound
    record.generation = record.generation < last ? record.generation + 1 : 0
    return .save
  }

  private mutating func close(_ index: Int, _ outcome: Outcome, points: Int) {
    record.tasks[index].outcome = outcome
    record.tasks[index].points = points
  }

  private mutating func finish(at moment: Timestamp) -> [Effect] {
    guard record.isFinished else { return [] }
    record.finishedAt = moment
    return [.show(.finished(record))]
  }
}

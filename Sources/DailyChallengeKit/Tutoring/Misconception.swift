import MusicTheory

/// A mistake that is known by name: a rule that predicts what a player answers who makes it.
///
/// The rules of a kind of task stand in one table, the commonest mistake first. To teach the tutor
/// another one, add a rule to the table and, where no present sentence fits, a case to ``Mistake``.
struct Misconception<Task>: Sendable {
  /// The name in saves. Frozen: misconceptions are added, never renamed.
  let id: String

  /// The answers the mistake leads to. A right one among them counts for nothing.
  let predictions: @Sendable (Task) -> [Prediction]
}

/// Answers that a mistake leads to, with what the player is to be told.
struct Prediction {
  let answer: PredictedAnswer
  let mistake: Mistake
}

/// An answer as far as it can be foretold.
enum PredictedAnswer {
  case exactly(Answer)
  /// The notes of a chord in any order, each by one of these names.
  case chord([[NoteName]])

  func includes(_ answer: Answer) -> Bool {
    switch (self, answer) {
    case (.exactly(let predicted), _): predicted == answer
    case (.chord(let notes), .chord(let names)):
      notes.count == names.count && notes.allSatisfy { $0.contains(where: names.contains) }
    case (.chord, .note): false
    }
  }
}

import DailyChallengeKit
import MusicTheory

/// What the player is told of an answer that was judged: whether it is right, what is wrong with it,
/// what it costs, and the solution of a task that is over.
struct VerdictRenderer {
  private let style: TextStyle
  private let mistakes: MistakeRenderer
  private let explanation: ExplanationRenderer

  init(style: TextStyle) {
    self.style = style
    mistakes = MistakeRenderer(style: style)
    explanation = ExplanationRenderer(style: style)
  }

  /// - Parameters:
  ///   - diagnosis: Nil for a right answer.
  ///   - task: The task after the answer.
  func paragraphs(
    for judgement: Judgement,
    of answer: Answer,
    _ diagnosis: Diagnosis?,
    on task: TaskRecord
  ) -> [String] {
    guard let diagnosis else {
      let praise =
        "Yes: \(explanation.rightAnswer(of: task.question)). \(style.gain(task.points ?? 0))."
      return [praise, explanation.gist(of: task.question)]
    }
    let mistake = words(for: diagnosis, in: answer)
    let verdict =
      words(for: judgement, of: answer).map { [$0 + consequence(of: task), mistake] }
      ?? [mistake + consequence(of: task)]
    return verdict + (task.isOpen ? [] : explanation.all(of: task.question))
  }

  /// " Two tries left.", or the points of a task that is over.
  private func consequence(of task: TaskRecord) -> String {
    guard let points = task.points else {
      return " " + Self.triesLeft(of: task)
    }
    if points == 0 { return "" }
    let isEarned = task.attempts.last?.verdict == .misspelled
    return " \(style.gain(points))\(isEarned ? "" : ", for the right sound before")."
  }

  /// "Two tries left."
  static func triesLeft(of task: TaskRecord) -> String {
    "\(English.capitalized(English.count(task.attemptsLeft, "try", "tries"))) left."
  }

  /// What is right about an answer that is not; nil where the mistake says it all.
  private func words(for judgement: Judgement, of answer: Answer) -> String? {
    let letter = style.names.termForLetter
    return switch (judgement, answer) {
    case (.misspelled, .note): "Right sound, but it needs another \(letter)."
    case (.misspelled(notes: 1), .chord): "Right sound, but one note needs another \(letter)."
    case (.misspelled(let notes), .chord):
      "Right sound, but \(English.cardinal(notes)) notes need other \(letter)s."
    case (.wrongBass, _): "The right sounds, but another note belongs first."
    case (.correct, _), (.wrong, _): nil
    }
  }

  private func words(for diagnosis: Diagnosis, in answer: Answer) -> String {
    switch (diagnosis, answer) {
    case (.misconception(_, let mistake, let alsoOtherBass), _):
      mistakes.sentences(for: mistake, in: answer)
        + (alsoOtherBass ? " Besides, another note comes first." : "")
    case (.unexplained, .note): "Not this one."
    case (.unexplained(rightNotes: 0), .chord): "Not this one. No note is right yet."
    case (.unexplained(rightNotes: 1), .chord): "Not this one. One note is right."
    case (.unexplained(let notes), .chord):
      "Not this one. \(English.capitalized(English.cardinal(notes))) notes are right."
    }
  }
}

import DailyChallengeKit
import MusicTheory
import TerminalUI

extension LinePrompt {
  /// Asks for a move in a task. A line is said to be understood as an answer where it is written in
  /// another way than it would be shown.
  init(for task: TaskRecord, style: TextStyle) {
    let reader = AnswerReader(names: style.names)
    self.init(
      style.manner == .written ? "> " : "Your answer: ",
      completion: LineCompletion(lines: PlayerInput.wordsAlone, words: style.noteNames)
    ) {
      line in
      guard
        case .answer(let text) = PlayerInput(line),
        case .answer(let answer, _) = reader.read(text, as: task.question.answerForm)
      else { return nil }
      let reading = style.name(answer)
      return reading == text ? nil : reading
    }
  }
}

extension LinePrompt {
  /// Waits for the player to have read what was said of a task.
  init(beforeTask number: Int, style: TextStyle) {
    self.init(
      style.manner == .written ? "Enter: task \(number) > " : "Press Enter for task \(number): ",
      completion: LineCompletion(lines: PlayerInput.wordsAlone)
    )
  }
}

extension TextStyle {
  /// The names of notes with at most two signs, as they are typed.
  fileprivate var noteNames: [String] {
    let accidentals: [Accidental] = [.natural, .sharp, .flat, .doubleSharp, .doubleFlat]
    return Letter.allCases.flatMap { letter in
      accidentals.map { names.ascii(of: NoteName(letter, $0)) }
    }
  }
}

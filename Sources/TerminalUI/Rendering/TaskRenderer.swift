public import DailyChallengeKit
import Engraving
import MusicTheory

/// A task as lines of text: what is to be seen, and what is asked.
public struct TaskRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  public func lines(for task: ChallengeTask) -> [String] {
    let prompt = style.wrap(Prompt(style: style).text(for: task))
    switch task.impl {
    case .noteReading(let reading): return staff(of: reading) + [""] + prompt
    case .scaleDegreeChord: return prompt
    }
  }

  private func staff(of task: NoteReadingTask) -> [String] {
    let note = StaffNote(task.position, sign: task.accidental)
    let figure = StaffFigure(clef: task.clef, signature: task.signature, columns: [[note]])
    return PlainTextEngraver(style.characters).lines(for: figure)
  }
}

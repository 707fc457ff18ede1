public import DailyChallengeKit
import Engraving

/// A task as lines of text: what is to be seen, and what is asked.
public struct TaskRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  public func lines(for task: ChallengeTask) -> [String] {
    let prompt = Prompt(style: style)
    guard let figure = task.figure else { return style.wrap(prompt.text(for: task)) }
    let question = style.figure == .words ? prompt.request(of: task) : prompt.text(for: task)
    return FigureRenderer(style: style).lines(for: figure) + [""] + style.wrap(question)
  }
}

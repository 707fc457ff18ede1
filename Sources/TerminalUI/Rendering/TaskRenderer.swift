public import DailyChallengeKit
import Engraving

/// A task as lines of text: what is to be seen, and what is asked.
public struct TaskRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  public func lines(for task: ChallengeTask) -> [String] {
    let prompt = style.wrap(Prompt(style: style).text(for: task))
    guard let figure = task.figure else { return prompt }
    return FigureRenderer(style: style).lines(for: figure) + [""] + prompt
  }
}

public import DailyChallengeKit

/// A finished challenge in a few lines to show to others, who may still have it before them: no answers, no
/// tasks, and nothing but plain characters, which a screen reader says as they are meant.
public struct ShareText {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// The challenge, the points, those of each task, and the streak.
  public func lines(for record: SessionRecord, streak: Streak?) -> [String] {
    let best = record.tasks.count * Scoring.solved[0]
    let points = record.tasks.map { "\($0.points ?? 0)" }
    let title = SessionRenderer(style: style).title(of: record).joined(separator: " ")
    return [
      title, "\(record.points) of \(best) points", "Task by task: \(points.joined(separator: " "))",
    ] + (streak.map { ["Streak: \($0.current) \($0.current == 1 ? "day" : "days")"] } ?? [])
  }
}

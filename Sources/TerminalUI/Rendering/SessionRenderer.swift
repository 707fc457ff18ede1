public import DailyChallengeKit

/// The lines round the tasks: the day, the progress, the result.
public struct SessionRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// "Daily challenge #334, Monday 30 November 2026, intermediate"
  public func title(of record: SessionRecord) -> [String] {
    let sign = style.manner == .written ? "#" : ""
    return style.wrap(
      "Daily challenge \(sign)\(record.day.challengeNumber), \(record.day.longDescription),"
        + " \(record.level.rawValue)"
    )
  }

  /// "Task 3 of 10" at the left, the points so far at the right.
  public func progress(of record: SessionRecord, task index: Int) -> [String] {
    let task = "Task \(index + 1) of \(record.tasks.count)"
    let points = "\(style.points(record.points)) so far"
    return switch style.manner {
    case .written: style.spread(task, points)
    case .spoken: style.wrap("\(task). \(points).")
    }
  }

  /// The score of a finished challenge and how each task went.
  public func result(of record: SessionRecord) -> [String] {
    let best = record.tasks.count * Scoring.solved[0]
    return ["\(record.points) of \(best) points.", ""] + outcomes(of: record)
  }

  /// "Streak: 3 days. Best: 12 days. Played: 40 days."
  public func streak(_ streak: Streak) -> [String] {
    let counts = [("Streak", streak.current), ("Best", streak.best), ("Played", streak.total)]
    let sentences = counts.map { name, days in "\(name): \(days) \(days == 1 ? "day" : "days")." }
    return switch style.manner {
    case .written: style.wrap(sentences.joined(separator: " "))
    case .spoken: sentences
    }
  }

  /// Where a challenge stands. Answers are shown only of tasks that are over.
  public func status(of record: SessionRecord) -> [String] {
    guard !record.isFinished else { return title(of: record) + result(of: record) }
    let done = record.tasks.count { !$0.isOpen }
    let progress =
      "\(done) of \(record.tasks.count) tasks done, \(style.points(record.points)) so far."
    return title(of: record) + style.wrap(progress) + [""] + outcomes(of: record)
  }

  /// Fields with a tab between, for each task: number, "open" or its outcome, points, and the answer of a task
  /// that is over.
  public func records(of record: SessionRecord) -> [String] {
    record.tasks.enumerated().map { index, task in
      let answer = task.isOpen ? "" : style.name(task.question.rightAnswer)
      let points = task.points.map(String.init) ?? ""
      return ["\(index + 1)", task.outcome?.rawValue ?? "open", points, answer]
        .joined(separator: "\t")
    }
  }

  /// One line a task: number, points, outcome, and the answer of a task that is over.
  private func outcomes(of record: SessionRecord) -> [String] {
    switch style.manner {
    case .written: rows(of: record)
    case .spoken: sentences(of: record)
    }
  }

  /// "Task 3: solved, 10 points: B flat."
  private func sentences(of record: SessionRecord) -> [String] {
    record.tasks.enumerated().map { index, task in
      guard let outcome = task.outcome, let points = task.points else {
        return "Task \(index + 1): open."
      }
      return "Task \(index + 1): \(outcome.rawValue), \(style.points(points)):"
        + " \(style.name(task.question.rightAnswer))."
    }
  }

  private func rows(of record: SessionRecord) -> [String] {
    record.tasks.enumerated().map { index, task in
      let number = "\(index + 1)".rightAligned(in: 4)
      guard let outcome = task.outcome, let points = task.points else {
        return "\(number)   -  open"
      }
      let answer = style.name(task.question.rightAnswer)
      return "\(number)  \("\(points)".rightAligned(in: 2))  \(outcome.rawValue)  "
        + (outcome == .skipped ? answer : " \(answer)")
    }
  }
}

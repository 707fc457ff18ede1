public import DailyChallengeKit

/// The challenges that were begun, a line each.
public struct HistoryRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// "2026-11-30  intermediate   87 of 100  9 solved, 1 missed  4 min 12 s", or that there are none.
  public func lines(for history: [HistoryEntry]) -> [String] {
    history.isEmpty ? ["No challenge to list yet."] : history.flatMap(lines)
  }

  private func lines(for entry: HistoryEntry) -> [String] {
    switch style.manner {
    case .spoken:
      let end = entry.result.map { [points(of: $0)] + details(of: $0) } ?? [entry.stateName]
      return ["\(entry.day), \(entry.level.rawValue): \(end.joined(separator: ". "))."]
    case .written:
      let level = entry.level.rawValue.leftAligned(in: longestLevel)
      guard let result = entry.result else { return ["\(entry.day)  \(level)  \(entry.stateName)"] }
      let points = points(of: result).rightAligned(in: "100 of 100".count)
      let start = "\(entry.day)  \(level)  \(points)"
      let details = details(of: result).joined(separator: "  ")
      let line = "\(start)  \(details)"
      return line.count <= style.width ? [line] : [start] + style.wrap(details, indent: 2)
    }
  }

  private func points(of result: ChallengeResult) -> String {
    "\(result.points) of \(result.outcomes.count * Scoring.solved[0])"
  }

  /// How the tasks went, and the time.
  private func details(of result: ChallengeResult) -> [String] {
    let outcomes = Outcome.allCases.map { outcome in
      (count: result.count(of: outcome), name: outcome.rawValue)
    }
    return [
      outcomes.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }.joined(separator: ", "),
      style.duration(result.seconds),
    ]
  }

  private var longestLevel: Int { Level.allCases.map(\.rawValue.count).max() ?? 0 }

  /// Fields with a tab between: day, level, state, points, tasks solved, missed and skipped, seconds. Those
  /// of a challenge that is not finished are empty.
  public func record(of entry: HistoryEntry) -> String {
    let facts =
      entry.result.map { result in
        ["\(result.points)"]
          + Outcome.allCases.map { "\(result.count(of: $0))" }
          + ["\(result.seconds)"]
      } ?? Array(repeating: "", count: Outcome.allCases.count + 2)
    return (["\(entry.day)", entry.level.rawValue, entry.stateName] + facts).joined(separator: "\t")
  }
}

extension ChallengeResult {
  fileprivate func count(of outcome: Outcome) -> Int { outcomes.count { $0 == outcome } }
}

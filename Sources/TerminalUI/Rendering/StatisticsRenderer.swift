public import DailyChallengeKit

/// What all challenges came to.
public struct StatisticsRenderer {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// As a screen, or told one thing a line.
  public func lines(for statistics: Statistics) -> [String] {
    switch style.manner {
    case .spoken: records(of: statistics)
    case .written:
      SessionRenderer(style: style).streak(statistics.streak)
        + statistics.levels.flatMap(lines) + lines(for: statistics.mistakes)
    }
  }

  /// A name and its value a line, as "intermediate, best points: 98".
  public func records(of statistics: Statistics) -> [String] {
    let streak = statistics.streak
    let days = [
      ("streak", streak.current), ("best streak", streak.best), ("days played", streak.total),
    ]
    return days.map { "\($0): \($1)" }
      + statistics.levels.flatMap { level in
        facts(of: level).map { "\(level.level.rawValue), \($0.name): \($0.value)" }
      }
      + statistics.mistakes.map { "mistake, \(name(of: $0)): \($0.times)" }
  }
}

extension StatisticsRenderer {
  private func lines(for level: LevelStatistics) -> [String] {
    let facts = facts(of: level)
    let width = facts.map(\.name.count).max() ?? 0
    return ["", level.level.rawValue]
      + facts.map { "  \($0.name.leftAligned(in: width))  \($0.value)" }
  }

  private func facts(of level: LevelStatistics) -> [(name: String, value: String)] {
    [
      ("challenges finished", "\(level.finished)"),
      ("average points", "\((level.averagePoints * 10).rounded() / 10)"),
      ("best points", "\(level.bestPoints)"),
      ("average time", style.duration(level.averageSeconds)),
    ] + Outcome.allCases.map { ("tasks \($0.rawValue)", "\(level[$0])") }
  }

  private func lines(for mistakes: [MistakeCount]) -> [String] {
    guard !mistakes.isEmpty else { return [] }
    return ["", "Mistakes that were named"]
      + mistakes.map { "  \("\($0.times)".rightAligned(in: 3))  \(name(of: $0))" }
  }

  /// "other clef"; of what somebody else has put into a file, no more than fits.
  private func name(of mistake: MistakeCount) -> String {
    let name = mistake.id.filter(\.isASCII).replacing("-", with: " ").printable
    return String(name.prefix(Self.longestName))
  }

  private static let longestName = 40
}

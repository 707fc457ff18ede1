import Foundation

/// Figures that belong together, as lines of text.
struct FigureTable {
  let title: String
  let figures: [Figure]

  /// What could not be measured, or has to be known to judge the figures.
  var remarks: [String] = []

  private static let nameWidth = 52
  private static let valueWidth = 9
  private static let unitWidth = 16

  var lines: [String] {
    [title] + figures.map(line) + remarks.map { "  (\($0))" } + [""]
  }

  private func line(for figure: Figure) -> String {
    let cells =
      "  " + padded(figure.name, to: Self.nameWidth)
      + padded(number(figure.value), to: Self.valueWidth, from: .left) + " "
    guard let budget = figure.budget else { return cells + figure.unit.rawValue }
    return cells + padded(figure.unit.rawValue, to: Self.unitWidth)
      + "≤ " + padded(String(format: "%g", budget), to: 5) + (figure.holds ? "holds" : "BROKEN")
  }

  private func number(_ value: Double) -> String {
    String(format: value < 100 ? "%.2f" : "%.0f", value)
  }

  private enum Side {
    case left, right
  }

  private func padded(_ text: String, to width: Int, from side: Side = .right) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    switch side {
    case .left: return padding + text
    case .right: return text + padding
    }
  }
}

private let leastWidth = 40
private let labelColumnWidth = 26

/// Below this, a column beside the labels is too narrow to be read, and texts stand below them.
private let leastWidthOfTwoColumns = 60
private let narrowIndent = 6

extension HelpPage {
  /// The page, fitted to a width of at least 40 columns, without a newline at its end.
  func text(width: Int, titles: Emphasis = .none) -> String {
    let width = max(width, leastWidth)
    let titled =
      [
        "OVERVIEW: \(overview)".wrapped(to: width),
        usageText(width: width),
        Section.text(title: "EXAMPLES", items: examples.map { $0.continued(to: width, indent: 2) }),
      ]
      + sections.map { section in
        Section.text(title: section.title, items: section.rows.map { $0.text(width: width) })
      }
    var paragraphs = titled.map(titles.applied(to:))
    paragraphs.insert(discussion.wrapped(to: width), at: 1)
    paragraphs += closing.map { $0.wrapped(to: width, indent: 2) }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func usageText(width: Int) -> String {
    guard !usage.isEmpty else { return "" }
    let title = "USAGE: "
    let margin = String(repeating: " ", count: title.count)
    return title
      + lines(filledWith: usage, width: width - title.count).joined(separator: "\n\(margin)")
  }
}

extension HelpPage.Section {
  fileprivate static func text(title: String, items: [String]) -> String {
    items.isEmpty ? "" : "\(title):\n\(items.joined(separator: "\n"))"
  }
}

extension HelpPage.Row {
  /// The label with the text in a column beside it, or below it if the label is too long.
  fileprivate func text(width: Int) -> String {
    let label = "  \(label)"
    guard width >= leastWidthOfTwoColumns else {
      return "\(label)\n\(text.wrapped(to: width, indent: narrowIndent))"
    }
    let column = text.wrapped(to: width, indent: labelColumnWidth)
    return label.count < labelColumnWidth
      ? label + column.dropFirst(label.count)
      : "\(label)\n\(column)"
  }
}

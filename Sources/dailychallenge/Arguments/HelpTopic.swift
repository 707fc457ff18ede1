/// A subject that `help` explains besides the commands: `help exit-codes`.
struct HelpTopic {
  let name: String
  let summary: String
  let discussion: String
  let sections: [HelpPage.Section]

  /// - Parameters:
  ///   - name: The word that asks for it.
  ///   - summary: One sentence for the list of topics.
  ///   - discussion: Paragraphs, separated by empty lines.
  ///   - sections: Titled lists that follow.
  init(
    name: String,
    summary: String,
    discussion: String = "",
    sections: [HelpPage.Section] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.sections = sections
  }

  /// The topic's page, fitted to the width.
  func text(width: Int) -> String {
    HelpPage(overview: summary, discussion: discussion, sections: sections).text(width: width)
  }
}

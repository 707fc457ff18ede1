/// A subject that `help` explains besides the commands: `help exit-codes`.
///
/// Its text is made when it is asked for, lest every start pays for it.
struct HelpTopic {
  let name: String
  let summary: String
  private let discussion: @Sendable () -> String
  private let sections: @Sendable () -> [HelpPage.Section]

  /// - Parameters:
  ///   - name: The word that asks for it.
  ///   - summary: One sentence for the list of topics.
  ///   - discussion: Paragraphs, separated by empty lines.
  ///   - sections: Titled lists that follow.
  init(
    name: String,
    summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    sections: @autoclosure @escaping @Sendable () -> [HelpPage.Section] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.sections = sections
  }

  var page: HelpPage {
    HelpPage(overview: summary, discussion: discussion(), sections: sections())
  }
}

/// The help of a program or a command, before it is fitted to a screen.
struct HelpPage {
  /// A titled list.
  struct Section {
    let title: String
    let rows: [Row]
  }

  /// A label and what it stands for.
  struct Row {
    let label: String
    let text: String
  }

  let overview: String
  var discussion = ""

  /// The parts of the usage line, none of which may be broken.
  var usage: [String] = []
  var examples: [String] = []
  let sections: [Section]

  /// What comes after the lists, each part a paragraph.
  var closing: [String] = []
}

extension HelpPage.Row {
  init(_ parameter: some Parameter) {
    self.init(label: parameter.label, text: parameter.details)
  }
}

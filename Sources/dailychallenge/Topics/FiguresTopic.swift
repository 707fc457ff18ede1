import TerminalUI

extension HelpTopic {
  static let figures = HelpTopic(
    name: "figures",
    summary: "The forms a staff can be shown in.",
    discussion: """
      '--figure' chooses; 'help settings' says where else it can be chosen. Only 'auto', 'sixel' and \
      'kitty' ask the terminal what it shows, once, and wait for it no longer than \
      \(Int(GraphicsQuery.patience * 1000)) ms. They do not ask under tmux or screen.
      """,
    sections: [
      HelpPage.Section(
        title: "FORMS",
        rows: FigureChoice.allCases.map { HelpPage.Row(label: $0.rawValue, text: meaning(of: $0)) }
          + [
            HelpPage.Row(
              label: Option.svg,
              text: "A picture file: dailychallenge show --task 3 --figure svg > task3.svg"
            )
          ]
      )
    ]
  )

  private static func meaning(of choice: FigureChoice) -> String {
    switch choice {
    case .auto: "In a game, pixels where the terminal says it shows them; else dots, else ASCII."
    case .braille: "Dots, eight a character, for terminals with UTF-8."
    case .sixel: "Pixels, for terminals that show sixels: xterm -ti vt340, foot, mlterm, WezTerm."
    case .kitty: "Pixels, for terminals with kitty's graphics protocol: kitty, Ghostty."
    case .unicode: "A row of characters for each line and space."
    case .ascii: "The same in ASCII."
    case .words: "Sentences, to be read aloud or felt."
    }
  }
}

extension HelpTopic {
  static let exitCodes = HelpTopic(
    name: "exit-codes",
    summary: "What the program's exit status means.",
    sections: [
      HelpPage.Section(
        title: "CODES",
        rows: ExitStatus.allCases.map { HelpPage.Row(label: "\($0.rawValue)", text: $0.meaning) }
          + [
            HelpPage.Row(label: "130", text: "Ctrl-C; everything is kept. Other signals likewise.")
          ]
      )
    ]
  )
}

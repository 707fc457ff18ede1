extension HelpTopic {
  static let support = HelpTopic(
    name: "support",
    summary: "What to do when something goes wrong, and how to report it.",
    discussion: """
      Faults and questions are welcome where you have the program from: in the issues of the repository \
      that it was built from, or with whoever packaged it. A wrong spelling, a lost answer and a mangled \
      terminal are what we most want to hear of.
      """,
    sections: [
      HelpPage.Section(
        title: "FIRST",
        rows: [
          HelpPage.Row(
            label: "progress",
            text: """
              'dailychallenge doctor' checks the files. 'dailychallenge export' makes a copy of all that \
              can be read, before anything is changed.
              """
          ),
          HelpPage.Row(
            label: "the terminal",
            text: """
              'reset' puts right what was left behind. '--ascii', '--figure words' or '--accessible' go \
              round what it cannot show.
              """
          ),
        ]
      ),
      HelpPage.Section(
        title: "IN A REPORT",
        rows: [
          HelpPage.Row(
            label: "what happened",
            text: "What you typed, what you saw, and what you expected."
          ),
          HelpPage.Row(
            label: "the task",
            text: "The day and the level, and the task as 'dailychallenge show --task 3' shows it."
          ),
          HelpPage.Row(
            label: "the program",
            text: "What 'dailychallenge --version' prints, and the system it runs on."
          ),
          HelpPage.Row(
            label: "the terminal",
            text: "Its name, and what TERM and LANG are set to."
          ),
          HelpPage.Row(
            label: "a damaged file",
            text: "The file itself. There is nothing in it but tasks, answers and times."
          ),
        ]
      ),
    ]
  )
}

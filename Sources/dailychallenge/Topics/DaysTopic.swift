extension HelpTopic {
  static let days = HelpTopic(
    name: "days",
    summary: "Which day it is, past days, and the streak.",
    discussion: """
      A challenge is made from its date and level alone, and is the same for everyone. The first is of \
      2026-01-01.

      Today is the day of your time zone at the moment you begin. A challenge stays with that day, also \
      when you finish it after midnight.

      '--day' plays any day that has been. Past days are for practice: they do not touch the streak.
      """,
    sections: [
      HelpPage.Section(
        title: "STREAK",
        rows: [
          HelpPage.Row(
            label: "a day counts",
            text: "when a challenge was begun on it, and finished by the end of the next."
          ),
          HelpPage.Row(
            label: "a missed day",
            text: "is forgiven when none of the six days before it was missed; else it breaks."
          ),
          HelpPage.Row(
            label: "today",
            text: "is not missed before it ends."
          ),
        ]
      )
    ]
  )
}

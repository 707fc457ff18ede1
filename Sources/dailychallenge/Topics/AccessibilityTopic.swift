extension HelpTopic {
  static let accessibility = HelpTopic(
    name: "accessibility",
    summary: "How to play by ear or on a braille display.",
    discussion: """
      '--accessible' tells everything in words. So does setting DAILYCHALLENGE_ACCESSIBLE to on, or \
      ACCESSIBLE to anything; 'dailychallenge config set accessible on' does it once and for all.

      Text is only ever added at the end, one line after the other. Nothing moves the cursor, nothing is \
      drawn, no colour is used, and all characters are ASCII. Every task can be solved from its words \
      alone.
      """,
    sections: [
      HelpPage.Section(
        title: "WHAT IS DIFFERENT",
        rows: [
          HelpPage.Row(
            label: "staves",
            text: """
              Told by clef, signature and place: lines and spaces are counted from the bottom, ledger \
              lines from the staff outward. '--figure' still chooses another form.
              """
          ),
          HelpPage.Row(
            label: "notes",
            text: "Named as they are said: F sharp, B double flat. You may type them so."
          ),
          HelpPage.Row(label: "chords", text: "Numerals with words: VII half-diminished 7."),
          HelpPage.Row(
            label: "answers",
            text: "The verdict comes first, and then what was read."
          ),
          HelpPage.Row(
            label: "results",
            text: "A line for each task: its name, and then its value."
          ),
          HelpPage.Row(
            label: "typing",
            text: "The terminal itself edits the line, which is read when you press Enter."
          ),
        ]
      )
    ]
  )
}

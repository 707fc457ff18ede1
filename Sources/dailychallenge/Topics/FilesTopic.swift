extension HelpTopic {
  static let files = HelpTopic(
    name: "files",
    summary: "Where progress and settings are kept.",
    discussion: """
      'dailychallenge paths' prints where these are for you. Directories and files are made for their \
      owner only.
      """,
    sections: [
      HelpPage.Section(
        title: "FILES",
        rows: [
          HelpPage.Row(
            label: "~/.local/share/dailychallenge/",
            text: """
              Progress: the directory of '--data-dir', else DAILYCHALLENGE_HOME, else \
              $XDG_DATA_HOME/dailychallenge, else this one.
              """
          ),
          HelpPage.Row(
            label: "days/2026-11-30.intermediate.json",
            text: "A challenge there, whole after every answer: one file for each day and level."
          ),
          HelpPage.Row(
            label: "results.jsonl",
            text: "A line for each finished challenge there, which can be made again from the days."
          ),
          HelpPage.Row(
            label: "*.damaged-<time>",
            text: "A file there that was damaged, as it was. What could be read of it goes on."
          ),
          HelpPage.Row(
            label: "results.jsonl.damaged",
            text: "Results with lines that could not be read. The others went on."
          ),
          HelpPage.Row(
            label: "superseded/",
            text: "Sessions there that gave way to another of their day and level, as in an import."
          ),
          HelpPage.Row(
            label: "lock",
            text: "What keeps two programs from saving at the same moment."
          ),
          HelpPage.Row(
            label: "~/.config/dailychallenge/config.json",
            text: "The settings: $XDG_CONFIG_HOME/dailychallenge/config.json, else this one."
          ),
        ]
      )
    ]
  )
}

import DailyChallengeKit

extension HelpTopic {
  static let scoring = HelpTopic(
    name: "scoring",
    summary: "How points are given.",
    discussion: """
      A challenge has ten tasks and is out of 100 points. Every task allows \(Scoring.attempts) tries.

      What cannot be read as an answer is asked again and costs nothing. An answer that is right by \
      sound but has a wrong name, such as D# for Eb, takes a try like a wrong one. Once a task, an \
      answer that looks like a slip of the finger is graded only after Enter, and can be taken back \
      by typing another.
      """,
    sections: [
      HelpPage.Section(
        title: "POINTS",
        rows: zip(["first", "second", "third"], Scoring.solved).map { ordinal, points in
          HelpPage.Row(label: "\(points)", text: "for a task solved on the \(ordinal) try")
        } + [
          HelpPage.Row(
            label: "-\(Scoring.hintPrice)",
            text: "for each hint taken; a solved task keeps at least 1 point"
          ),
          HelpPage.Row(
            label: "\(Scoring.misspelled)",
            text: "for a task missed with every note right by sound at least once"
          ),
          HelpPage.Row(label: "0", text: "for any other task missed, and for a task skipped"),
        ]
      )
    ]
  )
}

extension HelpTopic {
  static let json = HelpTopic(
    name: "json",
    summary: "The objects that '--json' prints, of 'version' 1.",
    discussion: """
      Keys are only ever added within a version. What does not apply is null. Note names are English \
      ASCII, such as F## and Bb, except in texts made to be read.

      'explain' prints an object on a line of its own for each query, and leaves out what does not \
      apply. Its texts are English ASCII too, whatever the naming system.
      """,
    sections: [
      HelpPage.Section(
        title: "SHOW",
        rows: [
          HelpPage.Row(label: "day, challenge, level", text: "Which challenge it is."),
          HelpPage.Row(
            label: "tasks",
            text: "Each with 'number', 'question' as it is saved, and 'prompt'."
          ),
        ]
      ),
      HelpPage.Section(
        title: "STATUS",
        rows: [
          HelpPage.Row(label: "day, challenge, level", text: "Which challenge it is."),
          HelpPage.Row(label: "state", text: "'new', 'open' or 'finished'."),
          HelpPage.Row(label: "points", text: "The points so far."),
          HelpPage.Row(
            label: "tasks",
            text: "Each with 'number', 'attempts', 'hints', 'outcome' and 'points'."
          ),
        ]
      ),
      HelpPage.Section(
        title: "ANSWER",
        rows: [
          HelpPage.Row(label: "day, level, number", text: "Which task it was."),
          HelpPage.Row(
            label: "result",
            text: """
              'correct', 'misspelled', 'wrong', 'unreadable', 'hint', 'no-more-hints' or 'skipped'.
              """
          ),
          HelpPage.Row(label: "read", text: "The answer as it was read."),
          HelpPage.Row(
            label: "misconception",
            text: "The mistake that explains the answer, such as 'other-clef', where one does."
          ),
          HelpPage.Row(label: "message", text: "What a player is told."),
          HelpPage.Row(
            label: "outcome, points",
            text: "'solved', 'missed' or 'skipped', and the points, once the task is over."
          ),
          HelpPage.Row(label: "attemptsLeft, hints", text: "Tries left, and hints taken."),
          HelpPage.Row(label: "answer", text: "The right answer, once the task is over."),
          HelpPage.Row(label: "total, finished", text: "Where the challenge stands."),
        ]
      ),
      HelpPage.Section(
        title: "STATS",
        rows: [
          HelpPage.Row(
            label: "streak, bestStreak, daysPlayed",
            text: "Days in a row up to now, the most there were, and all days that count."
          ),
          HelpPage.Row(
            label: "levels",
            text: """
              Each with 'level', 'finished', 'averagePoints', 'bestPoints', 'averageSeconds', and the tasks \
              'solved', 'missed' and 'skipped'.
              """
          ),
          HelpPage.Row(
            label: "mistakes",
            text: "Each with 'misconception' and 'times', the most frequent first."
          ),
        ]
      ),
      HelpPage.Section(
        title: "HISTORY",
        rows: [
          HelpPage.Row(
            label: "challenges",
            text: """
              Each with 'day', 'challenge', 'level', 'state' ('open', 'finished' or 'unreadable'), 'points', 'outcomes', \
              'misconceptions', 'seconds' and 'finishedAt'; null where it is not finished.
              """
          )
        ]
      ),
      HelpPage.Section(
        title: "SHARE",
        rows: [
          HelpPage.Row(label: "day, challenge, level", text: "Which challenge it is."),
          HelpPage.Row(label: "points, tasks", text: "The points, and those of each task."),
          HelpPage.Row(label: "streak", text: "Days in a row up to now."),
          HelpPage.Row(label: "text", text: "The lines to show."),
        ]
      ),
      HelpPage.Section(
        title: "WHY",
        rows: [
          HelpPage.Row(label: "day, level, number", text: "Which task it is."),
          HelpPage.Row(label: "prompt, answer", text: "What was asked, and the right answer."),
          HelpPage.Row(label: "steps", text: "The explanation, sentence by sentence."),
        ]
      ),
      HelpPage.Section(
        title: "EXPORT, IMPORT",
        rows: [
          HelpPage.Row(label: "file", text: "The archive."),
          HelpPage.Row(label: "sessions", text: "How many sessions it holds that can be read."),
          HelpPage.Row(
            label: "results",
            text: "How many results it holds of sessions that are gone."
          ),
          HelpPage.Row(label: "changed", text: "How many are new here or better, once imported."),
          HelpPage.Row(label: "leftOut", text: "What is not in it, or was not taken, and why."),
        ]
      ),
      HelpPage.Section(
        title: "DOCTOR",
        rows: [
          HelpPage.Row(label: "directory", text: "Where progress is kept."),
          HelpPage.Row(label: "problems", text: "How many problems are left."),
          HelpPage.Row(
            label: "findings",
            text: "Each with 'path', 'message' and 'state': 'problem', 'repaired' or 'note'."
          ),
        ]
      ),
      HelpPage.Section(
        title: "CONFIG",
        rows: [
          HelpPage.Row(
            label: "settings",
            text: "Each with 'key', 'value', 'values', 'default' and 'variable'."
          ),
          HelpPage.Row(
            label: "origin",
            text: "Where it was chosen: 'environment', 'file' or, if nowhere, 'default'."
          ),
        ]
      ),
      HelpPage.Section(
        title: "PATHS",
        rows: [
          HelpPage.Row(
            label: "data, days, results, config",
            text: "The paths; null where there is no home directory."
          )
        ]
      ),
      HelpPage.Section(
        title: "EXPLAIN",
        rows: [
          HelpPage.Row(label: "query", text: "The text; left out when it is too long."),
          HelpPage.Row(
            label: "kind",
            text: "'note', 'staff', 'interval', 'scale', 'chord' or 'numeral'."
          ),
          HelpPage.Row(
            label: "notes",
            text: """
              The notes: of a chord from the root upward, of an augmented sixth from the bass.
              """
          ),
          HelpPage.Row(
            label: "bassUp, bass",
            text: "The notes of a chord from the bass upward, and the lowest one."
          ),
          HelpPage.Row(label: "quality", text: "The kind of chord, such as 'dominant seventh'."),
          HelpPage.Row(label: "numeral, key", text: "'V65/ii', and the key or scale it is in."),
          HelpPage.Row(label: "symbol", text: "The chord on a lead sheet: 'C7/E'."),
          HelpPage.Row(
            label: "interval, name, semitones",
            text: "'dd5', 'doubly diminished fifth', and the half steps upward."
          ),
          HelpPage.Row(
            label: "pitch, midi",
            text: "A note with its octave, and its key number; C4 is 60."
          ),
          HelpPage.Row(
            label: "pitchClass, sameSound",
            text: "Half steps above C, and the other names of the sound."
          ),
          HelpPage.Row(
            label: "signature",
            text: "Sharps of the signature; flats are negative."
          ),
          HelpPage.Row(
            label: "relative, parallel",
            text: "The keys with the same signature and with the same tonic."
          ),
          HelpPage.Row(label: "steps", text: "The explanation, sentence by sentence."),
          HelpPage.Row(label: "error", text: "What could not be read, instead of all the rest."),
        ]
      ),
    ]
  )
}

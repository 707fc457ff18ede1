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

  static let environment = HelpTopic(
    name: "environment",
    summary: "The environment variables that are looked at.",
    sections: [
      HelpPage.Section(
        title: "VARIABLES",
        rows: allSettings.map { setting in
          HelpPage.Row(
            label: setting.variable,
            text: "What '\(setting.option.longSpelling)' is when it is not given."
          )
        } + [
          HelpPage.Row(
            label: "DAILYCHALLENGE_HOME",
            text: "The directory to keep progress in, unless '--data-dir' names one."
          ),
          HelpPage.Row(
            label: "XDG_DATA_HOME",
            text: "Where 'dailychallenge' keeps progress otherwise; ~/.local/share when unset."
          ),
          HelpPage.Row(
            label: "XDG_CONFIG_HOME",
            text: "Where 'dailychallenge/config.json' lies; ~/.config when unset."
          ),
          HelpPage.Row(
            label: "LC_ALL, LC_CTYPE, LANG",
            text: "The first that is set decides: signs beyond ASCII are used in UTF-8 only."
          ),
          HelpPage.Row(
            label: "TMPDIR",
            text: "Where a sound lies while it is played; /tmp when unset."
          ),
          HelpPage.Row(
            label: "CI, SSH_CONNECTION, SSH_TTY",
            text: "Sound is off where one of these is set, unless it is turned on."
          ),
          HelpPage.Row(
            label: "TERM, TMUX, STY",
            text: "Whether the line can be edited, and the terminal asked which pictures it shows."
          ),
          HelpPage.Row(
            label: "ACCESSIBLE",
            text:
              "Everything is told in words, when it is set to anything. See 'help accessibility'."
          ),
          HelpPage.Row(label: "NO_COLOR", text: "Nothing stands out, when it is set to anything."),
          HelpPage.Row(
            label: "FORCE_COLOR, CLICOLOR_FORCE",
            text: "Titles stand out in files too, when one is set to anything but 0."
          ),
          HelpPage.Row(
            label: "CLICOLOR",
            text: "Nothing stands out, when it is 0. Otherwise titles do, at a terminal."
          ),
          HelpPage.Row(
            label: "COLUMNS",
            text: "The width of the text where the output is no terminal."
          ),
          HelpPage.Row(label: "TZ", text: "The time zone, and so the day that is today."),
          HelpPage.Row(
            label: "HOME",
            text: "The home directory, ~ above; that of the account when unset."
          ),
          HelpPage.Row(
            label: "SHELL",
            text: "Whose script 'completions' prints when none is named."
          ),
        ]
      )
    ]
  )

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

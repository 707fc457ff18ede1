extension HelpTopic {
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
            text: """
              The first that is set decides: signs beyond ASCII are used in UTF-8 only, unless '--ascii' \
              or '--unicode' says otherwise.
              """
          ),
          HelpPage.Row(
            label: "PATH",
            text: "Where the program that plays sounds is looked for."
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
          HelpPage.Row(
            label: "NO_COLOR",
            text:
              "Nothing stands out, when it is set to anything. '--color' goes before all of these."
          ),
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
}

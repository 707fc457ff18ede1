import Testing

@testable import dailychallenge

struct HelpTests {
  @Test func `shows the program on 80 columns`() {
    #expect(
      sample.page.text(width: 80) == """
        OVERVIEW: Practise scales at the terminal, a few every day, in all keys and
        modes.

        USAGE: scales [<subcommand>]

        EXAMPLES:
          scales --level beginner
          scales answer 'F# A C#' --json

        OPTIONS:
          --version               Show the version.
          --generate-completion-script <shell>
                                  Print a completion script. (values: bash, zsh)
          -h, --help              Show help information.
          --color <color>         Whether to use colour. (values: on, off)
          -p, --plain             Use plain characters.

        SUBCOMMANDS:
          play (default)          Play or resume the scales of today.
          status                  Show where today's practice stands.
          answer                  Answer the task at hand without a prompt.
          completions             Print a completion script.
          explain                 Explain a chord.
          help                    Show the help of a subcommand or a topic.

        TOPICS:
          exit-codes              The exit status and what it means.

          Questions and faults: https://example.org/scales

          See 'scales help <subcommand>' for detailed help.
        """
    )
  }

  @Test func `shows the program on 40 columns`() {
    #expect(
      sample.page.text(width: 40) == """
        OVERVIEW: Practise scales at the
        terminal, a few every day, in all keys
        and modes.

        USAGE: scales [<subcommand>]

        EXAMPLES:
          scales --level beginner
          scales answer 'F# A C#' --json

        OPTIONS:
          --version
              Show the version.
          --generate-completion-script <shell>
              Print a completion script.
              (values: bash, zsh)
          -h, --help
              Show help information.
          --color <color>
              Whether to use colour. (values:
              on, off)
          -p, --plain
              Use plain characters.

        SUBCOMMANDS:
          play (default)
              Play or resume the scales of
              today.
          status
              Show where today's practice
              stands.
          answer
              Answer the task at hand without a
              prompt.
          completions
              Print a completion script.
          explain
              Explain a chord.
          help
              Show the help of a subcommand or a
              topic.

        TOPICS:
          exit-codes
              The exit status and what it means.

          Questions and faults:
          https://example.org/scales

          See 'scales help <subcommand>' for
          detailed help.
        """
    )
  }

  @Test func `shows a command on 80 columns`() throws {
    let answer = try #require(sample.command(named: "answer"))
    #expect(
      sample.page(of: answer).text(width: 80) == """
        OVERVIEW: Answer the task at hand without a prompt.

        Takes one answer and says whether it is right.

        A hint costs a point.

        USAGE: scales answer [<text> ...] [--data-directory <folder>] [--hint] [--json]

        EXAMPLES:
          scales answer 'F# A C#'
          scales answer --hint

        ARGUMENTS:
          <text> ...              The answer.

        OPTIONS:
          --data-directory <folder>
                                  Where progress is kept.
          --hint                  Ask for a hint instead of answering.
          -j, --json              Print one JSON object.
          -h, --help              Show help information.

        COMMON OPTIONS:
          --color <color>         Whether to use colour. (values: on, off)
          -p, --plain             Use plain characters.
        """
    )
  }

  @Test func `shows a command on 40 columns`() {
    #expect(
      sample.page(of: sample.defaultCommand).text(width: 40) == """
        OVERVIEW: Play or resume the scales of
        today.

        USAGE: scales play [--day <day>]
               [--level <level>] [--quiet]

        OPTIONS:
          -d, --day <day>
              The day to play, as 2026-01-31.
          -l, --level <level>
              How hard the scales are. (values:
              beginner, intermediate, advanced)
          -q, --quiet
              Play without sound.
          -h, --help
              Show help information.

        COMMON OPTIONS:
          --color <color>
              Whether to use colour. (values:
              on, off)
          -p, --plain
              Use plain characters.
        """
    )
  }

  @Test func `continues an example on the next line where the shell allows it`() {
    let page = HelpPage(
      overview: "Short.",
      examples: [
        "scales answer 'F# A C# E G# B D# F# A' --day 2026-01-31 --json", "scales --json",
      ],
      sections: []
    )
    #expect(
      page.text(width: 50) == """
        OVERVIEW: Short.

        EXAMPLES:
          scales answer 'F# A C# E G# B D# F# A' --day \\
            2026-01-31 --json
          scales --json
        """
    )
  }

  @Test func `breaks a word that is wider than the page, behind a slash if it can`() {
    let page = HelpPage(
      overview: "Short.",
      discussion: "Saved in ~/.local/share/scales/of/many/keys.json, which nobody reads.",
      sections: [
        .init(title: "FILES", rows: [.init(label: "x", text: String(repeating: "x", count: 40))])
      ]
    )
    #expect(
      page.text(width: 40) == """
        OVERVIEW: Short.

        Saved in
        ~/.local/share/scales/of/many/keys.json,
        which nobody reads.

        FILES:
          x
              xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
              xxxxxx
        """
    )
  }

  @Test(arguments: [40, 80, 120])
  func `keeps within the width`(width: Int) {
    for page in pages(width: width) {
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= width })
    }
  }

  @Test func `needs 40 columns`() {
    #expect(pages(width: 0) == pages(width: 40))
  }

  @Test func `emphasizes titles where asked to`() {
    let page = HelpPage(
      overview: "Short: and sweet.",
      discussion: "Note: this is no title.",
      usage: ["scales"],
      sections: [.init(title: "OPTIONS", rows: [.init(label: "--json", text: "Print: JSON.")])]
    )
    #expect(
      page.text(width: 80, titles: .bold) == """
        \u{1B}[1mOVERVIEW:\u{1B}[22m Short: and sweet.

        Note: this is no title.

        \u{1B}[1mUSAGE:\u{1B}[22m scales

        \u{1B}[1mOPTIONS:\u{1B}[22m
          --json                  Print: JSON.
        """
    )
  }

  private func pages(width: Int) -> [String] {
    ([sample.page] + sample.commands.map(sample.page(of:))).map { $0.text(width: width) }
  }
}

import Testing

@testable import dailychallenge

struct ManualTests {
  private let page = sample.manual(version: "1.2.3", date: "November 30, 2026")

  @Test func `begins as manual pages do`() {
    #expect(
      page.hasPrefix(
        """
        .Dd November 30, 2026
        .Dt SCALES 1
        .Os
        .Sh NAME
        .Nm scales
        .Nd practise scales at the terminal, a few every day, in all keys and modes
        .Sh SYNOPSIS
        .Nm
        .Op Ar subcommand
        .Op Ar options
        .Sh DESCRIPTION
        Practise scales at the terminal, a few every day, in all keys and modes.
        This is version 1.2.3.
        .Pp
        Without a subcommand it is \\(aqplay\\(aq that runs.
        Questions and faults: https://example.org/scales
        .Bl -tag -width Ds
        .It Fl -version
        Show the version.
        .It Fl -generate-completion-script Ar shell
        Print a completion script.
        (values: bash, zsh)
        .It Fl h , Fl -help
        Show help information.
        .It Fl -color Ar color
        Whether to use colour.
        (values: on, off)
        .It Fl p , Fl -plain
        Use plain characters.
        .El
        .Sh COMMANDS

        """
      )
    )
  }

  @Test func `has a section for every command`() {
    #expect(
      page.contains(
        """
        .Ss answer
        .Nm Cm answer
        .Op Ar text ...
        .Op Fl -data-directory Ar folder
        .Op Fl -hint
        .Op Fl -json
        .Pp
        Answer the task at hand without a prompt.
        .Pp
        Takes one answer and says whether it is right.
        .Pp
        A hint costs a point.
        .Bl -tag -width Ds
        .It Ar text ...
        The answer.
        .It Fl -data-directory Ar folder
        Where progress is kept.
        .It Fl -hint
        Ask for a hint instead of answering.
        .It Fl j , Fl -json
        Print one JSON object.
        .It Fl h , Fl -help
        Show help information.
        .El
        .Pp
        Examples:
        .Bd -literal -offset indent
        scales answer \\(aqF# A C#\\(aq
        scales answer \\-\\-hint
        .Ed
        .Ss completions
        .Nm Cm completions
        .Ar shell

        """
      )
    )
    for command in sample.commands { #expect(page.contains("\n.Ss \(command.name)\n")) }
  }

  @Test func `ends with the topics and the examples`() {
    #expect(
      page.hasSuffix(
        """
        .Sh EXIT STATUS
        The exit status and what it means.
        .Sh EXAMPLES
        .Bd -literal -offset indent
        scales \\-\\-level beginner
        scales answer \\(aqF# A C#\\(aq \\-\\-json
        .Ed

        """
      )
    )
  }

  @Test(arguments: [
    ("Well-known - like -1 or --json", ["Well-known \\- like \\-1 or \\-\\-json"]),
    ("'a-b' ~/x `y` \\n \"q\" ^", ["\\(aqa\\-b\\(aq \\(ti/x \\(gay\\(ga \\en \\(dqq\\(dq \\(ha"]),
    ("One. Two? 'Three.' (Four.) 5", ["One.", "Two?", "\\(aqThree.\\(aq", "(Four.)", "5"]),
    (".profile is read", ["\\&.profile is read"]),
    ("First.\n\nSecond.", ["First.", ".Pp", "Second."]),
  ])
  func `writes a text so that it is read as it stands`(text: String, lines: [String]) {
    #expect(Mdoc.paragraphs(text) == lines)
  }

  @Test func `keeps lines short`() {
    let text = String(repeating: "word ", count: 100)
    #expect(Mdoc.paragraphs(text).allSatisfy { $0.count <= 80 })
    #expect(Mdoc.paragraphs(text).count == 7)
  }
}

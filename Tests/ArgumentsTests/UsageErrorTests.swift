import Testing

@testable import dailychallenge

struct UsageErrorTests {
  @Test(arguments: [
    ("--levl beginner", "Unknown option '--levl'. Did you mean '--level'?"),
    ("--levl=beginner", "Unknown option '--levl'. Did you mean '--level'?"),
    ("-level beginner", "Unknown option '-level'. Did you mean '--level'?"),
    ("--zzz", "Unknown option '--zzz'"),
    ("-z", "Unknown option '-z'"),
    ("--LEVEL beginner", "Unknown option '--LEVEL'. Did you mean '--level'?"),
    (
      "status --generate-completion-script zsh",
      "Unknown option '--generate-completion-script'"
    ),
    ("status -jz", "Unknown option '-jz'"),
    ("status --le beginner", "Unknown option '--le'"),
    ("status --level beginner", "Unknown option '--level'"),
    ("status --level", "Unknown option '--level'"),
    ("--hint status", "Unknown option '--hint'"),
    ("--level", "Missing value for '--level <level>'"),
    ("-l", "Missing value for '--level <level>'"),
    ("-lq", "Missing value for '--level <level>'"),
    ("--level --quiet", "Missing value for '--level <level>'"),
    ("--level -- beginner", "Missing value for '--level <level>'"),
    ("answer --data-directory", "Missing value for '--data-directory <folder>'"),
    (
      "--level q",
      "The value 'q' is invalid for '--level <level>'. "
        + "Please provide one of 'beginner', 'intermediate' or 'advanced'."
    ),
    (
      "completions tcsh",
      "The value 'tcsh' is invalid for '<shell>'. Please provide one of 'bash' or 'zsh'."
    ),
    (
      "status --json=yes",
      "The option '--json' does not take any value, but 'yes' was specified."
    ),
    ("status z", "Unexpected argument 'z'"),
    ("-- status", "Unexpected argument 'status'"),
    ("completions zsh y z", "2 unexpected arguments: 'y', 'z'"),
    ("completions", "Missing expected argument '<shell>'"),
    ("explain", "Missing expected argument '<chord> ...'"),
    ("stauts", "Unknown command 'stauts'. Did you mean 'status'?"),
    ("stauts --json", "Unknown command 'stauts'. Did you mean 'status'?"),
    ("hlep", "Unknown command 'hlep'. Did you mean 'help'?"),
    ("stat", "Unknown command 'stat'. Did you mean 'status'?"),
    ("zzz", "Unknown command 'zzz'"),
    ("help exit-code", "Unknown help topic 'exit-code'. Did you mean 'exit-codes'?"),
    ("help zzz", "Unknown help topic 'zzz'"),
  ])
  func `says what is wrong`(commandLine: String, words expected: String) {
    #expect(firstLine(for: words(commandLine)) == "Error: \(expected)")
  }

  @Test func `shows the usage and the way to the help of the command`() {
    #expect(
      message(for: ["status", "--jsno"]) == """
        Error: Unknown option '--jsno'. Did you mean '--json'?
        Usage: scales status [--day <day>] [--json]
          See 'scales status --help' for more information.
        """
    )
  }

  @Test func `shows the help of the parameter at fault`() {
    #expect(
      message(for: ["explain"]) == """
        Error: Missing expected argument '<chord> ...'
        Help:  <chord> ...  The chord, as 'V7 in D minor'.
        Usage: scales explain <chord> ...
          See 'scales explain --help' for more information.
        """
    )
  }

  @Test func `shows the usage of the program when no command is known`() {
    #expect(
      message(for: ["stauts"]) == """
        Error: Unknown command 'stauts'. Did you mean 'status'?
        Usage: scales [<subcommand>]
          See 'scales --help' for more information.
        """
    )
  }

  @Test(arguments: ["\u{1B}[2J", "a\u{7}", "\u{9B}2J", "\u{202E}x", "a\nb", "\r\n", "\u{7F}"])
  func `lets nothing through that could steer the terminal`(text: String) throws {
    for commandLine in [[text], ["--\(text)"], ["--level=\(text)"], ["status", text]] {
      let line = try #require(message(for: commandLine)).prefix { $0 != "\n" }
      #expect(line.contains("\u{FFFD}"))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !text.hasControl($0) })
    }
  }
}

extension String {
  fileprivate func hasControl(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
      && [.control, .format].contains(scalar.properties.generalCategory)
  }
}

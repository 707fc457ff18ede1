import Testing

@testable import dailychallenge

struct CompletingTests {
  /// The words before the cursor, where `_` is an empty one, and what can come in place of the last.
  @Test(arguments: [
    ("_", "play status answer completions explain help"),
    ("sta", "play status answer completions explain help"),
    ("-", "--day --level --color --quiet --plain --help --version --generate-completion-script"),
    ("--", "--day --level --color --quiet --plain --help --version --generate-completion-script"),
    (
      "--quiet -",
      "--day --level --color --plain --help --version --generate-completion-script"
    ),
    ("--quiet _", "play status answer completions explain help"),
    ("status _", "--day --color --json --plain --help"),
    ("status --", "--day --color --json --plain --help"),
    ("status --json -", "--day --color --plain --help"),
    ("status -jd 1 -", "--color --plain --help"),
    ("--color on status -jpd 1 -", "--help"),
    ("status --bogus -", "--day --color --json --plain --help"),
    ("help _", "play status answer completions explain exit-codes"),
    ("help status _", ""),
    ("stauts _", ""),
    ("completions zsh _", "--color --plain --help"),
    ("--generate-completion-script zsh _", "--color --plain --help"),
    (
      "--level",
      "--day --level --color --quiet --plain --help --version --generate-completion-script"
    ),
    ("--bogus=", ""),
    ("status --level=", ""),
    ("status -- _", ""),
    ("-- _", ""),
  ])
  func `offers the program's own words`(commandLine: String, expected: String) {
    #expect(completable(commandLine) == expected)
  }

  @Test(arguments: [
    ("--level _", "'' of --level <level>"),
    ("--level beg", "'' of --level <level>"),
    ("-l _", "'' of --level <level>"),
    ("-ql _", "'' of --level <level>"),
    ("--level=beg", "'--level=' of --level <level>"),
    ("-l=", "'-l=' of --level <level>"),
    ("status --color _", "'' of --color <color>"),
    ("explain --color=", "'--color=' of --color <color>"),
    ("--generate-completion-script _", "'' of <shell>"),
    (
      "--generate-completion-script=b",
      "'--generate-completion-script=' of --generate-completion-script <shell>"
    ),
    ("status --json --day _", "'' of --day <day>"),
    ("status --day=1 --day=", "'--day=' of --day <day>"),
    ("completions _", "'' of <shell>"),
    ("completions -- b", "'' of <shell>"),
    ("--level beginner completions _", "'' of <shell>"),
    ("answer _", "'' of <text> ..."),
    ("answer A C# _", "'' of <text> ..."),
    ("answer -- --", "'' of <text> ..."),
  ])
  func `names the parameter whose value comes next`(commandLine: String, expected: String) {
    #expect(completable(commandLine) == expected)
  }

  @Test func `knows what is given already`() throws {
    let words = ["answer", "--data-directory=x", "--hint", "A", "--bogus", "C"]
    guard case .value(_, _, let given) = sample.completable(words) else {
      Issue.record("no value comes next")
      return
    }
    #expect(given[Option.directory] == "x")
    #expect(given[Flag.hint])
    #expect(!given[Flag.json])
    #expect(given[Argument.text] == "A")
  }

  @Test func `says what the words mean`() {
    guard case .word(let completions) = sample.completable(["sta"]) else {
      Issue.record("no word comes next")
      return
    }
    #expect(
      completions.first
        == Completion(
          text: "play",
          meaning: "Play or resume the scales of today."
        )
    )
  }

  private func completable(_ commandLine: String) -> String {
    switch sample.completable(words(commandLine).map { $0 == "_" ? "" : $0 }) {
    case .word(let completions): completions.map(\.text).joined(separator: " ")
    case .value(let parameter, let prefix, _): "'\(prefix)' of \(parameter.synopsis)"
    }
  }
}

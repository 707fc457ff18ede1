import Testing

/// What cannot be obeyed is said in a clear message, with the right exit status, and changes nothing.
@Suite(.timeLimit(.minutes(10)))
struct BadInputTests {
  private static let commandLines: [(command: String, status: Int32, message: String)] = [
    ("statsu", 64, "Unknown command 'statsu'. Did you mean 'status'?"),
    ("answre A", 64, "Unknown command 'answre'. Did you mean 'answer'?"),
    ("sonata", 64, "Unknown command 'sonata'"),
    ("''", 64, "Unknown command ''"),
    ("help scorring", 64, "Unknown help topic 'scorring'. Did you mean 'scoring'?"),
    ("--levle advanced", 64, "Unknown option '--levle'. Did you mean '--level'?"),
    ("status --jsno", 64, "Unknown option '--jsno'. Did you mean '--json'?"),
    ("play --json", 64, "Unknown option '--json'"),
    ("-x", 64, "Unknown option '-x'"),
    ("status today", 64, "Unexpected argument 'today'"),
    ("status a b", 64, "2 unexpected arguments: 'a', 'b'"),
    ("show --day", 64, "Missing value for '--day <day>'"),
    (
      "show --json=yes", 64,
      "The option '--json' does not take any value, but 'yes' was specified."
    ),
    (
      "--level expert", 64,
      "The value 'expert' is invalid for '--level <level>'."
        + " Please provide one of 'beginner', 'intermediate' or 'advanced'."
    ),
    ("--level ''", 64, "The value '' is invalid for '--level <level>'."),
    ("--level Advanced", 64, "The value 'Advanced' is invalid for '--level <level>'."),
    ("--data-dir ''", 64, "The value '' is invalid for '--data-dir <path>'"),
    ("show --day 2026-02-30", 64, "The value '2026-02-30' is invalid for '--day <day>'"),
    ("show --day 26-1-1", 64, "The value '26-1-1' is invalid for '--day <day>'"),
    ("show --day 2026-1-05", 64, "The value '2026-1-05' is invalid for '--day <day>'"),
    ("show --day 2027-02-29", 64, "The value '2027-02-29' is invalid for '--day <day>'"),
    ("show --day 2026-13-01", 64, "The value '2026-13-01' is invalid for '--day <day>'"),
    ("show --day '2026-01-05 '", 64, "The value '2026-01-05 ' is invalid for '--day <day>'"),
    ("show --day ２０２６-01-05", 64, "The value '２０２６-01-05' is invalid for '--day <day>'"),
    ("show --day tomorrow", 64, "The value 'tomorrow' is invalid for '--day <day>'"),
    ("show --day 2025-12-31", 64, "There is no challenge of 2025-12-31. The first is of 2026"),
    ("show --day 0001-01-01", 64, "There is no challenge of 0001-01-01. The first is of 2026"),
    ("play --day 9999-12-31", 64, "The challenge of 9999-12-31 is not open yet. Today is 2"),
    ("answer", 64, "Please provide exactly one of '<text> ...', '--hint' or '--skip'."),
    ("answer A --hint", 64, "Please provide exactly one of '<text> ...'"),
    (
      "show --task 1 --figure svg --json", 64,
      "Please provide exactly one of '--figure <figure>' or '--json'."
    ),
    ("answer --hint --skip", 64, "Please provide exactly one of '<text> ...'"),
    ("$(printf '\\033]0;x\\007')", 64, "Unknown command '\u{FFFD}]0;x\u{FFFD}'"),
  ]

  @Test(arguments: commandLines)
  func `a command line that cannot be obeyed`(
    command: String,
    status: Int32,
    message: String
  ) async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge \(command)", input: "A\nB\n")
    #expect(screen.errors.hasPrefix("Error: \(message)"))
    #expect(screen.status == status)
    #expect(screen.output == "")
    #expect(try player.belongings() == before)
  }

  @Test(arguments: ["statsu", "--levle x", "answer", "show --day 26-1-1"])
  func `an error of usage shows the usage and where to read more`(command: String) async throws {
    let screen = try await Player().types("dailychallenge \(command)")
    #expect(screen.errors.contains("\nUsage: dailychallenge "))
    #expect(screen.errors.contains("--help' for more information.\n"))
  }

  @Test(arguments: ["H", "A ♭♭♯", "x", "...", "A B C D E F G A B", "𝄞", "1", "'A#b'"])
  func `an answer that cannot be read costs nothing`(text: String) async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let screen = try await player.types("dailychallenge answer \(text) --day 2026-01-05")
    #expect(screen.status == 65)
    #expect(screen.output.contains("Write a note, such as "))
    #expect(try player.saved().tasks[0].attempts == [])
  }

  @Test func `an answer without end is too long to be one`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      "(head -c 3000000 /dev/zero | tr '\\0' A; echo; echo Bb)"
        + " | dailychallenge play --day 2026-01-05"
    )
    #expect(screen.output.contains("That is too long to be an answer."))
    #expect(try player.saved().tasks[0].points == 10)
  }
}

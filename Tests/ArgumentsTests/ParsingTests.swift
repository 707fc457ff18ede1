import Testing

@testable import dailychallenge

struct ParsingTests {
  @Test(arguments: [
    ("", "playing"),
    ("play", "playing"),
    ("--level beginner", "playing --level=beginner"),
    ("status", "showing"),
    ("completions zsh", "completing 'zsh'"),
    ("explain V7 in D minor", "explaining 'V7 in D minor'"),
    ("answer", "answering"),
    ("answer F# A C#", "answering 'F# A C#'"),
  ])
  func `finds the command and its words`(commandLine: String, request: String) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(arguments: [
    ("status --day 2026-01-31", "showing --day=2026-01-31"),
    ("status --day=2026-01-31", "showing --day=2026-01-31"),
    ("status -d 2026-01-31", "showing --day=2026-01-31"),
    ("status -d=2026-01-31", "showing --day=2026-01-31"),
    ("status --day=--json", "showing --day=--json"),
    ("status --day=a=b", "showing --day=a=b"),
    ("status --day=", "showing --day="),
    ("status --day -", "showing --day=-"),
    ("status --day -1", "showing --day=-1"),
    ("status --day -0.5", "showing --day=-0.5"),
    ("status --day 1 --day 2", "showing --day=2"),
    ("status --json --json", "showing --json"),
  ])
  func `reads the value of an option`(commandLine: String, request: String) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(arguments: [
    ("status -jd 1", "showing --day=1 --json"),
    ("status -jd=1", "showing --day=1 --json"),
    ("-ql beginner", "playing --level=beginner --quiet"),
    ("play -ql=beginner", "playing --level=beginner --quiet"),
  ])
  func `reads grouped letters, the last with a value`(
    commandLine: String,
    request: String
  ) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(arguments: [
    ("--json status", "showing --json"),
    ("--day 1 status --json", "showing --day=1 --json"),
    ("-jd 1 status", "showing --day=1 --json"),
    ("answer F# --json A", "answering 'F# A' --json"),
    ("--data-directory status answer b", "answering 'b' --data-directory=status"),
  ])
  func `takes options before, between and after words`(
    commandLine: String,
    request: String
  ) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(arguments: [
    ("--color on", "playing --color=on"),
    ("status --color=off -jp", "showing --json --color=off --plain"),
    ("-p answer F# --color on", "answering 'F#' --color=on --plain"),
    ("answer -- --plain", "answering '--plain'"),
  ])
  func `takes common options with every command`(commandLine: String, request: String) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(
    arguments: [
      ("status --day --color on --plain --bogus", "on", true),
      ("bogus -p", nil, true), ("--color blue", nil, false), ("-- --plain", nil, false),
    ] as [(String, String?, Bool)]
  )
  func `finds common options even in a command line that is wrong`(
    commandLine: String,
    color: String?,
    isPlain: Bool
  ) {
    let common = sample.commonArguments(in: words(commandLine))
    #expect(common[Option.color] == color)
    #expect(common[Flag.plain] == isPlain)
  }

  @Test func `lets the last of flags that exclude one another decide`() {
    var arguments = ParsedArguments(command: "play")
    #expect(arguments.last(of: [.quiet, .plain]) == nil)
    arguments.set(.plain)
    arguments.set(.json)
    #expect(arguments.last(of: [.quiet, .plain]) == .plain)
    arguments.set(.quiet)
    #expect(arguments.last(of: [.quiet, .plain]) == .quiet)
    arguments.set(.plain)
    #expect(arguments.last(of: [.quiet, .plain]) == .plain)
  }

  @Test(arguments: [
    ("--generate-completion-script zsh", "completing 'zsh'"),
    ("--generate-completion-script=zsh -p", "completing 'zsh' --plain"),
    ("-p --generate-completion-script zsh", "completing 'zsh' --plain"),
    ("--color on --generate-completion-script=zsh", "completing 'zsh' --color=on"),
    ("--generate-completion-script --help", "help for completions"),
    ("answer -- --generate-completion-script", "answering '--generate-completion-script'"),
  ])
  func `takes an alias for its command where none is named`(
    commandLine: String,
    request: String
  ) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test(arguments: [
    ("answer -- --json", "answering '--json'"),
    ("answer --json -- --hint -h --", "answering '--hint -h --' --json"),
    ("answer -- --help --version", "answering '--help --version'"),
    ("answer --", "answering"),
    ("--", "playing"),
    ("answer - -5", "answering '- -5'"),
  ])
  func `takes what follows two dashes as it stands`(commandLine: String, request: String) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test func `keeps a word with spaces, or without letters, whole`() throws {
    #expect(try sample.parse(["answer", "F#  A"]).description == "answering 'F#  A'")
    #expect(try sample.parse(["answer", ""]).description == "answering ''")
  }

  @Test(arguments: [
    ("-h", "help"),
    ("--help", "help"),
    ("help", "help"),
    ("help help", "help"),
    ("help --help", "help"),
    ("--help --bogus", "help"),
    ("stauts --help", "help"),
    ("status -h", "help for status"),
    ("status --help", "help for status"),
    ("--help status", "help for status"),
    ("help status", "help for status"),
    ("help status --help -h more", "help for status"),
    ("status --bogus --help", "help for status"),
    ("status --day --help", "help for status"),
    ("status -jh", "help for status"),
    ("help exit-codes", "help on exit-codes"),
    ("--version", "version"),
    ("status --version", "version"),
    ("status --bogus --version", "version"),
  ])
  func `gives help and the version whatever else is said`(
    commandLine: String,
    request: String
  ) throws {
    #expect(try sample.parse(words(commandLine)).description == request)
  }

  @Test func `converts values, or refuses them by name`() throws {
    var arguments = ParsedArguments(command: "status")
    try arguments.set(Option.day, to: "7")
    #expect(try arguments.value(of: .day, as: { Int($0) }) == 7)
    #expect(try arguments.value(of: .level, as: { Int($0) }) == nil)

    try arguments.set(Option.day, to: "tomorrow")
    let refusal = #expect(throws: UsageError.self) {
      try arguments.value(of: .day, as: { Int($0) })
    }
    let absence = #expect(throws: UsageError.self) { try arguments.required(.text) }
    #expect(refusal?.fact.words == "The value 'tomorrow' is invalid for '--day <day>'")
    #expect(absence?.fact.words == "Missing expected argument '<text> ...'")
  }
}

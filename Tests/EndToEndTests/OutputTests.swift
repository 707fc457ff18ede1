import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct OutputTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  private static let commands = [
    "dailychallenge play --day 2026-01-05 --level ",
    "dailychallenge show --day 2026-01-05 --level ",
    "dailychallenge show --json --day 2026-01-05 --level ",
    "dailychallenge status --day 2026-01-05 --level ",
  ]
  .flatMap { command in ["beginner", "intermediate", "advanced"].map { command + $0 } }

  private static let pages = [
    "dailychallenge help", "dailychallenge help scoring", "dailychallenge help exit-codes",
    "dailychallenge help environment", "dailychallenge help json", "dailychallenge play --help",
    "dailychallenge answer --help",
  ]

  /// Wrong and right answers, hints, a skip and text that is none.
  private static let moves = "?\nA\nCE♭G♭B𝄫\nA4\nhint\nhint\nhint\nskip\nskip\nC E G\n\u{1B}[2J\n"

  @Test(arguments: commands + pages, ["C", "POSIX", "en_GB.ISO-8859-1"])
  func `where the locale has no Unicode, all bytes are ASCII`(
    command: String,
    locale: String
  ) async throws {
    let screen = try await player.types(command, input: Self.moves, with: ["LC_ALL": locale])
    #expect(screen.status == 0)
    #expect(!screen.output.isEmpty)
    #expect(screen.everything.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: commands.filter { !$0.contains("--json") } + pages, ["C", "C.UTF-8"])
  func `in forty columns, no line is longer`(command: String, locale: String) async throws {
    let screen = try await player.types(
      command,
      input: Self.moves,
      with: ["COLUMNS": "40", "LC_ALL": locale]
    )
    // Save a command to copy, which may not be broken.
    #expect(screen.lines.filter { $0.count > 40 && !$0.hasPrefix("  dailychallenge ") } == [])
  }

  @Test(arguments: commands + pages, ["dumb", "", "xterm-256color"])
  func `through a pipe, nothing steers a terminal`(command: String, terminal: String) async throws {
    let screen = try await player.types(command, input: Self.moves, with: ["TERM": terminal])
    #expect(!screen.everything.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
  }

  #if os(Linux)
    @Test(arguments: ["TERM=dumb", "-u TERM"])
    func `at a terminal that can do nothing, nothing steers it`(terminal: String) async throws {
      let screen = try await player.types(
        "printf '1\\n?\\nA\\nhint\\nquit\\n'"
          + " | script -qec \"env \(terminal) dailychallenge --day 2026-01-05\" /dev/null"
      )
      #expect(screen.output.contains("Which level would you like?"))
      #expect(screen.output.contains("Read as A."))
      let controls = screen.output.unicodeScalars.filter { $0.value < 0x20 }
      #expect(controls.allSatisfy { "\r\n".unicodeScalars.contains($0) })
    }
  #endif

  @Test func `an answer is kept although the device is full`() async throws {
    try player.has(.ofTwoTasks)
    let screen = try await player.types("dailychallenge answer Bb --day 2026-01-05 > /dev/full")
    #expect(screen.status == 74)
    #expect(try player.saved().tasks[0].points == 10)
  }

  @Test(arguments: commands + pages)
  func `whoever has seen enough may stop reading`(command: String) async throws {
    let screen = try await player.types(
      "{ \(command); echo \"status $?\" >&2; } | head -1",
      input: Self.moves
    )
    #expect(screen.errors == "status 0\n")
  }

  @Test func `without standard input a game is shown and left`() async throws {
    let screen = try await player.types("dailychallenge --day 2026-01-05 <&-")
    #expect(screen.status == 0)
    #expect(screen.output.contains("Task 1 of 10"))
    #expect(screen.errors == "")
  }

  @Test(arguments: ["", "</dev/null", "<&-"])
  func `where no input may be read, a game shows its task and says how to answer`(
    input: String
  ) async throws {
    let screen = try await player.types(
      "dailychallenge --no-input --day 2026-01-05 --level beginner \(input)",
      input: "A\n"
    )
    #expect(screen.status == 66)
    #expect(screen.output.contains("Task 1 of 10"))
    #expect(!screen.output.contains("Read as"))
    #expect(!screen.output.contains("Saved."))
    #expect(try await player.types("dailychallenge history --plain").output == "")
    #expect(
      screen.errors == """
        Error: An answer is needed, and '--no-input' keeps it from being read. Give it with \
        'dailychallenge answer --day 2026-01-05 --level beginner <text>'.

        """
    )
    let query = try await player.types("dailychallenge explain --no-input \(input)", input: "A\n")
    #expect(query.status == 64)
    #expect(query.output == "")
    #expect(query.errors.hasPrefix("Error: Missing expected argument '<query> ...'\n"))
  }

  @Test func `where no input is needed, it does not matter that none may be read`() async throws {
    for command in ["status", "show", "answer A", "explain A", "config"] {
      let screen = try await player.types("dailychallenge \(command)")
      let fresh = try Player()
      let silent = try await fresh.types("dailychallenge --no-input \(command)")
      #expect(silent.output == screen.output)
      #expect(silent.status == screen.status)
    }
  }

  #if os(Linux)
    @Test func `where no input may be read, nothing is asked at a terminal`() async throws {
      let screen = try await player.types(
        "script -qec 'dailychallenge --no-input --day 2026-01-05' /dev/null < /dev/null",
        with: ["TERM": "xterm"]
      )
      #expect(screen.status == 66)
      #expect(!screen.output.contains("Which level"))
      #expect(screen.output.contains("Daily challenge #5, Monday 5 January 2026, intermediate"))
      #expect(!screen.output.contains("\u{1B}[?"))
    }
  #endif

  @Test(arguments: ["C", "en_GB.UTF-8"])
  func `the characters are those of the locale, unless the command line says otherwise`(
    locale: String
  ) async throws {
    func output(_ options: String) async throws -> String {
      try await player.types(
        "dailychallenge show --day 2026-01-05 \(options); dailychallenge explain Bb \(options)",
        with: ["LC_ALL": locale]
      )
      .everything
    }
    let ascii = try await output("--ascii")
    let unicode = try await output("--unicode")
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.contains("Bb"))
    #expect(unicode.contains("B♭"))
    #expect(try await output("") == (locale == "C" ? ascii : unicode))
    #expect(try await output("--ascii --unicode") == unicode)
    #expect(try await output("--unicode --ascii") == ascii)
    #expect(try await output("--unicode --accessible") == output("--accessible"))
  }

  @Test func `without standard output there is trouble, and it is said`() async throws {
    let screen = try await player.types("dailychallenge show >&-")
    #expect(screen.status == 74)
    #expect(screen.errors.hasPrefix("Error: '/dev/stdout': "))
  }

  @Test func `without standard error the rest is as ever`() async throws {
    let fine = try await player.types("dailychallenge status --day 2026-01-05 2>&-")
    #expect(fine.status == 0)
    #expect(fine.lines.first == "Daily challenge #5, Monday 5 January 2026, intermediate")
    let bad = try await player.types("dailychallenge nonsense 2>&-")
    #expect(bad.status == 64)
  }

  @Test(arguments: ["play --day 2026-01-05", "answer Bb --day 2026-01-05"])
  func `without any of them the progress is whole all the same`(command: String) async throws {
    try player.has(.ofTwoTasks)
    _ = try await player.types("dailychallenge \(command) <&- >&- 2>&-")
    #expect(try player.saved().tasks.count == 2)
  }
}

import Testing

#if os(Linux)
  /// Every command, with every stream a terminal, a file, a pipe, closed or full.
  @Suite(.timeLimit(.minutes(10)))
  struct StreamsTests {
    private let player: Player

    init() throws {
      player = try Player()
      try player.has(.ofTwoTasks)
    }

    /// A command line of each subcommand that prints something.
    private static let commands = [
      "play": "play --day 2026-01-05", "show": "show --day 2026-01-05 --json",
      "answer": "answer --hint --day 2026-01-05", "status": "status --day 2026-01-05",
      "why": "why --day 2026-01-06", "stats": "stats",
      "history": "history", "share": "share --day 2026-01-04", "explain": "explain Cm7b5",
      "config": "config",
      "export": "export archive-$$", "import": "import archive", "doctor": "doctor",
      "paths": "paths", "completions": "completions bash", "man": "man",
    ]

    private func commandLines() async throws -> [String] {
      _ = try await player.types(
        """
        dailychallenge answer --skip --day 2026-01-06
        yes skip | head -20 | dailychallenge play --day 2026-01-04
        dailychallenge export archive
        """
      )
      return try await player.subcommands().map { name in
        try #require(Self.commands[String(name)], "How is \(name) to be tested?")
      } + ["help", "help json", "--version"]
    }

    @Test func `a full device is trouble to every command, and said`() async throws {
      for command in try await commandLines() {
        let screen = try await player.types("dailychallenge \(command) > /dev/full")
        #expect(screen.status == 74, "\(command)")
        #expect(screen.errors == "Error: '/dev/stdout': No space left on device.\n", "\(command)")
      }
    }

    @Test func `errors that nobody can be told leave the status as it is`() async throws {
      for (command, status) in [("bogus", 64), ("show --day 2025-01-01", 64), ("explain H", 65)] {
        for sink in ["2> /dev/full", "2>&-", "2>&1 | true"] {
          let screen = try await player.types(
            "{ dailychallenge \(command); echo $? > status; } \(sink); cat status"
          )
          #expect(screen.output == "\(status)\n", "\(command) \(sink)")
        }
      }
    }

    @Test func `whoever has seen enough of any command may stop reading`() async throws {
      for command in try await commandLines() {
        let screen = try await player.types(
          "{ dailychallenge \(command); echo \"status $?\" >&2; } | true"
        )
        #expect(screen.errors == "status 0\n", "\(command)")
      }
    }

    @Test(arguments: ["", "<file", "<pipe", "<&-"])
    func `any mixture of streams is played and shown, or the trouble is told`(
      input: String
    ) async throws {
      _ = try await player.types("dailychallenge config set level intermediate")
      let screen = try await player.types(
        """
        mkfifo pipe sink; : > file
        cat > matrix <<'END'
        for output in '' '>out' '>sink' '>&-'; do
          for errors in '' '2>err' '2>sink' '2>&-'; do
            for command in '--day 2026-01-05' 'status --day 2026-01-05' 'config'; do
              case "$output$errors" in *sink*) cat sink > /dev/null & ;; esac
              case "\(input)" in *pipe) : > pipe & ;; esac
              eval "dailychallenge $command \(input) $output $errors"
              echo "$? $command \(input) $output $errors" >> statuses
              wait
            done
          done
        done
        END
        yes quit | head -100 | script -qec 'sh matrix' /dev/null > /dev/null; cat statuses
        """
      )
      let statuses = screen.lines.dropLast()
      #expect(statuses.count == 48)
      for line in statuses {
        #expect(line.hasPrefix(line.contains(" >&-") ? "74 " : "0 "), "\(line)")
      }
    }
  }
#endif

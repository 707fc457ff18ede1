import Foundation
import Testing

/// The shells themselves are asked; `.ci/run` installs them.
@Suite(.timeLimit(.minutes(10)))
struct CompletionsTests {
  private let player: Player

  init() throws {
    player = try Player()
    try player.has(.ofTwoTasks)
    try FileManager.default.createDirectory(
      at: player.work.appending(path: "records"),
      withIntermediateDirectories: true
    )
    try Data().write(to: player.work.appending(path: "archive.json"))
  }

  /// Command lines that are not finished, and what Tab makes of them.
  private static let lines = [
    ("dailychallenge sho", "dailychallenge show"),
    ("dailychallenge show --dat", "dailychallenge show --data-dir"),
    ("dailychallenge --level beg", "dailychallenge --level beginner"),
    ("dailychallenge show --level=beg", "dailychallenge show --level=beginner"),
    ("dailychallenge show --day 2026-01-0", "dailychallenge show --day 2026-01-05"),
    ("dailychallenge config set names ger", "dailychallenge config set names german"),
    ("dailychallenge help exit", "dailychallenge help exit-codes"),
    ("dailychallenge paths --data-dir rec", "dailychallenge paths --data-dir records/"),
    ("dailychallenge paths --data-dir=rec", "dailychallenge paths --data-dir=records/"),
    ("dailychallenge import arch", "dailychallenge import archive.json"),
    ("dailychallenge explain --wav=arch", "dailychallenge explain --wav=archive.json"),
    ("dailychallenge answer arch", "dailychallenge answer arch"),
    ("dailychallenge status --color=nev", "dailychallenge status --color=never"),
    (
      "dailychallenge --generate-completion-script zs",
      "dailychallenge --generate-completion-script zsh"
    ),
    ("dailychallenge explain 'V7", "dailychallenge explain 'V7"),
  ]

  @Test(
    .enabled(if: areInstalled("bash", "zsh", "fish"), "needs the shells bash, zsh and fish"),
    arguments: ["bash", "zsh", "fish"]
  )
  func `the scripts have no fault`(shell: String) async throws {
    let screen = try await player.types("dailychallenge completions \(shell) | \(shell) -n")
    #expect(screen.status == 0)
    #expect(screen.everything == "")
  }

  @Test func `the scripts are printed as other programs print them, too`() async throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try await player.types("dailychallenge completions \(shell)").output
      #expect(script.contains("dailychallenge completions \(shell)"))
      for command in [
        "dailychallenge --generate-completion-script \(shell)",
        "dailychallenge --generate-completion-script=\(shell)",
        "SHELL=/usr/bin/\(shell) dailychallenge --generate-completion-script",
        "SHELL=/usr/bin/\(shell) dailychallenge completions",
      ] {
        let screen = try await player.types(command)
        #expect(screen.status == 0)
        #expect(screen.output == script, "\(command)")
      }
    }
    for command in [
      "SHELL=/bin/tcsh dailychallenge --generate-completion-script",
      "dailychallenge --generate-completion-script tcsh",
    ] {
      let screen = try await player.types(command)
      #expect(screen.status == 64)
      for shell in ["bash", "zsh", "fish"] { #expect(screen.errors.contains(shell), "\(command)") }
    }
  }

  #if os(Linux)
    @Test(.enabled(if: areInstalled("bash"), "needs the shell bash"), arguments: lines)
    func `bash completes a line`(line: String, completed: String) async throws {
      let text = try await text(
        of: "bash --noprofile --rcfile rc -i",
        afterTabIn: line,
        settingUp: "rc",
        with: """
          source <(dailychallenge completions bash)
          show() { printf '<%s>\\n' "$READLINE_LINE"; READLINE_LINE=; }
          bind -x '"\\C-a": show'
          """
      )
      #expect(text == completed)
    }

    @Test(
      .enabled(if: areInstalled("zsh"), "needs the shell zsh"),
      arguments: lines,
      [
        "compinit -u -D; source <(dailychallenge completions zsh)",
        "dailychallenge completions zsh > _dailychallenge; fpath=($PWD $fpath); compinit -u -D",
      ]
    )
    func `zsh completes a line`(line: (String, String), setUp: String) async throws {
      let text = try await text(
        of: "env ZDOTDIR=. zsh -d -i",
        afterTabIn: line.0,
        settingUp: ".zshrc",
        with: """
          autoload -Uz compinit; \(setUp)
          show() { print -r -- "<$BUFFER>"; BUFFER= }
          zle -N show; bindkey '^A' show
          """
      )
      #expect(text == line.1)
    }

    /// What stands at the prompt of an interactive shell after the line and a Tab, without the space that
    /// ends a word. Ctrl-A is to print it between angle brackets, and to empty the line.
    private func text(
      of shell: String,
      afterTabIn line: String,
      settingUp file: String,
      with commands: String
    ) async throws -> String {
      try Data(commands.utf8).write(to: player.work.appending(path: file))
      let screen = try await player.types(
        "script -qec '\(shell)' /dev/null | grep -ao '<.*>' | tail -1",
        input: "\(line)\t\u{1}exit\n"
      )
      return screen.output.trimmingCharacters(in: CharacterSet(charactersIn: "<> \n"))
    }
  #endif

  @Test(.enabled(if: areInstalled("fish"), "needs the shell fish"), arguments: lines)
  func `fish completes a line`(line: String, completed: String) async throws {
    let quoted = line.replacing("'", with: "\\'")
    let screen = try await player.types(
      "fish -c \"source (dailychallenge completions fish | psub); complete -C '\(quoted)'\""
    )
    let offers = screen.lines.dropLast().map { $0.prefix { $0 != "\t" } }
    let word = completed.split(separator: " ").last
    #expect(offers == (completed == line ? [] : [word]))
  }
}

/// What the scripts ask of the program.
@Suite(.timeLimit(.minutes(10)))
struct CompletionCandidatesTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  /// What fish is told, less what the words mean.
  private func offers(_ words: String) async throws -> [Substring] {
    try await player.types("dailychallenge completions fish -- \(words)")
      .lines.dropLast().map { $0.prefix { $0 != "\t" } }
  }

  @Test func `today and the days of challenges to finish are offered`() async throws {
    try player.has(.ofTwoTasks)
    try player.has(Save(level: "advanced", questions: Save.ofTwoTasks.questions))
    try player.has(Save(day: "2026-02-01", questions: Save.ofTwoTasks.questions))
    let today = try await player.types("date +%F").lines[0]
    #expect(try await offers("show --day ''") == [today, "2026-02-01", "2026-01-05"])
    let screen = try await player.types("dailychallenge completions zsh -- show --day ''")
    #expect(screen.output.hasSuffix("\n2026-01-05:intermediate, advanced\n"))

    _ = try await player.types("dailychallenge --day 2026-02-01", input: "Bb\nA C# E G\n")
    #expect(try await offers("show --day ''") == [today, "2026-01-05"])
    #expect(try await offers("--data-dir elsewhere --day ''") == [today])
  }

  @Test(arguments: [
    ("config ''", "list get set unset"),
    ("config get ''", "level names figure accessible sound pitch-standard player"),
    ("config set level ''", "beginner intermediate advanced"),
    ("config get level ''", ""),
    ("config set player ''", ""),
    ("play --names ''", "english german dutch solfege"),
    ("play --names=''", "--names=english --names=german --names=dutch --names=solfege"),
    ("completions ''", "bash zsh fish"),
    ("paths ''", "data days results config"),
    ("paths --data-dir ''", "<directory>"),
    ("import ''", "<file>"),
    ("explain Cm --wav ''", "<file>"),
    ("play -- ''", ""),
  ])
  func `values are offered where there is a choice`(words: String, expected: String) async throws {
    #expect(try await offers(words).joined(separator: " ") == expected)
  }

  @Test func `bash has the choice made for it, and words joined that it took apart`() async throws {
    let forms = try await player.types("dailychallenge completions bash -- show --figure ''")
    #expect(forms.lines.contains("svg"))
    let screen = try await player.types("dailychallenge completions bash -- show --level = b")
    #expect(screen.output == "beginner\n")
  }

  @Test func `without a shell the script is that of the login shell`() async throws {
    let command = "dailychallenge completions"
    let named = try await player.types("\(command) zsh")
    #expect(try await player.types(command, with: ["SHELL": "/bin/zsh"]).output == named.output)
    let unknown = try await player.types(command, with: ["SHELL": "/bin/tcsh"])
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("Error: Missing expected argument '<shell>'"))
    let other = try await player.types("\(command) tcsh")
    #expect(other.status == 64)
    #expect(other.errors.contains("Please provide one of 'bash', 'zsh' or 'fish'."))
  }
}

import Foundation
import Testing

/// A progress file that cannot be used is named, and never lost: who looks leaves it as it is, who plays
/// goes on beside it.
@Suite(.timeLimit(.minutes(10)))
struct DamagedSaveTests {
  private static let looking = ["status --day 2026-01-05", "show --json --day 2026-01-05"]
  private static let moving = ["answer Bb --day 2026-01-05", "answer --hint --day 2026-01-05"]
  private static let playing = "play --day 2026-01-05"

  /// Shell commands that make something of the good file "$save".
  private static let damages: [(making: String, words: String)] = [
    (": > \"$save\"", "is empty"),
    ("echo hello > \"$save\"", "is damaged: it is not valid JSON"),
    ("truncate -s 300 \"$save\"", "is damaged: it is not valid JSON"),
    ("truncate -s -3 \"$save\"", "is damaged: it is not valid JSON"),
    ("printf 'x\\377\\000{' > \"$save\"", "is damaged: it is not valid JSON"),
    ("truncate -s 9M \"$save\"", "is far too large"),
    ("rm \"$save\"; mkdir \"$save\"", "is not a regular file"),
    ("rm \"$save\"; mkfifo \"$save\"", "is not a regular file"),
    ("rm \"$save\"; ln -s /dev/zero \"$save\"", "is not a regular file"),
    ("echo '[]' > \"$save\"", "is damaged: "),
    ("echo '{}' > \"$save\"", "is damaged: 'format' is missing"),
    ("sed -i 's/dailychallenge.session/other/' \"$save\"", "is damaged: 'format' is \"other\""),
    ("sed -i 's/\"generation\": 1/\"generation\": -1/' \"$save\"", "'generation' is -1"),
    ("sed -i 's/\"version\": 1/\"version\": \"1\"/' \"$save\"", "'version' is \"1\""),
    ("sed -i 's/\"day\": \"2026-01-05\"/\"day\": \"2026-01-06\"/' \"$save\"", "'day' is"),
    ("sed -i 's/intermediate/beginner/' \"$save\"", "is damaged: 'level' is \"beginner\""),
    ("sed -i 's/\"degree\": 5/\"degree\": 2147483648/' \"$save\"", "2147483648, and should be"),
    ("sed -i 's/\"clef\": \"bass\"/\"clef\": \"\\\\u001b[2J\"/' \"$save\"", "clef' is \""),
    ("sed -i 's/\"hints\": 0/\"hints\": 99/' \"$save\"", "hints' is 99"),
    ("sed -i 's/\"points\": null/\"points\": 10/' \"$save\"", "points"),
    ("printf '{\"a\":%0200d' 0 | tr 0 '[' > \"$save\"", "is damaged: it is nested too deeply"),
    ("sed -i 's/\"edition\"/\"day\": 1, &/' \"$save\"", "is damaged: it has the key 'day' twice"),
  ]

  @Test(arguments: damages, looking)
  func `who only looks leaves a damaged file as it is`(
    damage: (making: String, words: String),
    command: String
  ) async throws {
    let player = try await player(with: damage.making)
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge \(command)")
    #expect(screen.status == 65)
    #expect(screen.errors.hasPrefix("Error: The progress file '\(player.path().path)'"))
    #expect(screen.errors.contains(damage.words))
    #expect(screen.errors.contains("It is left as it is."))
    #expect(!screen.errors.contains("\u{1B}"))
    #expect(screen.output == "")
    #expect(try player.belongings() == before)
  }

  @Test(arguments: damages, [playing, moving[1]])
  func `who plays goes on beside a damaged file, which is kept`(
    damage: (making: String, words: String),
    command: String
  ) async throws {
    let player = try await player(with: damage.making)
    let before = try player.belongings().filter { $0.key.hasSuffix("json") }
    let screen = try await player.types("dailychallenge \(command)", input: "hint\n")
    #expect(screen.status == 0)
    #expect(screen.errors.hasPrefix("Warning: The progress file '\(player.path().path)'"))
    #expect(screen.errors.contains(damage.words))
    #expect(screen.errors.contains("It is kept as '\(player.path().path).damaged-"))
    #expect(!screen.errors.contains("\u{1B}"))
    let kept = try player.belongings().filter { $0.key.contains(".damaged-") }
    #expect(Array(kept.values) == Array(before.values))
    #expect(try player.saved().tasks.map(\.hints).reduce(0, +) == 1)
    let again = try await player.types("dailychallenge status --day 2026-01-05")
    #expect(again.status == 0)
  }

  private func player(with damage: String) async throws -> Player {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let made = try await player.types(damage, with: ["save": player.path().path])
    try #require(made.status == 0 && made.errors == "")
    return player
  }

  @Test func `what can be read of a damaged file goes on`() async throws {
    let player = try await player(
      with: "dailychallenge answer Bb --day 2026-01-05 > /dev/null; truncate -s -40 \"$save\""
    )
    let screen = try await player.types("dailychallenge play --day 2026-01-05", input: "C D E F\n")
    #expect(screen.errors.hasSuffix("Play goes on with what is whole: 1 task begun.\n"))
    #expect(try player.saved().tasks.prefix(2).map(\.attempts.count) == [1, 1])
  }

  #if os(Linux)
    /// Shell commands that begin a game, which plays what is written to descriptor 3, and see its first task.
    private static let beginning =
      "mkfifo line; exec 3<>line; "
      + "dailychallenge play --day 2026-01-05 < line > screen 3>&- & game=$!; "
      + "until grep -qs 'Task 1' screen; do sleep 0.01; done"

    @Test func `a file that is damaged amid a game is replaced by what the game knows`()
      async throws
    {
      let player = try Player()
      try player.has(.ofTwoTasks)
      let screen = try await player.types(
        """
        \(Self.beginning)
        echo Bb >&3
        until grep -qs 'Task 2' screen; do sleep 0.01; done
        echo '{' > "$save"
        echo C D E F >&3; exec 3>&-
        wait $game
        """,
        with: ["save": player.path().path]
      )
      #expect(screen.errors.contains("is not valid JSON"))
      #expect(screen.errors.contains("It is kept as"))
      #expect(try player.saved().tasks.map(\.attempts.count) == [1, 1])
    }

    @Test func `what another has saved in a file that is then damaged amid a game goes on`()
      async throws
    {
      let player = try Player()
      try player.has(.ofTwoTasks)
      let screen = try await player.types(
        """
        \(Self.beginning)
        dailychallenge answer Bb --day 2026-01-05 > answer
        sed -i 's/"edition" : 1/"edition" ; 1/' "$save"
        echo hint >&3; exec 3>&-
        wait $game; cat screen
        """,
        with: ["save": player.path().path]
      )
      #expect(screen.errors.contains("Play goes on with what is whole: 1 task begun."))
      #expect(screen.output.contains("went on in another terminal"))
      #expect(try player.saved().tasks.map(\.attempts.count) == [1, 0])
      #expect(try player.saved().tasks.map(\.hints) == [0, 0])
    }

    @Test func `answers in memory do not give way to another that has come less far`() async throws
    {
      let player = try Player()
      let screen = try await player.types(
        """
        rmdir "$data/days"; touch "$data/days"
        \(Self.beginning)
        echo skip >&3; echo skip >&3
        until grep -qs 'Task 2' screen; do sleep 0.01; done
        rm "$data/days"; mkdir "$data/days"
        dailychallenge answer --hint --day 2026-01-05 > other
        echo hint >&3; exec 3>&-
        wait $game; echo $?; ls "$data/superseded" | wc -l
        """,
        with: ["data": player.data.path]
      )
      #expect(screen.output == "0\n1\n")
      let tasks = try player.saved().tasks.prefix(2)
      #expect(tasks.map(\.outcome) == ["skipped", nil])
      #expect(tasks.map(\.hints) == [0, 1])
    }

    @Test func `answers in memory are not given up because another has the lock`() async throws {
      let player = try Player()
      let screen = try await player.types(
        """
        rmdir "$data/days"; touch "$data/days"
        \(Self.beginning)
        rm "$data/days"; mkdir "$data/days"
        flock "$data/lock" sleep 3 & lock=$!; sleep 0.2
        echo skip >&3; echo skip >&3
        until grep -qs 'Task 2' screen; do sleep 0.01; done
        wait $lock; echo hint >&3; exec 3>&-
        wait $game; echo $?; cat screen
        """,
        with: ["data": player.data.path]
      )
      #expect(screen.output.hasPrefix("0\n"))
      #expect(!screen.errors.contains("Nothing is lost; try again"))
      #expect(try player.saved().tasks.prefix(2).map(\.outcome) == ["skipped", nil])
    }
  #endif

  private static let newer = [
    "s/\"version\": 1/\"version\": 2/",
    "s/note-reading/rhythm-reading/",
  ]

  @Test(arguments: newer, looking + moving)
  func `a newer program's file is left alone`(change: String, command: String) async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    _ = try await player.types(
      "sed -i '\(change)' \"$save\"; sed -i s/0.0.1/7.8.9/ \"$save\"",
      with: ["save": player.path().path]
    )
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge \(command)")
    #expect(screen.status == 65)
    #expect(
      screen.errors == """
        Error: The progress file '\(player.path().path)' was written by dailychallenge 7.8.9 in a form \
        that is newer than this program. It is left as it is.

        """
    )
    #expect(try player.belongings() == before)
  }

  @Test(arguments: newer)
  func `beside a newer program's file one can play, in memory`(change: String) async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    _ = try await player.types(
      "sed -i '\(change)' \"$save\"; sed -i s/0.0.1/7.8.9/ \"$save\"",
      with: ["save": player.path().path]
    )
    let before = try player.belongings()
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05",
      input: "hint\n" + String(repeating: "skip\n", count: 20)
    )
    #expect(screen.status == 65)
    #expect(screen.errors.contains("You can play, but nothing will be kept."))
    #expect(screen.output.contains("0 of 100 points."))
    #expect(try player.belongings() == before)
  }

  /// A digit or a letter that is another by now must not close the day for good.
  @Test(arguments: newer)
  func `what the program that is named cannot have written is damaged`(change: String) async throws
  {
    let player = try await player(
      with: "dailychallenge answer Bb --day 2026-01-05 > /dev/null; dailychallenge answer C D E F"
        + " --day 2026-01-05 > /dev/null; "
        + "sed -i '\(change.replacing("\": 1", with: "\" : 1"))' \"$save\""
    )
    let screen = try await player.types("dailychallenge doctor --repair")
    #expect(screen.status == 0)
    #expect(
      screen.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("in a form that dailychallenge 0.1.0, which it names, cannot have written")
    )
    #expect(try player.saved().program == "0.1.0")
    let attempts = try player.saved().tasks.prefix(2).map(\.attempts.count)
    #expect(attempts == (change.contains("note") ? [0, 1] : [1, 1]))
  }

  @Test func `what a newer program added survives`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    _ = try await player.types(
      """
      sed -i -e 's/"generation"/"weather": { "sky": [1, 2.5, "blue", null] }, "generation"/' \
        -e 's/"hints"/"mood": "good", "hints"/' "$save"
      dailychallenge play --day 2026-01-05
      """,
      input: "Bb\nA C# E G\n",
      with: ["save": player.path().path]
    )
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: player.path()))
    let file = try #require(object as? [String: Any])
    #expect((file["weather"] as? [String: [Any]])?["sky"]?.count == 4)
    let tasks = try #require(file["tasks"] as? [[String: Any]])
    #expect(tasks.map { $0["mood"] as? String } == ["good", "good"])
    #expect(tasks.map { $0["points"] as? Int } == [10, 10])
  }

  @Test func `a file behind a symbolic link is written through it`() async throws {
    let player = try Player()
    try player.has(.ofTwoTasks)
    let screen = try await player.types(
      """
      mv "$save" elsewhere.json; chmod 640 elsewhere.json; ln -s "$PWD/elsewhere.json" "$save"
      dailychallenge answer Bb --day 2026-01-05
      test -L "$save" && ls -l elsewhere.json | cut -c1-10
      """,
      with: ["save": player.path().path]
    )
    #expect(screen.output.hasSuffix("-rw-r-----\n"))
    #expect(try player.saved().tasks[0].points == 10)
  }

  // Permissions would not do for these: whoever runs the tests may be allowed everything.

  @Test(arguments: looking)
  func `who only looks leaves a file that the system will not open`(command: String) async throws {
    let player = try Player()
    _ = try await player.types("ln -s \"$save\" \"$save\"", with: ["save": player.path().path])
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge \(command)", input: "A\n")
    #expect(screen.status == 74)
    #expect(
      screen.errors == """
        Error: The progress file '\(player.path().path)' cannot be read: Too many levels of symbolic \
        links. It is left as it is. The next game sets it aside, and goes on with what can be read of it.

        """
    )
    #expect(try player.belongings() == before)
  }

  @Test(arguments: [playing, moving[1]])
  func `who plays goes on beside a file that the system will not open, which is kept`(
    command: String
  ) async throws {
    let player = try Player()
    let screen = try await player.types(
      """
      ln -s "$save" "$save"; dailychallenge \(command); echo "$?"; readlink "$save".damaged-*
      test -L "$save" || dailychallenge status --day 2026-01-05 > /dev/null; echo "$?"
      """,
      input: "hint\n",
      with: ["save": player.path().path]
    )
    #expect(screen.lines.suffix(4) == ["0", player.path().path[...], "0", ""])
    #expect(
      screen.errors.hasPrefix("Warning: The progress file '\(player.path().path)' cannot be read: ")
    )
    #expect(screen.errors.contains("It is kept as '\(player.path().path).damaged-"))
    #expect(try player.saved().tasks.map(\.hints).reduce(0, +) == 1)
  }

  #if os(Linux)
    @Test(.enabled(if: areInstalled("setpriv"), "needs setpriv, to give up the rights of root"))
    func `a file that its owner may not open is kept, and play goes on`() async throws {
      let player = try Player()
      try player.has(.ofTwoTasks)
      let screen = try await player.types(
        """
        drop=; test "$(id -u)" = 0 && drop="setpriv --bounding-set=-dac_override,-dac_read_search,-fowner"
        dailychallenge answer Bb --day 2026-01-05 > /dev/null; chmod 000 "$save"
        $drop dailychallenge status --day 2026-01-05; echo $?
        $drop dailychallenge play --day 2026-01-05; echo $?
        ls -l "$save" | cut -c1-10; chmod 000 "$save"; test "$(id -u)" = 0 && chown 65534 "$save"
        $drop dailychallenge play --day 2026-01-05; echo $?
        test "$(id -u)" != 0 || grep -c '"kind"' "$save".damaged-*
        """,
        input: "hint\n",
        with: ["save": player.path().path]
      )
      #expect(screen.errors.contains("cannot be read: Permission denied. It is left as it is."))
      #expect(screen.lines.first == "74")
      // It is their own, and opened again.
      #expect(screen.output.contains("Task 2 of 2"))
      #expect(screen.output.contains("\n0\n-rw-------\n"))
      if getuid() == 0 {
        // It is somebody else's.
        #expect(screen.errors.contains("cannot be read: Permission denied. It is kept as '"))
        #expect(screen.lines.suffix(3) == ["0", "2", ""])
      }
    }

    @Test func `where no file at all can be reached one can play, in memory`() async throws {
      let player = try Player()
      let screen = try await player.types(
        "rmdir \"$days\"; ln -s \"$days\" \"$days\"; dailychallenge play --day 2026-01-05",
        input: "skip\nskip\n",
        with: ["days": player.data.appending(path: "days").path]
      )
      #expect(screen.status == 73)
      #expect(screen.errors.contains("You can play, but nothing will be kept."))
      #expect(screen.errors.contains("The answers of this session are lost."))
      #expect(screen.output.contains("Task 2 of 10"))
    }

    @Test func `before a drive that is not there one is told, and can play`() async throws {
      let player = try Player()
      let screen = try await player.types(
        """
        ln -s /nonexistent/save.json "$save"; dailychallenge doctor
        dailychallenge play --day 2026-01-05
        """,
        input: "skip\n",
        with: ["save": player.path().path, "COLUMNS": "500"]
      )
      #expect(screen.status == 73)
      #expect(screen.output.contains("Problem: '\(player.path().path)' cannot be written"))
      #expect(screen.errors.contains("You can play, but nothing will be kept."))
      #expect(screen.output.contains("Task 1 of 10"))
    }
  #endif

  @Test(arguments: looking + moving)
  func `a file in place of the data directory cannot be read`(command: String) async throws {
    let player = try Player()
    _ = try await player.types("echo mine > file")
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge \(command) --data-dir file")
    #expect(screen.status == 74)
    #expect(screen.errors.contains("The progress file cannot be read: 'file/days/2026-01-05"))
    #expect(try player.belongings() == before)
  }

  @Test func `beside what cannot be read one can play, in memory`() async throws {
    let player = try Player()
    _ = try await player.types("echo mine > file")
    let before = try player.belongings()
    let screen = try await player.types(
      "dailychallenge play --day 2026-01-05 --data-dir file",
      input: "skip\nskip\n"
    )
    #expect(screen.status == 73)
    #expect(screen.errors.hasPrefix("Error: The progress file cannot be read: "))
    #expect(screen.errors.contains("You can play, but nothing will be kept."))
    #expect(screen.errors.contains("The answers of this session are lost."))
    #expect(screen.output.contains("Task 2 of 10"))
    #expect(try player.belongings() == before)
  }

  @Test func `a data directory that is not there is made, for its owner only`() async throws {
    let player = try Player()
    let screen = try await player.types(
      """
      umask 0; dailychallenge answer --hint --data-dir a/b/c
      ls -ld a a/b a/b/c a/b/c/days a/b/c/days/* a/b/c/lock | cut -c1-10
      """
    )
    let permissions = screen.lines.suffix(7).dropLast()
    #expect(permissions.allSatisfy { ["drwx------", "-rw-------"].contains($0) })
  }

  #if os(Linux)
    @Test func `where nothing can be written one can play, in memory`() async throws {
      let player = try Player()
      let before = try player.belongings()
      let screen = try await player.types(
        "dailychallenge --data-dir /proc/progress",
        input: "hint\nskip\nskip\n"
      )
      #expect(screen.status == 73)
      #expect(
        screen.errors.contains("Error: The progress file cannot be saved: '/proc/progress': ")
      )
      #expect(screen.errors.contains("You can play, but nothing will be kept."))
      #expect(screen.output.contains("Task 2 of 10"))
      let answer = try await player.types("dailychallenge answer A --data-dir /proc/progress")
      #expect(answer.status == 73)
      #expect(answer.output == "")
      #expect(try player.belongings() == before)
    }

    @Test func `where there is no space left, the old file stays whole`() async throws {
      let player = try Player()
      try player.has(.ofTwoTasks)
      let before = try Data(contentsOf: player.path())
      // A limit on the size of files is met by the same call as a full disk.
      let screen = try await player.types(
        "(trap '' XFSZ; ulimit -f 1; exec dailychallenge play --day 2026-01-05 2>&1) | cat",
        input: "Bb\nA C# E G\n"
      )
      #expect(screen.output.contains("You can play, but nothing will be kept."))
      #expect(screen.output.contains("This result is lost."))
      #expect(try Data(contentsOf: player.path()) == before)
      #expect(try player.progressFiles() == ["days", "days/2026-01-05.intermediate.json", "lock"])
    }
  #endif
}

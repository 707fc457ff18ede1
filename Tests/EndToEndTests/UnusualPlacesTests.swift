import Foundation
import Testing

/// Wherever progress lies and whatever its path is called, it is kept there, or the player is told.
@Suite(.timeLimit(.minutes(10)))
struct UnusualPlacesTests {
  @Test(arguments: [
    "with space", "new\nline", "-dash", "quote'd \"twice\"", "ünïcode/♯", "\u{1B}[2J",
    "a//b/./c/../d",
  ])
  func `a path of any kind is taken as it is, and shown without what steers a terminal`(
    path: String
  ) async throws {
    let player = try Player()
    let screen = try await player.types(
      """
      dailychallenge --data-dir="$path" && cd -- "$path" && ls days
      """,
      input: "skip\nskip\n",
      with: ["path": path]
    )
    #expect(screen.status == 0)
    #expect(screen.lines.suffix(2).first?.hasSuffix(".intermediate.json") == true)
    #expect(!screen.everything.contains("\u{1B}"))
  }

  @Test func `a path that is not UTF-8 is refused`() async throws {
    let player = try Player()
    let before = try player.belongings()
    let screen = try await player.types("dailychallenge --data-dir \"$(printf '\\377')\"")
    #expect(screen.status == 64)
    let written = try await player.types("dailychallenge explain C --wav \"$(printf '\\377')\"")
    #expect(written.status == 64)
    #expect(try player.belongings() == before)
  }

  @Test(arguments: ["DAILYCHALLENGE_HOME", "XDG_DATA_HOME", "HOME"])
  func `a home that is not UTF-8 is refused, lest progress be kept elsewhere`(
    variable: String
  ) async throws {
    let player = try Player()
    let before = try player.belongings()
    let command = "env \(variable)=\"$PWD/$(printf '\\377')\" dailychallenge"
    let screen = try await player.types(command)
    #expect(screen.status == 78)
    #expect(screen.errors.contains("has a name that is not UTF-8. Name another with '--data-dir'."))
    #expect(try player.belongings() == before)
    let elsewhere = try await player.types("\(command) --data-dir progress", input: "skip\nskip\n")
    #expect(elsewhere.status == 0)
  }

  @Test(arguments: ["", "relative", "/nonexistent/home"])
  func `a home that is none does not keep one from playing`(home: String) async throws {
    let player = try Player()
    // The account's own home must not be touched by a test.
    let screen = try await player.types(
      "dailychallenge",
      input: "skip\nskip\n",
      with: ["HOME": home, "XDG_DATA_HOME": "\(player.home.path)/data"]
    )
    #expect(screen.status == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: player.home.path)
    #expect(files.contains { $0.hasPrefix("data/dailychallenge/days/2") })
  }

  @Test func `a home that cannot be written lets one play, and is told before and after`()
    async throws
  {
    let screen = try await Player().types(
      "dailychallenge play --level beginner",
      input: "skip\nskip\n",
      with: ["HOME": "/proc"]
    )
    #expect(screen.status == 73)
    #expect(screen.output.contains("Task 2 of 10"))
    let errors = screen.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors.first?.hasSuffix("You can play, but nothing will be kept.") == true)
    #expect(errors.last?.hasSuffix("The answers of this session are lost.") == true)
  }

  @Test func `a link that leads nowhere yet is written through`() async throws {
    let player = try Player()
    let screen = try await player.types(
      """
      mkdir cloud; ln -s "$PWD/cloud/save.json" "$save"
      dailychallenge answer --hint --day 2026-01-05; test -L "$save" && ls cloud
      """,
      with: ["save": player.path().path]
    )
    #expect(screen.lines.suffix(2) == ["save.json", ""])
    #expect(try player.saved().generation == 1)
  }

  @Test func `a damaged file behind a link is kept beside itself, and the link stays`() async throws
  {
    let player = try Player()
    let screen = try await player.types(
      """
      echo '{' > save.json; ln -s "$PWD/save.json" "$save"
      dailychallenge answer --hint --day 2026-01-05; test -L "$save" && ls save.json*
      """,
      with: ["save": player.path().path]
    )
    #expect(screen.lines.suffix(3).first == "save.json")
    #expect(screen.lines.suffix(2).first?.hasPrefix("save.json.damaged-2") == true)
  }

  @Test func `no string of a file or a command line steers the terminal`() async throws {
    let player = try Player()
    var save = Save.ofTwoTasks
    let evil = "\\u001b]0;x\\u0007\\u009b2J\\u202e\\u007f"
    save.questions[0] = save.questions[0].replacing("\"bass\"", with: "\"\(evil)\"")
    try player.has(save)
    let argument = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\u{7F}"
    let commands = [
      "status --day 2026-01-05", "answer --hint --day 2026-01-05", "explain \"$evil\"",
      "explain --json \"$evil\"", "answer \"$evil\"", "answer --json \"$evil\"", "\"$evil\"",
      "--\"$evil\"", "--level \"$evil\"", "--day \"$evil\"", "help \"$evil\"",
    ]
    for command in commands {
      let screen = try await player.types("dailychallenge \(command)", with: ["evil": argument])
      for character in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\u{7F}"] as [Character] {
        #expect(!screen.everything.contains(character), "\(command)")
      }
    }
  }
}

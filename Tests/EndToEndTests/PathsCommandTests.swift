import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PathsCommandTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  private func paths(
    _ words: String = "",
    with changes: [String: String] = [:]
  ) async throws -> Screen {
    try await player.types("dailychallenge paths \(words)", with: changes)
  }

  @Test func `says where everything is`() async throws {
    let home = player.home.path
    #expect(
      try await paths().output == """
        data: \(home)/.local/share/dailychallenge
        days: \(home)/.local/share/dailychallenge/days
        results: \(home)/.local/share/dailychallenge/results.jsonl
        config: \(home)/.config/dailychallenge/config.json

        """
    )
    #expect(
      try await paths("--json").output == """
        {
          "config" : "\(home)/.config/dailychallenge/config.json",
          "data" : "\(home)/.local/share/dailychallenge",
          "days" : "\(home)/.local/share/dailychallenge/days",
          "results" : "\(home)/.local/share/dailychallenge/results.jsonl",
          "version" : 1
        }

        """
    )
  }

  @Test func `makes nothing`() async throws {
    let before = try player.belongings()
    _ = try await paths(with: ["XDG_DATA_HOME": player.home.path + "/new"])
    #expect(try player.belongings() == before)
  }

  @Test func `names what the program then uses`() async throws {
    for place in ["DAILYCHALLENGE_HOME=mine", "XDG_DATA_HOME=$PWD/base", "HOME=\"$PWD/a b\""] {
      let screen = try await player.types(
        "export \(place); dailychallenge answer --skip --day 2026-01-05 > /dev/null;"
          + " ls \"$(dailychallenge paths days)\""
      )
      #expect(screen.output == "2026-01-05.intermediate.json\n")
    }
  }

  /// `@` stands for the player's home.
  @Test(arguments: [
    ("", [:], "@/.local/share/dailychallenge", "@/.config/dailychallenge/config.json"),
    (
      "", ["XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""],
      "@/.local/share/dailychallenge", "@/.config/dailychallenge/config.json"
    ),
    (
      "", ["XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "./config"],
      "@/.local/share/dailychallenge", "@/.config/dailychallenge/config.json"
    ),
    (
      "", ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c/"],
      "/d/dailychallenge", "/c/dailychallenge/config.json"
    ),
    (
      "", ["HOME": "/h", "XDG_DATA_HOME": "/d"],
      "/d/dailychallenge", "/h/.config/dailychallenge/config.json"
    ),
    ("", ["DAILYCHALLENGE_HOME": "/m"], "/m", "@/.config/dailychallenge/config.json"),
    (
      "", ["DAILYCHALLENGE_HOME": ""],
      "@/.local/share/dailychallenge", "@/.config/dailychallenge/config.json"
    ),
    (
      "--data-dir /o", ["DAILYCHALLENGE_HOME": "/m", "XDG_DATA_HOME": "/d"],
      "/o", "@/.config/dailychallenge/config.json"
    ),
  ])
  func `follows option, variables and defaults in this order`(
    options: String,
    changes: [String: String],
    data: String,
    config: String
  ) async throws {
    let expected = [data, config].map { $0.replacing("@", with: player.home.path) }
    #expect(try await paths("data \(options)", with: changes).output == expected[0] + "\n")
    #expect(try await paths("config \(options)", with: changes).output == expected[1] + "\n")
  }

  @Test(arguments: ["", "relative"])
  func `without a home to speak of takes that of the account`(home: String) async throws {
    let screen = try await paths("data", with: ["HOME": home])
    let account = NSHomeDirectoryForUser(NSUserName()) ?? ""
    #expect(screen.output == "\(account)/.local/share/dailychallenge\n")
  }

  @Test func `refuses names it does not know`() async throws {
    let screen = try await paths("date")
    #expect(screen.status == 64)
    #expect(screen.errors.contains("Did you mean 'data'?"))
    #expect(try await paths("--data-dir ''").status == 64)
  }

  @Test func `keeps a path as it is for other programs, whatever the locale`() async throws {
    let changes = ["XDG_DATA_HOME": "/tmp/Übung ♯", "LC_ALL": "C"]
    #expect(try await paths("data", with: changes).output == "/tmp/Übung ♯/dailychallenge\n")
    #expect(
      try await paths(with: changes).output.contains("data: /tmp/?bung ?/dailychallenge\n")
    )
  }

  @Test func `lets nothing through that could steer the terminal`() async throws {
    let screen = try await paths("data", with: ["DAILYCHALLENGE_HOME": "/a\u{1B}[2J\u{202E}"])
    #expect(screen.output == "/a\u{FFFD}[2J\u{FFFD}\n")
  }
}

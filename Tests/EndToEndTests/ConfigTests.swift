import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ConfigTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  private var file: URL { player.configuration.appending(path: "config.json") }

  private func config(
    _ words: String,
    with changes: [String: String] = [:]
  ) async throws -> Screen {
    try await player.types("dailychallenge config \(words)", with: changes)
  }

  @Test func `what is set holds until it is unset`() async throws {
    let set = try await config("set level advanced")
    #expect(set.status == 0)
    #expect(set.everything == "")
    #expect(try await config("get level").output == "advanced\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\n  \"level\" : \"advanced\"\n}\n")
    let status = try await player.types("dailychallenge status --day 2026-01-05")
    #expect(status.lines.first?.hasSuffix("advanced") == true)
    #expect(try await config("unset level").everything == "")
    #expect(try await config("get level").output == "intermediate\n")
  }

  @Test(arguments: ["", "list"])
  func `the list says what holds and where it was chosen`(action: String) async throws {
    _ = try await config("set level beginner")
    let list = try await config(action, with: ["DAILYCHALLENGE_NAMES": "dutch"])
    #expect(
      list.output == """
        level: beginner (file)
        names: dutch (environment)
        figure: auto (default)
        accessible: off (default)
        sound: auto (default)
        pitch-standard: 440 (default)
        player: auto (default)

        """
    )
  }

  @Test(arguments: [
    ("level", "beginner", "show --day 2026-01-05 | head -1", "beginner"),
    ("names", "german", "show --day 2026-01-05", "German names"),
    ("figure", "words", "show --day 2026-01-05 --task 1", "A note "),
  ])
  func `every setting has an option, a variable and a place in the file`(
    key: String,
    value: String,
    command: String,
    effect: String
  ) async throws {
    try player.has(.ofTwoTasks)
    try player.has(Save(level: "beginner", questions: Save.ofTwoTasks.questions))
    func shows(_ options: String = "", _ changes: [String: String] = [:]) async throws -> Bool {
      let words = command.replacing("show", with: "show \(options)")
      return try await player.types("dailychallenge \(words)", with: changes)
        .output.contains(effect)
    }
    #expect(try await !shows())
    #expect(try await shows("--\(key) \(value)"))
    #expect(try await shows("", ["DAILYCHALLENGE_\(key.uppercased())": value]))
    _ = try await config("set \(key) \(value)")
    #expect(try await shows())
  }

  @Test(arguments: ["set names german", "unset names"])
  func `a change says in JSON what holds now`(change: String) async throws {
    let screen = try await config("\(change) --json")
    #expect(screen.output.hasPrefix("{\n"))
    #expect(try await screen.output == config("get names --json").output)
  }

  @Test func `JSON has all there is to know`() async throws {
    _ = try await config("set names german")
    let screen = try await config("get names --json")
    #expect(
      screen.output == """
        {
          "settings" : [
            {
              "default" : "english",
              "key" : "names",
              "origin" : "file",
              "value" : "german",
              "values" : [
                "english",
                "german",
                "dutch",
                "solfege"
              ],
              "variable" : "DAILYCHALLENGE_NAMES"
            }
          ],
          "version" : 1
        }

        """
    )
    let list = try await config("--json")
    #expect(list.output.components(separatedBy: "\"key\"").count == 8)
  }

  @Test(arguments: [
    ("gte level", "The value 'gte' is invalid for '<action>'."),
    (
      "get levle",
      "The value 'levle' is invalid for '<key>'. Please provide one of"
        + " 'level', 'names', 'figure', 'accessible', 'sound', 'pitch-standard' or 'player'."
        + " Did you mean 'level'?"
    ),
    ("set mood calm", "The value 'mood' is invalid for '<key>'."),
    (
      "set level begginer",
      "The value 'begginer' is invalid for '<level>'. Please provide one of"
        + " 'beginner', 'intermediate' or 'advanced'. Did you mean 'beginner'?"
    ),
    ("set level ''", "The value '' is invalid for '<level>'."),
    ("get", "Missing expected argument '<key>'"),
    ("set", "Missing expected argument '<key>'"),
    ("unset", "Missing expected argument '<key>'"),
    (
      "set level",
      "Missing expected argument '<level>'\nHelp:  <level>  How hard the tasks are."
        + " (values: beginner, intermediate, advanced)\n"
    ),
    ("list level", "Unexpected argument 'level'"),
    ("get level beginner", "Unexpected argument 'beginner'"),
    ("unset level beginner", "Unexpected argument 'beginner'"),
    ("set level beginner now", "Unexpected argument 'now'"),
  ])
  func `words that cannot be obeyed change nothing`(words: String, message: String) async throws {
    let before = try player.belongings()
    let screen = try await config(words)
    #expect(screen.status == 64)
    #expect(screen.errors.hasPrefix("Error: \(message)"))
    #expect(screen.output == "")
    #expect(try player.belongings() == before)
  }

  @Test func `a wrong value in the file is mended by choosing again`() async throws {
    try Data(#"{ "level": "expert", "mood": 1 }"#.utf8).write(to: file)
    let list = try await config("list")
    #expect(list.status == 78)
    #expect(list.errors.contains("'level' is \"expert\", and should be one of beginner, "))
    #expect(list.errors.contains("'dailychallenge config set level'"))
    #expect(try await config("set level beginner").status == 0)
    #expect(try await config("get level").output == "beginner\n")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"mood\" : 1"))
  }

  @Test(arguments: ["list", "get level", "set level beginner", "unset level"])
  func `a file that is none is left alone`(words: String) async throws {
    try Data("level = beginner\n".utf8).write(to: file)
    let screen = try await config(words)
    #expect(screen.status == 78)
    #expect(screen.errors.hasPrefix("Error: The settings file '\(file.path)' is damaged"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "level = beginner\n")
  }

  @Test func `a variable that goes before what was set is pointed out`() async throws {
    let variable = ["DAILYCHALLENGE_LEVEL": "advanced"]
    let other = try await config("set level beginner", with: variable)
    #expect(other.status == 0)
    #expect(
      other.errors
        == "Note: DAILYCHALLENGE_LEVEL chooses 'advanced' and goes before the settings file.\n"
    )
    #expect(try await config("set level advanced", with: variable).errors == "")
    let common = try await config("set accessible off", with: ["ACCESSIBLE": "1"])
    #expect(
      common.errors == "Note: ACCESSIBLE chooses 'on' and goes before the settings file.\n"
    )
  }

  @Test(arguments: ["list", "get player", "set player aplay"])
  func `lets nothing through that could steer the terminal`(words: String) async throws {
    let screen = try await config(words, with: ["DAILYCHALLENGE_PLAYER": "x\u{1B}[2J\u{202E}"])
    #expect(screen.everything.contains("x\u{FFFD}[2J\u{FFFD}"))
  }

  @Test func `where nothing can be written, it is said and the status tells`() async throws {
    let screen = try await player.types(
      "XDG_CONFIG_HOME=/proc dailychallenge config set level beginner"
    )
    #expect(screen.status == 73)
    #expect(screen.errors.hasPrefix("Error: The settings file cannot be saved: '/proc"))
  }
}

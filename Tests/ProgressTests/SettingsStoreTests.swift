import DailyChallengeKit
import Foundation
import Progress
import Testing

@Suite struct `The settings` {
  private let home: Home
  private let store: SettingsStore

  init() throws {
    home = try Home()
    store = SettingsStore(directory: "\(home.path)/config/dailychallenge")
  }

  private func has(_ text: String) throws {
    let directory = URL(filePath: store.path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try home.write(text, to: store.path)
  }

  private var level: String? {
    get throws {
      try store.settings().text(of: "level", among: ["beginner", "intermediate", "advanced"])
    }
  }

  @Test func `are none before there is a file`() throws {
    #expect(try store.settings() == Settings())
    #expect(try level == nil)
  }

  @Test func `are kept, and are for their owner only`() throws {
    try store.change { $0.set("level", to: "advanced") }
    #expect(try level == "advanced")
    #expect(try home.text(of: store.path) == "{\n  \"level\" : \"advanced\"\n}\n")
    let files = FileManager.default
    #expect(try files.attributesOfItem(atPath: store.path)[.posixPermissions] as? Int == 0o600)
    try store.change { $0.set("level", to: nil) }
    #expect(try level == nil)
  }

  @Test func `leave keys alone that nobody asks for`() throws {
    try has(#"{"level": "beginner", "mood": {"calm": [true, 1, 2.5, null, "é/"]}, "names": 7}"#)
    try store.change { $0.set("level", to: "intermediate") }
    #expect(
      try home.text(of: store.path) == """
        {
          "level" : "intermediate",
          "mood" : {
            "calm" : [
              true,
              1,
              2.5,
              null,
              "é/"
            ]
          },
          "names" : 7
        }

        """
    )
  }

  @Test func `take null for nothing`() throws {
    try has(#"{"level": null}"#)
    #expect(try level == nil)
  }

  @Test(arguments: [("true", "on"), ("false", "off"), (#""on""#, "on"), ("440", "440")])
  func `take true and false for on and off, and numbers as they are`(
    json: String,
    text: String
  ) throws {
    try has(#"{"key": \#(json)}"#)
    #expect(try store.settings().text(of: "key", among: ["on", "off", "440"]) == text)
  }

  @Test(arguments: [
    (#""expert""#, #""expert""#), (#""Advanced""#, #""Advanced""#), ("3", "3"), ("true", "true"),
    ("[1]", "[1]"), ("{}", "{}"), (#""\u001b[2J""#, #""\u001b[2J""#),
  ])
  func `name key and value of what is wrong`(json: String, value: String) throws {
    try has(#"{"level": \#(json)}"#)
    let expected = "one of beginner, intermediate, advanced, or null"
    #expect(throws: InvalidValue(key: "level", value: value, expected: expected)) { try level }
  }

  @Test(arguments: [
    ("", Damage.empty), ("hello", .malformed(JSONFlaw(offset: 0, kind: .syntax))),
    ("[]", .malformed(JSONFlaw(offset: 2, kind: .notAnObject))),
    ("\"level\"", .malformed(JSONFlaw(offset: 7, kind: .notAnObject))),
    ("null", .malformed(JSONFlaw(offset: 4, kind: .notAnObject))),
    ("{", .malformed(JSONFlaw(offset: 1, kind: .syntax))),
    (#"{"level": "beginner"}}"#, .malformed(JSONFlaw(offset: 21, kind: .syntax))),
  ])
  func `are not touched where they cannot be read`(text: String, damage: Damage) throws {
    try has(text)
    let error = ProgressError.damaged(path: store.path, damage)
    #expect(throws: error) { try store.settings() }
    #expect(throws: error) { try store.change { $0.set("level", to: "beginner") } }
    #expect(try home.text(of: store.path) == text)
  }

  @Test func `are written through a symbolic link`() throws {
    try has("{}")
    let dotfile = "\(home.path)/dotfile.json"
    try FileManager.default.moveItem(atPath: store.path, toPath: dotfile)
    try FileManager.default.createSymbolicLink(
      atPath: store.path,
      withDestinationPath: dotfile
    )
    try store.change { $0.set("level", to: "beginner") }
    #expect(try home.text(of: dotfile).contains("beginner"))
    #expect(try level == "beginner")
  }

  @Test func `lose no change when many come at once`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { [path = home.path] in
          try SettingsStore(directory: "\(path)/config/dailychallenge")
            .change { $0.set("key \(number)", to: "value") }
        }
      }
      try await group.waitForAll()
    }
    let text = try home.text(of: store.path)
    #expect((0..<20).allSatisfy { text.contains("\"key \($0)\" : \"value\"") })
  }
}

import DailyChallengeKit
import Platform
import Progress
import Testing

@testable import dailychallenge

struct SettingTests {
  /// An option, a variable and a value in the file, each given or not, and what holds then.
  @Test(arguments: [
    (nil, nil, nil, nil, nil),
    (nil, nil, "beginner", "beginner", "file"),
    (nil, "", "beginner", "beginner", "file"),
    (nil, "advanced", nil, "advanced", "environment"),
    (nil, "advanced", "beginner", "advanced", "environment"),
    ("intermediate", nil, nil, "intermediate", "option"),
    ("intermediate", nil, "beginner", "intermediate", "option"),
    ("intermediate", "advanced", nil, "intermediate", "option"),
    ("intermediate", "advanced", "beginner", "intermediate", "option"),
    ("intermediate", "nonsense", "nonsense", "intermediate", "option"),
    (nil, "advanced", "nonsense", "advanced", "environment"),
  ])
  func `the option goes before the variable, and that before the file`(
    option: String?,
    variable: String?,
    file: String?,
    value: String?,
    origin: String?
  ) throws {
    let chosen = try chosen(option: option, variable: variable, file: file)
    #expect(chosen?.value.rawValue == value)
    #expect(chosen?.text == value)
    #expect(chosen?.origin.rawValue == origin)
  }

  @Test func `a wrong value counts only where it decides`() {
    #expect(throws: Failure.self) { try chosen(variable: "expert", file: "beginner") }
    #expect(throws: InvalidValue.self) { try chosen(file: "expert") }
  }

  @Test func `the file is not asked for what is decided without it`() throws {
    let chosen = try Setting.level.chosen(
      option: "beginner",
      environment: Environment { _ in nil },
      settings: { throw Unexpected() }
    )
    #expect(chosen?.value == .beginner)
  }

  @Test func `all have keys, options and variables that go together`() {
    for setting in allSettings {
      let name = setting.key.uppercased().replacing("-", with: "_")
      #expect(setting.variable == "DAILYCHALLENGE_\(name)")
      #expect(setting.option.allows(setting.standardText))
    }
    #expect(Set(allSettings.map(\.key)).count == allSettings.count)
  }

  private func chosen(
    option: String? = nil,
    variable: String? = nil,
    file: String? = nil
  ) throws -> Setting<Level>.Choice? {
    var settings = Settings()
    settings.set("level", to: file)
    return try Setting.level.chosen(
      option: option,
      environment: Environment { $0 == "DAILYCHALLENGE_LEVEL" ? variable : nil },
      settings: { settings }
    )
  }
}

private struct Unexpected: Error {}

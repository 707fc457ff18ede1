import Platform
import Progress
import TerminalUI

extension Argument {
  static let action = Argument(
    "action",
    .oneOrNone,
    allowedValues: ConfigAction.allCases.map(\.rawValue),
    help: "What to do; list when left out."
  )
  static let key = Argument(
    "key",
    .oneOrNone,
    allowedValues: allSettings.map(\.key),
    help: "The setting to get, set or unset."
  )
  static let value = Argument("value", .oneOrNone, help: "What to set it to.")
}

extension Command<Action> {
  static let config = Command(
    "config",
    summary: "Show or change the settings.",
    discussion: """
      Shows what holds, and where it was chosen: in the environment, in the settings file, or nowhere \
      and by default. Sets and unsets what is in the file. 'help settings' lists keys and values.
      """,
    examples: [
      "dailychallenge config", "dailychallenge config get level",
      "dailychallenge config set names german", "dailychallenge config unset names",
    ],
    arguments: [.action, .key, .value],
    flags: [.json]
  ) { arguments, world in
    switch try ConfigCall(arguments) {
    case .list:
      let states = try allSettings.map { try SettingState($0, in: world) }
      try world.write(states, as: \.line, arguments)
    case .get(let setting):
      try world.write([try SettingState(setting, in: world)], as: \.value, arguments)
    case .set(let setting, let value):
      try world.set(setting, to: value)
      guard arguments[.json] else { break }
      var world = world
      world.savedSettings = SavedSettings(in: world.settingsStore)
      try world.write([try SettingState(setting, in: world)], as: \.line, arguments)
    }
    return .success
  }
}

extension World {
  fileprivate func write(
    _ states: [SettingState],
    as line: (SettingState) -> String,
    _ arguments: ParsedArguments
  ) throws {
    if arguments[.json] {
      try console.write(json: ConfigReport(settings: states))
    } else {
      try console.write(states.map { line($0).printable })
    }
  }

  fileprivate func set(_ setting: any SettingDescription, to value: String?) throws(Failure) {
    guard let settingsStore else { throw .noConfigurationHome }
    do {
      try settingsStore.change { $0.set(setting.key, to: value) }
    } catch {
      throw .settings(error)
    }
    if let other = setting.text(in: environment), other != value,
      let variable = setting.variables.first(where: { environment[$0] != nil })
    {
      console.complain(
        "Note: \(variable) chooses '\(other.printable)' and goes before the settings file."
      )
    }
  }
}

/// What `config` can do.
enum ConfigAction: String, CaseIterable {
  case list, get, set, unset
}

/// What the words after `config` ask for.
enum ConfigCall {
  case list
  case get(any SettingDescription)
  /// Nil unsets.
  case set(any SettingDescription, to: String?)

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let action = arguments[.action].flatMap(ConfigAction.init) ?? .list
    switch action {
    case .list:
      try arguments.refuse(.key, .value)
      self = .list
    case .get:
      try arguments.refuse(.value)
      self = .get(try arguments.setting())
    case .set:
      let setting = try arguments.setting()
      self = .set(setting, to: try arguments.value(for: setting))
    case .unset:
      try arguments.refuse(.value)
      self = .set(try arguments.setting(), to: nil)
    }
  }
}

extension ParsedArguments {
  fileprivate func setting() throws(UsageError) -> any SettingDescription {
    try required(.key) { key in allSettings.first { $0.key == key } }
  }

  fileprivate func value(for setting: any SettingDescription) throws(UsageError) -> String {
    let argument = Argument(
      setting.key,
      allowedValues: setting.option.allowedValues,
      help: setting.option.help
    )
    guard let value = self[.value] else {
      throw UsageError(.missingArgument(argument), command: command)
    }
    guard argument.allows(value) else {
      throw UsageError(.invalidValue(value, for: argument), command: command)
    }
    return value
  }

  /// Refuses words that the action has no use for.
  fileprivate func refuse(_ arguments: Argument...) throws(UsageError) {
    let surplus = arguments.compactMap { self[$0] }
    guard surplus.isEmpty else {
      throw UsageError(.unexpectedArguments(surplus), command: command)
    }
  }
}

/// Settings for other programs to read.
struct ConfigReport: Encodable {
  let version = 1
  let settings: [SettingState]
}

/// A setting as it is now.
struct SettingState: Encodable {
  let key: String
  let value: String
  /// "environment", "file" or "default".
  let origin: String
  let variable: String
  let values: [String]
  let standard: String

  private enum CodingKeys: String, CodingKey {
    case key, value, origin, variable, values
    case standard = "default"
  }

  /// - Throws: ``Failure``.
  init(_ setting: any SettingDescription, in world: World) throws {
    let current = try setting.current(in: world)
    key = setting.key
    value = current.text
    origin = current.origin.rawValue
    variable = setting.variable
    values = setting.option.allowedValues
    standard = setting.standardText
  }

  /// "level: beginner (file)"
  var line: String { "\(key): \(value) (\(origin))" }
}

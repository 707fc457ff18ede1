import Platform
import Progress

/// Something a player may choose once and for all, and the places to say it: an option, else a variable
/// of the environment, else the settings file.
struct Setting<Value: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// Its name is the key in the file too; its help and its values are those of the setting.
  let option: Option
  let variable: String

  /// What holds when nobody says anything.
  let standard: Value

  init(_ option: Option, variable: String, standard: Value) {
    self.option = option
    self.variable = variable
    self.standard = standard
  }
}

/// Where a setting was chosen.
enum SettingOrigin: String {
  case option, environment, file
  /// Nowhere.
  case standard = "default"
}

extension Setting {
  /// What was chosen, and where; nil when it was chosen nowhere.
  ///
  /// - Parameters:
  ///   - text: The option's value.
  ///   - settings: What is in the file. Not asked for when it does not matter.
  /// - Throws: ``Failure`` for a wrong value in the environment, `InvalidValue` for one in the file, or
  ///   what `settings` throws.
  func chosen(
    option text: String?,
    environment: Environment,
    settings: () throws -> Settings
  ) throws -> (value: Value, origin: SettingOrigin)? {
    if let value = text.flatMap(Value.init(rawValue:)) { return (value, .option) }
    if let text = environment[variable] {
      guard let value = Value(rawValue: text) else {
        throw Failure.invalidVariable(variable, value: text, expected: option.allowedValues)
      }
      return (value, .environment)
    }
    return try settings().value(of: key, as: Value.self).map { ($0, .file) }
  }
}

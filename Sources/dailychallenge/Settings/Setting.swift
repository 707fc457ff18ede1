import Platform
import Progress

/// Something a player may choose once and for all, and the places to say it: an option, else a variable
/// of the environment, else the settings file.
struct Setting<Value: Sendable>: Sendable {
  /// Its name is the key in the file too; its help and its values are those of the setting.
  let option: Option
  let variable: String

  /// A variable of many programs, which switches the setting on by being there.
  let commonVariable: String?

  /// What holds when nobody says anything.
  let standard: Value
  private let read: @Sendable (String) -> Value?
  private let write: @Sendable (Value) -> String

  init(_ option: Option, variable: String, standard: Value) where Value: RawRepresentable<String> {
    self.option = option
    self.variable = variable
    commonVariable = nil
    self.standard = standard
    read = { Value(rawValue: $0) }
    write = \.rawValue
  }

  /// A setting that is on or off. Other words for that are understood in the environment.
  init(
    _ option: Option,
    variable: String,
    commonVariable: String,
    standard: Bool
  ) where Value == Bool {
    self.option = option
    self.variable = variable
    self.commonVariable = commonVariable
    self.standard = standard
    read = { text in
      switch text.lowercased() {
      case "on", "1", "true", "yes": true
      case "off", "0", "false", "no": false
      default: nil
      }
    }
    write = { $0 ? "on" : "off" }
  }

  var standardText: String { write(standard) }
}

/// Where a setting was chosen.
enum SettingOrigin: String {
  case option, environment, file
  /// Nowhere.
  case standard = "default"
}

extension Setting {
  /// What was chosen, as a value and as it was said, and where.
  typealias Choice = (value: Value, text: String, origin: SettingOrigin)

  /// What was chosen; nil when nothing was.
  ///
  /// - Parameters:
  ///   - option: The option's value.
  ///   - settings: What is in the file. Not asked for when it does not matter.
  /// - Throws: ``Failure`` for a wrong value in the environment, `InvalidValue` for one in the file, or
  ///   what `settings` throws.
  func chosen(
    option: String?,
    environment: Environment,
    settings: () throws -> Settings
  ) throws -> Choice? {
    let values = self.option.allowedValues
    if let option, let value = read(option) { return (value, option, .option) }
    if let text = environment[variable] {
      guard let value = read(text) else {
        throw Failure.invalidVariable(variable, value: text, expected: values)
      }
      return (value, write(value), .environment)
    }
    if let commonVariable, environment[commonVariable] != nil, let value = read("on") {
      return (value, write(value), .environment)
    }
    guard let text = try settings().text(of: key, among: values), let value = read(text) else {
      return nil
    }
    return (value, text, .file)
  }
}

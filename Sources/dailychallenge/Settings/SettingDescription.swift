import Platform
import Progress

/// A setting for lists and texts, whatever the type of its values.
protocol SettingDescription: Sendable {
  var option: Option { get }
  var variable: String { get }
  var commonVariable: String? { get }
  var standardText: String { get }

  /// The value that holds when no option says otherwise, and where it was chosen.
  ///
  /// - Throws: ``Failure``.
  func current(in world: World) throws -> (text: String, origin: SettingOrigin)

  /// What the environment says; nil where it says nothing of use.
  func text(in environment: Environment) -> String?
}

extension SettingDescription {
  /// What the settings file calls it.
  var key: String { option.name }

  /// The variables of the environment, of which the first that is set decides.
  var variables: [String] { [variable, commonVariable].compactMap(\.self) }
}

extension Setting: SettingDescription {
  func text(in environment: Environment) -> String? {
    try? chosen(option: nil, environment: environment, settings: { Settings() })?.text
  }

  func current(in world: World) throws -> (text: String, origin: SettingOrigin) {
    try world.chosen(self).map { ($0.text, $0.origin) } ?? (standardText, .standard)
  }
}

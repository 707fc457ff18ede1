/// A setting for lists and texts, whatever the type of its values.
protocol SettingDescription: Sendable {
  var option: Option { get }
  var variable: String { get }
  var standardText: String { get }

  /// The value that holds when no option says otherwise, and where it was chosen.
  ///
  /// - Throws: ``Failure``.
  func current(in world: World) throws -> (text: String, origin: SettingOrigin)
}

extension SettingDescription {
  /// What the settings file calls it.
  var key: String { option.name }
}

extension Setting: SettingDescription {
  func current(in world: World) throws -> (text: String, origin: SettingOrigin) {
    try world.chosen(self).map { ($0.text, $0.origin) } ?? (standardText, .standard)
  }
}

import DailyChallengeKit
import Progress
import TerminalUI

extension World {
  /// What was chosen on the command line, or else in the environment, or else in the settings file, and
  /// where; nil when it was chosen nowhere.
  ///
  /// Whoever names the level goes round a settings file that cannot be used.
  ///
  /// - Throws: ``Failure``.
  func chosen<Value>(
    _ setting: Setting<Value>,
    by arguments: ParsedArguments? = nil
  ) throws -> Setting<Value>.Choice? {
    do {
      return try setting.chosen(
        option: arguments?[setting.option],
        environment: environment,
        settings: savedSettings.get
      )
    } catch let error as ProgressError {
      guard arguments?[.level] == nil else { return nil }
      throw Failure.settings(error)
    } catch let flaw as InvalidValue {
      guard arguments?[.level] == nil else { return nil }
      throw Failure.invalidSetting(flaw, path: settingsStore?.path ?? "")
    }
  }

  /// The settings in the file that have a value they cannot have.
  var invalidSettings: [Finding] {
    guard let settings = try? savedSettings.get(), let path = settingsStore?.path else { return [] }
    return allSettings.compactMap { setting -> Finding? in
      do throws(InvalidValue) {
        _ = try settings.text(of: setting.key, among: setting.option.allowedValues)
        return nil
      } catch {
        return Finding(path, .damaged(.invalid(error)))
      }
    }
  }

  /// The value that holds.
  ///
  /// - Throws: ``Failure``.
  func value<Value>(of setting: Setting<Value>, by arguments: ParsedArguments) throws -> Value {
    try chosen(setting, by: arguments)?.value ?? setting.standard
  }

  /// This world with notes named, and everything told, as the player has chosen.
  ///
  /// - Throws: ``Failure``.
  func told(by arguments: ParsedArguments) throws -> World {
    let isAccessible = try arguments[.accessible] || value(of: .accessible, by: arguments)
    var world = self
    world.console.style = style.named(in: try value(of: .names, by: arguments))
    if isAccessible { world.console.style = world.style.spoken() }
    return world
  }
}

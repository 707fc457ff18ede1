import DailyChallengeKit
import MusicTheory
import Platform
import Progress
import TerminalUI

extension World {
  /// The settings file; nil where there is no home.
  func settings() -> SettingsStore? {
    paths.configuration.map { SettingsStore(directory: $0) }
  }

  /// What the player has chosen once and for all; nothing where there is no home.
  ///
  /// - Throws: ``Failure`` where the file cannot be used.
  func chosenSettings() throws(Failure) -> Settings {
    do {
      return try settings()?.settings() ?? Settings()
    } catch {
      throw .settings(error)
    }
  }

  /// This world with notes named as the command line has it, or else the environment, or else the
  /// settings.
  ///
  /// - Throws: ``Failure``, or `UsageError`.
  func naming(as arguments: ParsedArguments) throws -> World {
    let names =
      try arguments.value(of: .names) { NamingSystem(rawValue: $0) }
      ?? namesInEnvironment() ?? namesInSettings(arguments)
    var world = self
    world.console.style = style.named(in: names ?? .english)
    return world
  }

  /// Whoever names the level goes round settings that cannot be used.
  private func namesInSettings(_ arguments: ParsedArguments) throws(Failure) -> NamingSystem? {
    do {
      return try chosenSettings().names
    } catch {
      guard arguments[.level] == nil else { return nil }
      throw error
    }
  }

  private func namesInEnvironment() throws(Failure) -> NamingSystem? {
    let variable = "DAILYCHALLENGE_NAMES"
    guard let value = environment[variable] else { return nil }
    guard let names = NamingSystem(rawValue: value) else {
      throw .invalidVariable(
        variable,
        value: value,
        expected: NamingSystem.allCases.map(\.rawValue)
      )
    }
    return names
  }
}

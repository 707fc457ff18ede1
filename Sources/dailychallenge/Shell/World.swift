import DailyChallengeKit
import Platform
import Progress
import TerminalUI

/// What the commands know of the world around them, as values.
struct World {
  let today: CalendarDay
  let now: () -> Timestamp
  /// Seconds since some moment, for measuring.
  let stopwatch: () -> Double
  let paths: Paths
  var console: Console
  let environment: Environment
  /// Nil where there is no home.
  let settingsStore: SettingsStore?
  var savedSettings: SavedSettings
  /// Whether anything may be asked, or read from standard input.
  let takesInput: Bool
  /// Whether a person sits at the other end, to be asked: both standard input and output are terminals.
  let isInteractive: Bool
  let scales: ScaleTable
}

extension World {
  /// The world as this process finds it.
  ///
  /// - Throws: ``ScaleCatalogError``, or ``Failure`` when the clock is out of all reason.
  static func current(
    environment: Environment,
    console: Console,
    takesInput: Bool
  ) async throws -> World {
    guard let today = CalendarDay(LocalTime.now) else {
      throw Failure.unreasonableClock
    }
    let store = SettingsStore(environment)
    return World(
      today: today,
      now: { Timestamp(secondsSince1970: LocalTime.now.secondsSinceEpoch) },
      stopwatch: { MonotonicClock.seconds },
      paths: Paths(environment: environment),
      console: console,
      environment: environment,
      settingsStore: store,
      savedSettings: SavedSettings(in: store),
      takesInput: takesInput,
      isInteractive: takesInput && FileDescriptor.standardInput.isTerminal
        && FileDescriptor.standardOutput.isTerminal,
      scales: ScaleTable(try await bundledScaleCatalog().scales())
    )
  }

  var style: TextStyle { console.style }

  /// Whether the player sees a terminal that can move its cursor.
  var hasEditableLines: Bool {
    isInteractive && style.manner == .written
      && environment["TERM"].map { !["dumb", "unknown"].contains($0) } ?? false
  }
}

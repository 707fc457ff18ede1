import DailyChallengeKit
import Platform

/// Whether the player wants to hear anything during play.
enum SoundChoice: String, CaseIterable {
  /// Where somebody can be expected to listen.
  case auto
  case on, off
}

/// Why nothing is played.
enum Silence {
  case wanted, inTest, overSSH, withoutTerminal, afterFailure
  case withoutPlayer(any Error)

  /// - Returns: nil where a sound may be heard, provided that there is a player.
  init?(_ choice: SoundChoice, environment: Environment, isInteractive: Bool) {
    switch choice {
    case .off: self = .wanted
    case .on: return nil
    case .auto where environment["CI"] != nil: self = .inTest
    // The sound would be heard where nobody sits.
    case .auto where ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0] != nil }:
      self = .overSSH
    case .auto where !isInteractive: self = .withoutTerminal
    case .auto: return nil
    }
  }

  var words: String {
    switch self {
    case .wanted: "Sound is off. '--sound on' turns it on."
    case .inTest: "Sound is off where CI is set, unless you say '--sound on'."
    case .overSSH: "Sound is off over ssh, unless you say '--sound on'."
    case .withoutTerminal: "Sound is off without a terminal, unless you say '--sound on'."
    case .afterFailure: "Sound has failed, and stays off until you start again."
    case .withoutPlayer(let error): Report(error).words
    }
  }
}

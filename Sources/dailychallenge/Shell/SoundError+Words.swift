import DailyChallengeKit

extension SoundError {
  /// What was the matter, and what now.
  var words: String {
    switch self {
    case .noPlayer:
      "There is no program to play sounds with. Install pw-play, paplay, aplay or ffplay, or name one"
        + " with '\(Option.player.longSpelling)'."
    case .notStarted: "The program that plays sounds could not be started."
    case .playerFailed: "The program that plays sounds failed. Is there a sound card?"
    case .notASound: "The sound was gone before it could be played."
    case .tooSlow: "The program that plays sounds did not come to an end, and was stopped."
    case .noAnswer: "The program that plays sounds gave no answer."
    case .unknownStatus(let status): "The program that plays sounds failed (\(status))."
    }
  }
}

import DailyChallengeKit
import TerminalUI

/// Lets the player hear what belongs to a session, and says what it is, or why there is nothing to hear.
struct Listening {
  let sounds: SoundOutput
  let style: TextStyle

  /// A tone to compare with, and the player's last answer to the task that is open.
  func toOpenTask(of session: ChallengeSession) -> [String] {
    guard let task = session.currentTask else { return [] }
    return play(Playback(ofOpen: task.question, reading: session.lastReading))
  }

  /// The player's answer to the last task that is over, and the right one.
  func toTaskOver(of session: ChallengeSession) -> [String] {
    guard let playback = session.lastTaskOver.flatMap(Playback.init(ofOver:)) else {
      return style.wrap("No task is over yet.", indent: 2)
    }
    return play(playback)
  }

  private func play(_ playback: Playback) -> [String] {
    if let silence = sounds.start(playback.sound) { return style.wrap(silence.words, indent: 2) }
    return PlaybackRenderer(style: style).lines(for: playback)
  }
}

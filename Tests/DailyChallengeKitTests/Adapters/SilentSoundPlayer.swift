import DailyChallengeKit

/// The Swift-native double of a sound player: nothing is heard.
struct SilentSoundPlayer: SoundPlaying {
  /// What comes of every sound.
  enum Outcome: Sendable {
    case ends
    case fails(SoundError)
    /// It plays until it is stopped.
    case goesOn
  }

  let outcome: Outcome

  func play(_ sound: Sound) async throws {
    try Task.checkCancellation()
    switch outcome {
    case .ends: break
    case .fails(let error): throw error
    case .goesOn: try await Task.sleep(for: .seconds(600))
    }
  }
}

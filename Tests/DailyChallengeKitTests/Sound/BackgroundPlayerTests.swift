import Synchronization
import Testing

@testable import DailyChallengeKit

@Suite(.timeLimit(.minutes(5)))
struct `Sounds in the background` {
  /// Notes what begins and what ends, and goes on until it is stopped.
  private final class Recorder: SoundPlaying {
    let begun = Mutex(0)
    let stopped = Mutex(0)

    func play(_ sound: Sound) async throws {
      begun.withLock { $0 += 1 }
      defer { stopped.withLock { $0 += 1 } }
      try await Task.sleep(for: .seconds(600))
    }

    func hasBegun(_ count: Int) async {
      while begun.withLock({ $0 }) < count { await Task.yield() }
    }

    func hasStopped(_ count: Int) async {
      while stopped.withLock({ $0 }) < count { await Task.yield() }
    }
  }

  @Test
  func `play while something else goes on, one at a time`() async {
    let recorder = Recorder()
    let player = BackgroundPlayer(recorder)
    player.start(Sound())
    await recorder.hasBegun(1)
    #expect(recorder.stopped.withLock { $0 } == 0)
    player.start(Sound())
    await recorder.hasStopped(1)
    await recorder.hasBegun(2)
    player.stop()
    await recorder.hasStopped(2)
    #expect(player.takeTrouble() == nil)
  }

  @Test
  func `have each trouble told once`() async {
    let player = BackgroundPlayer(SilentSoundPlayer(outcome: .fails(.playerFailed)))
    #expect(player.takeTrouble() == nil)
    for _ in 1...2 {
      player.start(Sound())
      while !player.hasTrouble { await Task.yield() }
      #expect(player.takeTrouble() as? SoundError == .playerFailed)
      #expect(!player.hasTrouble)
      #expect(player.takeTrouble() == nil)
    }
  }
}

import Dispatch
import LegacyEngines
import Synchronization

@testable import DailyChallengeKit

/// A legacy player that plays nothing, keeps its callbacks, and does with them what a test wants.
final class ScriptedSoundPlayer: LegacySoundPlayer {
  typealias Callback = (Int32) -> Void

  private let playing: (@escaping Callback) -> Void
  private let keepsCallbacks: Bool
  private let log: SoundLog?
  private var callbacks: [Int32: Callback] = [:]
  private var lastToken: Int32 = 0

  /// - Parameters:
  ///   - keepsCallbacks: Whether a callback lives on until the request is cancelled, which then calls it.
  ///   - log: Where to note what was asked for.
  ///   - playing: What to do with the callback of a request.
  init(
    keepsCallbacks: Bool = false,
    log: SoundLog? = nil,
    _ playing: @escaping (@escaping Callback) -> Void = { _ in }
  ) {
    self.playing = playing
    self.keepsCallbacks = keepsCallbacks
    self.log = log
    super.init()
  }

  override func play(_ path: String, _ completion: @escaping Callback) -> Int32 {
    lastToken += 1
    log?.played.withLock { $0.append(path) }
    if keepsCallbacks { callbacks[lastToken] = completion }
    playing(completion)
    return lastToken
  }

  override func cancel(_ token: Int32) {
    log?.cancelled.withLock { $0.append(token) }
    callbacks.removeValue(forKey: token)?(LegacySoundPlayer.statusCancelled)
  }
}

/// What was asked of a player, and which files there are.
final class SoundLog: Sendable {
  let played = Mutex<[String]>([])
  let cancelled = Mutex<[Int32]>([])
  private let present = Mutex<Set<String>>([])
  private let misuse = Mutex<[String]>([])

  var playedFiles: [String] { played.withLock(\.self) }
  var cancelledTokens: [Int32] { cancelled.withLock(\.self) }
  var reports: [String] { misuse.withLock(\.self) }
  var filesLeft: Set<String> { present.withLock(\.self) }

  func noteMisuse(_ report: String) {
    misuse.withLock { $0.append(report) }
  }

  /// Files that are nowhere but in this log.
  var files: SoundFiles {
    SoundFiles(
      write: { _ in
        self.present.withLock { present in
          let path = "/sound-\(present.count).wav"
          present.insert(path)
          return path
        }
      },
      remove: { path in self.present.withLock { _ = $0.remove(path) } }
    )
  }
}

import Foundation

/// Lets a few in at a time, and the others wait their turn.
actor Turnstile {
  /// For the commands that all tests together run.
  static let processes = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount + 2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    free = places
  }

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

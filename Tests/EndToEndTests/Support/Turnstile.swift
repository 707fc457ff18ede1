import Foundation

/// Lets a few in at a time, and the others wait their turn.
actor Turnstile {
  /// For the commands that all tests together run.
  static let processes = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount + 2)

  /// For the oracle's exercises among them, lest all the others wait for those.
  static let exercises = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    free = places
  }

  /// Does something as soon as there is a place.
  func pass<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

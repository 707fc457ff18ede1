import Foundation
import Testing

/// Runs something on a thread of its own, since tasks share too few threads for a test to wait,
/// blocked, for one.
func onAnotherThread(
  after seconds: TimeInterval = 0,
  _ body: @escaping @Sendable () throws -> Void
) {
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    do {
      try body()
    } catch {
      Issue.record(error)
    }
  }
}

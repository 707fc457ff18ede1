import Dispatch
import Testing

@testable import DailyChallengeKit

/// A checked continuation ends the program when it is resumed twice, so these tests fail loudly.
@Suite(.timeLimit(.minutes(10)))
struct `A continuation that is resumed once` {
  private struct Abandoned: Error {}

  @Test
  func `gives the first result, whatever comes after`() async throws {
    let value = try await withCheckedThrowingContinuation { continuation in
      let once = ResumeOnce<Int>(continuation, orThrow: Abandoned())
      once.resume(with: .success(1))
      once.resume(with: .success(2))
      once.resume(with: .failure(Abandoned()))
    }
    #expect(value == 1)
  }

  @Test
  func `throws when it goes without a result`() async {
    await #expect(throws: Abandoned.self) {
      try await withCheckedThrowingContinuation { continuation in
        _ = ResumeOnce<Int>(continuation, orThrow: Abandoned())
      }
    }
  }

  @Test
  func `takes one of many results that come at once, a thousand times`() async throws {
    for _ in 1...1000 {
      let value = try await withCheckedThrowingContinuation { continuation in
        let once = ResumeOnce<Int>(continuation, orThrow: Abandoned())
        DispatchQueue.concurrentPerform(iterations: 4) { once.resume(with: .success($0)) }
      }
      #expect((0..<4).contains(value))
    }
  }

  @Test
  func `throws once when many let go of it at once, a thousand times`() async {
    for _ in 1...1000 {
      await #expect(throws: Abandoned.self) {
        try await withCheckedThrowingContinuation { continuation in
          let once = ResumeOnce<Int>(continuation, orThrow: Abandoned())
          for _ in 1...4 {
            DispatchQueue.global().async { withExtendedLifetime(once) {} }
          }
        }
      }
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

/// Each in a process of its own, for the signals of a process are all its threads'.
@Suite(.timeLimit(.minutes(10)))
struct InterruptsTests {
  @Test func `wake a reader that waits`() async {
    await #expect(processExitsWith: .success) {
      var reader = LineReader(try TestPipe().readingEnd, interrupts: try .catchingSignals())
      for signal in Signal.requestsToEnd {
        send(signal.number)
        #expect(try reader.next() == .interrupted(signal))
      }
    }
  }

  @Test func `arrive in order, and none is made up`() async {
    await #expect(processExitsWith: .success) {
      let interrupts = try Interrupts.catchingSignals()
      #expect(try interrupts.pending() == nil)
      send(SIGTERM)
      send(SIGINT)
      #expect(try interrupts.pending() == .terminate)
      #expect(try interrupts.pending() == .interrupt)
      #expect(try interrupts.pending() == nil)
    }
  }

  @Test func `are never too many`() async {
    await #expect(processExitsWith: .success) {
      let interrupts = try Interrupts.catchingSignals()
      for _ in 0..<100_000 { send(SIGINT) }
      errno = ENOSPC
      send(SIGINT)
      #expect(errno == ENOSPC)
      #expect(try interrupts.pending() == .interrupt)
    }
  }

  @Test func `stay ignored where the program was started so`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      signal(SIGTERM, SIG_DFL)
      let interrupts = try Interrupts.catchingSignals()
      send(SIGHUP)
      #expect(try interrupts.pending() == nil)
      send(SIGTERM)
      #expect(try interrupts.pending() == .terminate)
    }
  }

  @Test func `end the process by the true cause when raised again`() async {
    await #expect(processExitsWith: .signal(SIGINT)) { try Self.die(of: .interrupt) }
    await #expect(processExitsWith: .signal(SIGTERM)) { try Self.die(of: .terminate) }
    await #expect(processExitsWith: .signal(SIGHUP)) { try Self.die(of: .hangUp) }
  }

  private static func die(of signal: Signal) throws {
    let interrupts = try Interrupts.catchingSignals()
    send(signal.number)
    #expect(try interrupts.pending() == signal)
    signal.reraise()
  }
}

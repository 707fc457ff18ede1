#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

/// The near end of a pseudo-terminal, whose far end the test holds. Each in a process of its own, for
/// signals and the terminal to be given back are the process's.
@Suite(.timeLimit(.minutes(10)))
struct RawTerminalTests {
  private struct Ends {
    let far: FileDescriptor
    let near: FileDescriptor

    init() throws {
      var ends: (far: Int32, near: Int32) = (-1, -1)
      try #require(openpty(&ends.far, &ends.near, nil, nil, nil) == 0)
      far = FileDescriptor(rawValue: ends.far)
      near = FileDescriptor(rawValue: ends.near)
    }

    /// What the far end has been sent so far.
    func shown() -> String {
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = read(far.rawValue, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    func raw() throws -> RawTerminal {
      try #require(try RawTerminal(near, near, interrupts: .catchingSignals()))
    }
  }

  @Test func `hands on keys as they come, unseen, and those typed before`() async {
    await #expect(processExitsWith: .success) {
      let ends = try Ends()
      try ends.far.write("A\nB")
      let echo = ends.shown()
      let terminal = try ends.raw()
      #expect(try terminal.next() == .bytes([UInt8]("A\nB".utf8)))
      try ends.far.write("\u{03}\u{1A}\u{1C}\u{16}é")
      #expect(try terminal.next() == .bytes([UInt8]("\u{03}\u{1A}\u{1C}\u{16}é".utf8)))
      #expect(echo == "A\r\nB")
      #expect(ends.shown() == "\u{1B}[?2004h")
    }
  }

  @Test func `is quiet for as long as it may be`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try Ends().raw()
      let start = MonotonicClock.seconds
      #expect(try terminal.next(waitingAtMost: 0.1) == .quiet)
      #expect(MonotonicClock.seconds - start >= 0.1)
      #expect(MonotonicClock.seconds - start < 10)
    }
  }

  @Test func `tells of signals before keys`() async {
    await #expect(processExitsWith: .success) {
      let ends = try Ends()
      let terminal = try ends.raw()
      try ends.far.write("A")
      for signal in Signal.requestsToEnd {
        send(signal.number)
        #expect(try terminal.next() == .interrupted(signal))
      }
      send(SIGWINCH)
      #expect(try terminal.next() == .resized)
      #expect(try terminal.next() == .bytes([UInt8(ascii: "A")]))
    }
  }

  @Test func `ends when the window is gone`() async {
    await #expect(processExitsWith: .success) {
      let ends = try Ends()
      let terminal = try ends.raw()
      close(ends.far.rawValue)
      #expect(try terminal.next() == .end)
    }
  }

  @Test func `is nothing that is no terminal`() async {
    await #expect(processExitsWith: .success) {
      let pipe = try TestPipe()
      let ends = try Ends()
      let interrupts = try Interrupts.catchingSignals()
      #expect(try RawTerminal(pipe.readingEnd, ends.near, interrupts: interrupts) == nil)
    }
  }
}

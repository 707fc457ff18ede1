#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

/// A question to a terminal that the test plays itself, at the other end of a pseudo-terminal.
@Suite(.timeLimit(.minutes(1)))
final class QuestionTests {
  private let terminal: FileDescriptor
  private let input: FileDescriptor
  private let signals: TestPipe

  init() throws {
    var ends: (far: Int32, near: Int32) = (-1, -1)
    try #require(openpty(&ends.far, &ends.near, nil, nil, nil) == 0)
    terminal = FileDescriptor(rawValue: ends.far)
    input = FileDescriptor(rawValue: ends.near)
    signals = try TestPipe()
  }

  deinit {
    close(terminal.rawValue)
    close(input.rawValue)
    signals.close()
  }

  /// Asks "?" and hears until a full stop; gives back what was heard.
  private func ask(waiting seconds: Double = 10) throws -> String {
    var heard: [UInt8] = []
    try input.ask(
      "?",
      through: input,
      waiting: seconds,
      interrupts: Interrupts(readingFrom: signals.readingEnd)
    ) { bytes in
      heard += bytes
      return bytes.contains(UInt8(ascii: "."))
    }
    return String(decoding: heard, as: UTF8.self)
  }

  private var mode: [UInt8] {
    var settings = termios()
    tcgetattr(input.rawValue, &settings)
    return withUnsafeBytes(of: &settings) { [UInt8]($0) }
  }

  /// What the terminal has been sent so far.
  private func shown() -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = read(terminal.rawValue, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func `is heard to the end, and nothing of it is echoed`() throws {
    let before = mode
    onAnotherThread(after: 0.05) { [terminal] in
      try terminal.write("F#")
      try terminal.write("\u{1B}[?62;4c.")
    }
    #expect(try ask() == "F#\u{1B}[?62;4c.")
    #expect(mode == before)
    #expect(shown() == "?")
  }

  @Test func `hands on what was typed before it, lines and all`() throws {
    try terminal.write("F#\nB")
    onAnotherThread(after: 0.05) { [terminal] in try terminal.write("b.") }
    #expect(try ask() == "F#\nBb.")
  }

  @Test func `costs no more than its time`() throws {
    let before = mode
    let start = MonotonicClock.seconds
    #expect(try ask(waiting: 0.1) == "")
    #expect(MonotonicClock.seconds - start < 1)
    #expect(MonotonicClock.seconds - start >= 0.1)
    #expect(mode == before)
  }

  @Test func `gives way to a signal, which stays pending`() throws {
    let before = mode
    onAnotherThread(after: 0.05) { [end = try #require(signals.writingEnd)] in
      try end.write([Signal.interrupt.rawValue])
    }
    #expect(try ask() == "")
    #expect(mode == before)
    #expect(try Interrupts(readingFrom: signals.readingEnd).pending() == .interrupt)
  }

  @Test func `is not stopped half-way by a key`() throws {
    onAnotherThread(after: 0.05) { [terminal] in try terminal.write("\u{1C}\u{1A}.") }
    #expect(try ask() == "\u{1C}\u{1A}.")
  }

  @Test func `is not put where there is no terminal`() throws {
    let pipe = try TestPipe()
    defer { pipe.close() }
    try pipe.write("F#\n")
    try pipe.readingEnd.ask(
      "?",
      through: input,
      waiting: 10,
      interrupts: Interrupts(readingFrom: signals.readingEnd)
    ) { _ in
      Issue.record("Nothing is to be read.")
      return true
    }
  }

  @Test func `goes before what is still to be read`() throws {
    var reader = LineReader(input, interrupts: Interrupts(readingFrom: signals.readingEnd))
    reader.putBack([UInt8]("F".utf8))
    try terminal.write("#\n")
    #expect(try reader.next() == .line([UInt8]("F#".utf8)))
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

@Suite(.timeLimit(.minutes(10)))
final class LineReaderTests {
  private let input: TestPipe
  private let signals: TestPipe

  init() throws {
    input = try TestPipe()
    signals = try TestPipe()
  }

  deinit {
    input.close()
    signals.close()
  }

  private func reader(longestLine: Int = 8) -> LineReader {
    LineReader(
      input.readingEnd,
      interrupts: Interrupts(readingFrom: signals.readingEnd),
      longestLine: longestLine
    )
  }

  /// All that is read, the end left out; what is no line in angle brackets.
  private func readAll(_ reader: inout LineReader) throws -> [String] {
    var inputs: [String] = []
    while true {
      switch try reader.next() {
      case .line(let bytes): inputs.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: inputs.append("<too long>")
      case .interrupted(let signal): inputs.append("<\(signal)>")
      case .end: return inputs
      }
    }
  }

  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("F#\nBb\n", ["F#", "Bb"]),
    ("F#\n\nBb", ["F#", "", "Bb"]),
    ("F#\r\nBb\r", ["F#", "Bb"]),
    ("a\rb\r\r\n", ["a\rb\r"]),
    ("12345678\n", ["12345678"]),
    ("12345678\r\n", ["12345678"]),
    ("12345678", ["12345678"]),
    ("123456789\n1\n", ["<too long>", "1"]),
    ("123456789\r\n1\n", ["<too long>", "1"]),
    ("1234567890abc\n1\n", ["<too long>", "1"]),
    ("1234567890abc", ["<too long>"]),
    ("\u{1F3B5}\n", ["\u{1F3B5}"]),
  ])
  func `splits what it reads into lines`(text: String, lines: [String]) throws {
    try input.write(text)
    input.endWriting()
    var reader = reader()
    #expect(try readAll(&reader) == lines)
    #expect(try reader.next() == .end)
  }

  @Test func `puts together a line that comes in pieces`() throws {
    var reader = reader()
    try input.write("one\ntw")
    #expect(try reader.next() == .line([UInt8]("one".utf8)))
    try signals.write("\u{2}")
    #expect(try reader.next() == .interrupted(.interrupt))
    try input.write("o\n")
    #expect(try reader.next() == .line([UInt8]("two".utf8)))
  }

  @Test func `passes over a line of any length`() throws {
    onAnotherThread { [input = try #require(input.writingEnd)] in
      try input.write(String(repeating: "x", count: 1_000_000) + "\nshort\n")
    }
    var reader = reader()
    #expect(try reader.next() == .tooLong)
    #expect(try reader.next() == .line([UInt8]("short".utf8)))
  }

  @Test(arguments: Signal.requestsToEnd)
  func `is interrupted before it hands out a line`(signal: Signal) throws {
    try input.write("one\n")
    try signals.writingEnd?.write([UInt8(signal.number)])
    var reader = reader()
    #expect(try reader.next() == .interrupted(signal))
    #expect(try reader.next() == .line([UInt8]("one".utf8)))
  }

  @Test func `works little while it waits`() async {
    await #expect(processExitsWith: .success) {
      let signals = try TestPipe()
      var reader = LineReader(
        try TestPipe().readingEnd,
        interrupts: Interrupts(readingFrom: signals.readingEnd)
      )
      onAnotherThread(after: 0.5) { [signals = try #require(signals.writingEnd)] in
        try signals.write([UInt8(Signal.interrupt.number)])
      }
      let worked = clock()
      #expect(try reader.next() == .interrupted(.interrupt))
      #expect(Double(clock() - worked) / Double(CLOCKS_PER_SEC) < 0.25)
    }
  }

  @Test func `ends where the descriptor is closed`() throws {
    var reader = LineReader(
      FileDescriptor(rawValue: 1_000_000),
      interrupts: Interrupts(readingFrom: signals.readingEnd)
    )
    #expect(try reader.next() == .end)
  }

  @Test func `waits also where the descriptor does not`() throws {
    _ = fcntl(input.readingEnd.rawValue, F_SETFL, O_NONBLOCK)
    onAnotherThread(after: 0.05) { [input = try #require(input.writingEnd)] in
      try input.write("late\n")
    }
    var reader = reader()
    #expect(try reader.next() == .line([UInt8]("late".utf8)))
  }

  @Test func `ends where the terminal is gone`() throws {
    var near: Int32 = -1
    var far: Int32 = -1
    try #require(openpty(&near, &far, nil, nil, nil) == 0)
    defer { close(near) }
    try FileDescriptor(rawValue: far).write("last")
    close(far)
    var reader = LineReader(
      FileDescriptor(rawValue: near),
      interrupts: Interrupts(readingFrom: signals.readingEnd)
    )
    #expect(try readAll(&reader) == ["last"])
  }

  @Test func `cannot read a directory`() throws {
    let directory = open("/", O_RDONLY | O_CLOEXEC)
    defer { close(directory) }
    var reader = LineReader(
      FileDescriptor(rawValue: directory),
      interrupts: Interrupts(readingFrom: signals.readingEnd)
    )
    let path = "/dev/fd/\(directory)"
    #expect(throws: SystemError(operation: "read", path: path, code: EISDIR)) {
      try reader.next()
    }
  }
}

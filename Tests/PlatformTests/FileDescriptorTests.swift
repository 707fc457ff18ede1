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
struct FileDescriptorTests {
  private func opened(_ path: String) throws -> FileDescriptor {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    return FileDescriptor(rawValue: descriptor)
  }

  @Test func `writes all to a slow reader`() throws {
    let pipe = try TestPipe()
    let signals = try TestPipe()
    defer {
      pipe.close()
      signals.close()
    }
    let end = try #require(pipe.writingEnd)
    _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK)
    let length = 300_000
    onAnotherThread {
      try end.write(String(repeating: "x", count: length) + "\n")
    }
    var reader = LineReader(
      pipe.readingEnd,
      interrupts: Interrupts(readingFrom: signals.readingEnd),
      longestLine: length
    )
    #expect(try reader.next() == .line([UInt8](repeating: UInt8(ascii: "x"), count: length)))
  }

  #if os(Linux)
    @Test func `says so when the device is full`() throws {
      let full = try opened("/dev/full")
      defer { close(full.rawValue) }
      let path = "/dev/fd/\(full.rawValue)"
      #expect(throws: SystemError(operation: "write", path: path, code: ENOSPC)) {
        try full.write("text")
      }
    }
  #endif

  @Test func `says so when the reader of a pipe is gone`() async {
    await #expect(processExitsWith: .success) {
      Signal.ignoreBrokenPipes()
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      close(ends[0])
      let error = #expect(throws: SystemError.self) {
        try FileDescriptor(rawValue: ends[1]).write("text")
      }
      #expect(error?.isBrokenPipe == true)
    }
  }

  @Test func `names the standard streams in its errors`() async {
    await #expect(processExitsWith: .success) {
      close(STDOUT_FILENO)
      #expect(throws: SystemError(operation: "write", path: "/dev/stdout", code: EBADF)) {
        try FileDescriptor.standardOutput.write("text")
      }
    }
  }

  @Test func `keeps other files off the standard streams`() async {
    await #expect(processExitsWith: .success) {
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
      FileDescriptor.reserveStandardStreams()
      let interrupts = try Interrupts.catchingSignals()
      #expect(interrupts.descriptor.rawValue > STDERR_FILENO)
      var reader = LineReader(.standardInput, interrupts: interrupts)
      #expect(try reader.next() == .end)
      for (stream, path) in [
        (FileDescriptor.standardOutput, "/dev/stdout"), (.standardError, "/dev/stderr"),
      ] {
        #expect(throws: SystemError(operation: "write", path: path, code: EBADF)) {
          try stream.write("text")
        }
      }
    }
  }

  @Test(arguments: [(80, 24), (1, 1), (0, 0), (0, 24), (80, 0)])
  func `knows the window of a terminal that tells`(columns: UInt16, rows: UInt16) throws {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&near, &far, nil, nil, &size) == 0)
    defer {
      close(near)
      close(far)
    }
    let terminal = FileDescriptor(rawValue: far)
    let told = columns > 0 && rows > 0
    #expect(terminal.isTerminal)
    #expect(
      terminal.windowSize == (told ? WindowSize(columns: Int(columns), rows: Int(rows)) : nil)
    )
  }

  @Test func `knows that the rest are no terminals`() throws {
    let null = try opened("/dev/null")
    let pipe = try TestPipe()
    defer {
      close(null.rawValue)
      pipe.close()
    }
    for other in [null, pipe.readingEnd, FileDescriptor(rawValue: 1_000_000)] {
      #expect(!other.isTerminal)
      #expect(other.windowSize == nil)
    }
  }
}

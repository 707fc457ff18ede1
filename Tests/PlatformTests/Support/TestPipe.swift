#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform

/// Both ends of a pipe.
final class TestPipe {
  let readingEnd: FileDescriptor
  private(set) var writingEnd: FileDescriptor?

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw SystemError(operation: "pipe", path: "", code: errno)
    }
    // Programs that other tests start must not keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readingEnd = FileDescriptor(rawValue: ends[0])
    writingEnd = FileDescriptor(rawValue: ends[1])
  }

  func write(_ text: String) throws {
    try writingEnd?.write(text)
  }

  func endWriting() {
    if let writingEnd { closeDescriptor(writingEnd) }
    writingEnd = nil
  }

  func close() {
    endWriting()
    closeDescriptor(readingEnd)
  }
}

private func closeDescriptor(_ descriptor: FileDescriptor) {
  close(descriptor.rawValue)
}

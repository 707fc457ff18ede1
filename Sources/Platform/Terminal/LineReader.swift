#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a descriptor line by line, and wakes when the player interrupts.
public struct LineReader {
  /// What there was to read.
  public enum Input: Equatable, Sendable {
    /// A line, without its newline or carriage return and newline.
    case line([UInt8])

    /// A line longer than allowed, which was passed over.
    case tooLong

    /// There is nothing more, now or later.
    case end

    /// The process was asked to stop; lines not yet read are still there.
    case interrupted(Signal)
  }

  private let descriptor: FileDescriptor
  private let interrupts: Interrupts
  private let longestLine: Int

  /// Bytes read that are not yet part of a line handed out.
  private var buffer: [UInt8] = []

  /// Whether the beginning of the current line was dropped for its length.
  private var isPassingOver = false

  private var hasEnded = false

  /// Reads lines of at most `longestLine` bytes from `descriptor`.
  public init(
    _ descriptor: FileDescriptor,
    interrupts: Interrupts,
    longestLine: Int = 64 * 1024
  ) {
    self.descriptor = descriptor
    self.interrupts = interrupts
    self.longestLine = longestLine
  }

  /// Waits for the next line, the end or an interruption; an interruption goes before a line.
  ///
  /// A last line needs no newline. A closed descriptor and a terminal that was taken away (the
  /// program is in the background, or its window is gone) read as the end.
  public mutating func next() throws(SystemError) -> Input {
    while true {
      if let signal = try interrupts.pending() { return .interrupted(signal) }
      if let input = takeLine() { return input }
      if hasEnded { return .end }
      try fill()
    }
  }

  /// Takes a line off the buffer, if a whole one is there.
  private mutating func takeLine() -> Input? {
    guard let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
      if hasEnded { return takeLastLine() }
      dropIfTooLong()
      return nil
    }
    let line = buffer[..<newline]
    buffer.removeSubrange(...newline)
    return input(for: line)
  }

  private mutating func takeLastLine() -> Input? {
    guard isPassingOver || !buffer.isEmpty else { return nil }
    defer { buffer = [] }
    return input(for: buffer[...])
  }

  private mutating func input(for line: ArraySlice<UInt8>) -> Input {
    defer { isPassingOver = false }
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return isPassingOver || line.count > longestLine ? .tooLong : .line([UInt8](line))
  }

  /// Keeps the memory bounded while a line goes on and on. One byte more than the longest line may
  /// yet turn out to be a carriage return.
  private mutating func dropIfTooLong() {
    guard buffer.count > longestLine + 1 else { return }
    buffer = []
    isPassingOver = true
  }

  /// Waits until bytes or an interruption arrive, and adds the bytes to the buffer.
  private mutating func fill() throws(SystemError) {
    // In the background nothing would come to wait for: the read itself stops the program, or fails.
    if descriptor.isInForeground {
      let sources = [descriptor, interrupts.descriptor]
      let ready = try FileDescriptor.readable(among: sources, patience: .endless)
      guard ready.contains(descriptor) else { return }
    }
    do {
      let bytes = try descriptor.nextBytes(atMost: 4096, from: descriptor.path)
      buffer += bytes
      hasEnded = bytes.isEmpty
    } catch {
      switch error.code {
      case EBADF, EIO: hasEnded = true
      case EAGAIN: break  // Somebody else read it first: wait again.
      default: throw error
      }
    }
  }
}

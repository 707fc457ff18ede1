#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal, with every key coming as it is pressed and nothing echoed.
///
/// It is given back as it was found by `exitProcess`, by `Signal.reraise`, by a crash, and while the
/// program is stopped.
public struct RawTerminal {
  /// What came of waiting.
  public enum Input: Equatable, Sendable {
    /// What was typed, or what the terminal answers.
    case bytes([UInt8])

    /// Nothing, for as long as was to be waited.
    case quiet

    /// The window has another size.
    case resized

    /// The program was stopped and goes on; others may have written meanwhile.
    case resumed

    /// The process was asked to end.
    case interrupted(Signal)

    /// The terminal went away.
    case end
  }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let interrupts: Interrupts

  /// Takes the terminal that two descriptors lead to; nil where it is none, or is not to be had since
  /// the program is in the background.
  public init?(
    _ input: FileDescriptor,
    _ output: FileDescriptor,
    interrupts: Interrupts
  ) throws(SystemError) {
    self.input = input
    self.output = output
    self.interrupts = interrupts
    TerminalMode.restoreAfterCrashes()
    guard try take() else { return nil }
    try interrupts.alsoCatch(Signal.ofTerminal)
  }

  /// Characters in a row of the window, or nil where it does not say.
  public var columns: Int? { output.windowSize?.columns }

  /// The size of a character in pixels, or nil where the terminal does not say.
  public var characterSize: (width: Int, height: Int)? { output.characterSize }

  /// Shows a text, in one piece.
  public func write(_ text: String) throws(SystemError) {
    try output.write(text)
  }

  /// Waits for a key or a signal, which goes first.
  ///
  /// - Parameter seconds: The longest to wait; nil waits for ever.
  public func next(waitingAtMost seconds: Double? = nil) throws(SystemError) -> Input {
    let ready = try FileDescriptor.readable(
      among: [input, interrupts.descriptor],
      patience: seconds.map { .seconds(max(0, $0)) } ?? .endless
    )
    if let signal = try interrupts.pending() { return try act(on: signal) }
    return ready.contains(input) ? try read() : .quiet
  }
}

// MARK: - Keys

extension RawTerminal {
  private func read() throws(SystemError) -> Input {
    do {
      let bytes = try input.nextBytes(atMost: 4096, from: input.path)
      return bytes.isEmpty ? try end() : .bytes(bytes)
    } catch {
      switch error.code {
      case EBADF, EIO: return try end()
      case EAGAIN: return .quiet  // Somebody else read it first.
      default: throw error
      }
    }
  }
}

// MARK: - Signals

extension RawTerminal {
  /// The terminal went away. The signal that says so may come a moment later.
  private func end() throws(SystemError) -> Input {
    while let signal = try interrupts.next(patience: .seconds(0.1)) {
      if Signal.requestsToEnd.contains(signal) { return .interrupted(signal) }
    }
    return .end
  }

  /// Turns on bracketed paste, so that what is pasted can be told from keys.
  private static let greeting = "\u{1B}[?2004h"
  private static let farewell: StaticString = "\u{1B}[?2004l"

  private func act(on signal: Signal) throws(SystemError) -> Input {
    switch signal {
    case .hangUp, .interrupt, .quit, .terminate: return .interrupted(signal)
    case .resize: return .resized
    case .suspend:
      TerminalMode.restore()
      signal.strike()
      try interrupts.alsoCatch([.suspend])
      return try take() ? .resumed : end()
    case .resume:
      // After a stop that could not be caught, the shell has changed the mode.
      if TerminalMode(of: input)?.isRaw == true { return .resized }
      return try take() ? .resumed : end()
    }
  }

  /// Makes the terminal raw. In the background the program is stopped until it has the terminal.
  ///
  /// - Returns: False where it cannot be had.
  private func take() throws(SystemError) -> Bool {
    // As `stty` would, but changes nothing: in the background it stops the program, or fails.
    while tcdrain(input.rawValue) == -1 {
      guard errno == EINTR else { return false }
    }
    guard input.isInForeground, let mode = TerminalMode(of: input) else { return false }
    mode.keep(of: input, output: output, farewell: Self.farewell)
    try mode.raw.apply(to: input)
    try output.write(Self.greeting)
    return true
  }
}

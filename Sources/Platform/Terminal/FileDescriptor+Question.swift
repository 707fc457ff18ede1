#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileDescriptor {
  /// Puts a question to the terminal that this descriptor reads from, and hands on whatever is read
  /// then, answers and typing alike, until `hasHeardEnough` says so.
  ///
  /// Meanwhile nothing is echoed, and bytes come as they are typed. Waiting ends early at the end of
  /// input and at a signal, which stays pending. Without a terminal, or in the background, where the
  /// terminal is another program's, the question is not asked.
  ///
  /// - Parameters:
  ///   - question: Escape sequences that the terminal answers.
  ///   - output: Leads to the same terminal.
  ///   - seconds: The longest to wait for the answers.
  ///   - interrupts: Catches the signals that would else end the process, with its terminal mute.
  public func ask(
    _ question: String,
    through output: FileDescriptor,
    waiting seconds: Double,
    interrupts: Interrupts,
    hasHeardEnough: ([UInt8]) -> Bool
  ) throws(SystemError) {
    guard isInForeground, let mode = TerminalMode(of: self) else { return }
    try mode.unechoed.apply(to: self)
    defer { try? mode.apply(to: self) }
    try output.write(question)
    let deadline = MonotonicClock.seconds + seconds
    while true {
      let left = max(0, deadline - MonotonicClock.seconds)
      let ready = try FileDescriptor.readable(
        among: [self, interrupts.descriptor],
        patience: .seconds(left)
      )
      guard ready == [self] else { return }
      let bytes = try nextBytes(atMost: 4096, from: path)
      if bytes.isEmpty || hasHeardEnough(bytes) { return }
    }
  }

  /// A program in the background is stopped when it changes its terminal. Where the terminal does not
  /// control the process, there is no background.
  private var isInForeground: Bool {
    let group = tcgetpgrp(rawValue)
    return group == -1 || group == getpgrp()
  }
}

/// In place of a key, says that there is none for a purpose: `_POSIX_VDISABLE`, which Swift does not
/// import.
#if canImport(Darwin)
  private let noKey: UInt8 = 0xFF
#else
  private let noKey: UInt8 = 0
#endif

/// How a terminal treats what is typed.
private struct TerminalMode {
  private var settings = termios()

  /// The mode that a terminal is in; nil for all that is none.
  init?(of descriptor: FileDescriptor) {
    guard tcgetattr(descriptor.rawValue, &settings) == 0 else { return nil }
  }

  /// What is typed stays unseen and need not be a line. Ctrl-C works, but the keys that end or stop
  /// the program in ways it cannot catch are keys like others.
  var unechoed: TerminalMode {
    var mode = self
    mode.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
    withUnsafeMutableBytes(of: &mode.settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
      keys[Int(VQUIT)] = noKey
      keys[Int(VSUSP)] = noKey
    }
    return mode
  }

  /// Changes the mode at once; what has been typed is kept.
  func apply(to descriptor: FileDescriptor) throws(SystemError) {
    var settings = settings
    try SystemError.check("tcsetattr", descriptor.path) {
      tcsetattr(descriptor.rawValue, TCSANOW, &settings)
    }
  }
}

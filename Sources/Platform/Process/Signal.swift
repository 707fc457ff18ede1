#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that a program at a terminal has to do with.
public enum Signal: CaseIterable, Sendable {
  /// The terminal went away.
  case hangUp

  /// The player pressed Ctrl-C.
  case interrupt

  /// The player pressed Ctrl-\.
  case quit

  /// Another program asks to end, as `kill` does.
  case terminate

  /// The player pressed Ctrl-Z.
  case suspend

  /// The program goes on after it was stopped.
  case resume

  /// The window has another size.
  case resize

  /// Those that ask a program to end.
  public static let requestsToEnd: [Signal] = [.hangUp, .interrupt, .quit, .terminate]

  /// Those that concern a program for as long as it has the terminal to itself.
  static let ofTerminal: [Signal] = [.suspend, .resume, .resize]

  /// The number by which the system knows the signal.
  public var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    }
  }

  init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}

extension Signal {
  /// Ends the process by this very signal, so that its parent sees the true cause, with the terminal
  /// as it was found.
  public func reraise() -> Never {
    TerminalMode.restore()
    strike()
    // Only process 1, as in a container, outlives that: the kernel shields it.
    exit(128 + number)
  }

  /// Sends the signal to all programs that have the terminal, as the terminal does when a key asks for
  /// it.
  public func sendToForeground() {
    kill(0, number)
  }

  /// Has the signal do to this process what it does by default.
  func strike() {
    signal(number, SIG_DFL)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(number)
  }

  /// Turns writing to a pipe that nobody reads from a silent death into a `SystemError`.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether whoever started the program wants the signal to be ignored, as `nohup` does.
  var isIgnored: Bool { Self.isIgnored(number) }

  /// The same of any signal, by its number.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The handler lies at the head of the structure, inside a union named differently everywhere.
    return withUnsafeBytes(of: action) { current in
      withUnsafeBytes(of: SIG_IGN) { ignoring in current.starts(with: ignoring) }
    }
  }
}

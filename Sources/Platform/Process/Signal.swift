#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask a program to stop. POSIX fixes their numbers.
public enum Signal: UInt8, CaseIterable, Sendable {
  /// The terminal went away.
  case hangUp = 1

  /// The player pressed Ctrl-C.
  case interrupt = 2

  /// Another program asks, as `kill` does.
  case terminate = 15
}

extension Signal {
  /// Ends the process by this very signal, so that its parent sees the true cause.
  public func reraise() -> Never {
    let number = Int32(rawValue)
    signal(number, SIG_DFL)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(number)
    // Only process 1, as in a container, outlives that: the kernel shields it.
    exit(128 + number)
  }

  /// Turns writing to a pipe that nobody reads from a silent death into a `SystemError`.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether whoever started the program wants the signal to be ignored, as `nohup` does.
  var isIgnored: Bool {
    var action = sigaction()
    sigaction(Int32(rawValue), nil, &action)
    // The handler lies at the head of the structure, inside a union named differently everywhere.
    return withUnsafeBytes(of: action) { current in
      withUnsafeBytes(of: SIG_IGN) { ignoring in current.starts(with: ignoring) }
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Synchronization

/// Signals that arrive as bytes, so that nothing is cut short and a waiting `LineReader` wakes.
public struct Interrupts: Sendable {
  /// Readable as soon as a signal has arrived.
  public let descriptor: FileDescriptor

  /// Takes each byte that arrives on `descriptor` for a signal's number. Its other end must stay
  /// open.
  public init(readingFrom descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Catches the signals that ask this process to end, save those it was started to ignore.
  ///
  /// To be called once, at the start, after `FileDescriptor.reserveStandardStreams()`, and on the thread
  /// that reads: a second call would take the signals from the first.
  public static func catchingSignals() throws(SystemError) -> Interrupts {
    var ends: [Int32] = [-1, -1]
    try SystemError.check("pipe", "") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakingEnd.store(ends[1], ordering: .releasing)
    unblockStops()
    let interrupts = Interrupts(readingFrom: FileDescriptor(rawValue: ends[0]))
    try interrupts.alsoCatch(Signal.requestsToEnd)
    return interrupts
  }

  /// Has the signal noted by which the program goes on after it was stopped, so that it can ask again.
  public func alsoNoteResuming() throws(SystemError) {
    try alsoCatch([.resume])
  }

  /// Catches more signals, save those that are ignored.
  func alsoCatch(_ signals: [Signal]) throws(SystemError) {
    for signal in signals where !signal.isIgnored {
      var action = sigaction(handler: note)
      action.sa_flags = SA_RESTART
      try SystemError.check("sigaction", "") { sigaction(signal.number, &action, nil) }
    }
  }

  /// The earliest signal not yet taken, if any; never waits.
  public func pending() throws(SystemError) -> Signal? {
    try next(patience: .none)
  }

  /// The earliest signal not yet taken, or one that comes soon enough.
  func next(patience: FileDescriptor.Patience) throws(SystemError) -> Signal? {
    guard
      try FileDescriptor.readable(among: [descriptor], patience: patience).contains(descriptor)
    else { return nil }
    return try descriptor.nextBytes(atMost: 1, from: descriptor.path).first
      .flatMap { Signal(number: Int32($0)) }
  }
}

/// Where the handler writes; the only state that a handler can reach is global.
private let wakingEnd = Atomic<Int32>(-1)

/// Has the system stop the program when it uses its terminal in the background. A thread of a pool blocks
/// the signals for that, and what is blocked counts as ignored.
private func unblockStops() {
  var stops = sigset_t()
  sigemptyset(&stops)
  for stop in [SIGTTIN, SIGTTOU] { sigaddset(&stops, stop) }
  pthread_sigmask(SIG_UNBLOCK, &stops, nil)
}

/// The signal handler: calls nothing but `write`, and leaves `errno` as it was. A full pipe is as
/// good as a byte more, for it wakes the reader already.
private func note(_ signal: Int32) {
  let interrupted = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(wakingEnd.load(ordering: .acquiring), &byte, 1)
  errno = interrupted
}

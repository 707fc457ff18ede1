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

  /// Catches every `Signal` sent to this process, save those it was started to ignore.
  ///
  /// To be called once, at the start, after `FileDescriptor.reserveStandardStreams()`: a second
  /// call would take the signals from the first.
  public static func catchingSignals() throws(SystemError) -> Interrupts {
    var ends: [Int32] = [-1, -1]
    try SystemError.check("pipe", "") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakingEnd.store(ends[1], ordering: .releasing)
    for signal in Signal.allCases where !signal.isIgnored {
      var action = handling
      try SystemError.check("sigaction", "") { sigaction(Int32(signal.rawValue), &action, nil) }
    }
    return Interrupts(readingFrom: FileDescriptor(rawValue: ends[0]))
  }

  /// The earliest signal not yet taken, if any; never waits.
  public func pending() throws(SystemError) -> Signal? {
    guard
      try FileDescriptor.readable(among: [descriptor], patience: .none).contains(descriptor)
    else { return nil }
    return try descriptor.nextBytes(atMost: 1, from: descriptor.path).first.flatMap(Signal.init)
  }
}

/// Where the handler writes; the only state that a handler can reach is global.
private let wakingEnd = Atomic<Int32>(-1)

/// The action that notes a signal and lets the interrupted call go on.
private var handling: sigaction {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = note
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = note
  #else
    action.__sigaction_handler.sa_handler = note
  #endif
  action.sa_flags = SA_RESTART
  return action
}

/// The signal handler: calls nothing but `write`, and leaves `errno` as it was. A full pipe is as
/// good as a byte more, for it wakes the reader already.
private func note(_ signal: Int32) {
  let interrupted = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(wakingEnd.load(ordering: .acquiring), &byte, 1)
  errno = interrupted
}

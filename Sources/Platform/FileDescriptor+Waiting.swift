#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileDescriptor {
  /// How long to wait for descriptors to become readable.
  enum Patience {
    case none
    case seconds(Double)
    case endless

    /// As `poll` takes it: waiting ends no sooner than it should.
    fileprivate var milliseconds: Int32 {
      switch self {
      case .none: 0
      case .seconds(let seconds): Int32(clamping: Int((seconds * 1000).rounded(.up)))
      case .endless: -1
      }
    }
  }

  /// Those of the descriptors from which a read would not wait: bytes, an end or an error is there.
  static func readable(
    among descriptors: [FileDescriptor],
    patience: Patience
  ) throws(SystemError) -> Set<FileDescriptor> {
    var polled = descriptors.map {
      pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0)
    }
    try SystemError.check("poll", descriptors.first?.path ?? "") {
      poll(&polled, nfds_t(polled.count), patience.milliseconds)
    }
    return Set(polled.filter { $0.revents != 0 }.map { FileDescriptor(rawValue: $0.fd) })
  }

  /// Waits until a write would be taken, or fail.
  func waitUntilWritable() throws(SystemError) {
    var polled = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    try SystemError.check("poll", path) { poll(&polled, 1, -1) }
  }
}

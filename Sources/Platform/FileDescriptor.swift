#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, pipe or terminal, by the number the operating system knows it by.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Names the descriptor with a given number; opens nothing.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Where answers come from.
  public static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)

  /// Where results go.
  public static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)

  /// Where trouble is told.
  public static let standardError = FileDescriptor(rawValue: STDERR_FILENO)
}

extension FileDescriptor {
  /// Fills the standard streams that the program was started without, so that no file opened later
  /// takes their place and is read or written for them. To be called before anything else.
  ///
  /// They fail as closed ones do: nothing can be read from that input, nor written to that output.
  public static func reserveStandardStreams() {
    let streams = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (stream, uselessAccess) in streams where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", uselessAccess)  // Takes the lowest number free, which is the stream's.
    }
  }

  /// Writes every byte, waiting for a slow reader.
  ///
  /// - Throws: `SystemError`, such as no space left, or a broken pipe if those are ignored (see
  ///   `Signal.ignoreBrokenPipes()`).
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCalls.real.writeAll(bytes, to: rawValue, at: path)
  }

  /// Writes a text as UTF-8, in the same way.
  public func write(_ text: String) throws(SystemError) {
    try write([UInt8](text.utf8))
  }

  /// Reads what there is, `count` bytes at most, waiting for the first; none means the end.
  func nextBytes(atMost count: Int, from path: String) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = try SystemError.check("read", path) {
      bytes.withUnsafeMutableBytes { read(rawValue, $0.baseAddress, $0.count) }
    }
    bytes.removeLast(count - received)
    return bytes
  }

  /// The name under which the system itself lists the descriptor.
  var path: String {
    switch self {
    case .standardInput: "/dev/stdin"
    case .standardOutput: "/dev/stdout"
    case .standardError: "/dev/stderr"
    default: "/dev/fd/\(rawValue)"
    }
  }
}

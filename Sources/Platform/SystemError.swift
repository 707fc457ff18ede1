#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system refused to do: the call, the path it was made on, and its `errno`.
public struct SystemError: Error, Equatable {
  /// The system call that failed, such as `open`.
  public let operation: String

  /// The path concerned; a standard stream is `/dev/stdout` and the like. Empty where there is none.
  public let path: String

  /// The value of `errno`, such as `ENOSPC`.
  public let code: Int32

  /// Records that `operation` on `path` failed with the `errno` value `code`.
  public init(operation: String, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's own words for the code, such as "No such file or directory".
  public var message: String {
    var text = [CChar](repeating: 0, count: 256)
    strerror_r(code, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// That there is nothing at a path.
  public static func missing(_ path: String) -> SystemError {
    SystemError(operation: "open", path: path, code: ENOENT)
  }

  /// That there is something at a path already.
  public static func present(_ path: String) -> SystemError {
    SystemError(operation: "open", path: path, code: EEXIST)
  }

  /// That more is to be written to a path than a file may have.
  public static func tooLarge(_ path: String) -> SystemError {
    SystemError(operation: "write", path: path, code: EFBIG)
  }

  /// Whether it is the file at the path that cannot be opened or read, and not the means that are wanting:
  /// another file in its place would do.
  public var isAboutTheFile: Bool { [EACCES, EPERM, ELOOP, EIO].contains(code) }

  /// The code of a symbolic link that leads to itself.
  public static let linksInACircle = ELOOP

  /// Whether the reader of a pipe has gone away, as in `dailychallenge history | head -1`.
  public var isBrokenPipe: Bool { code == EPIPE }
}

extension SystemError {
  /// Makes a system call, again while signals interrupt it, and returns what it returned.
  ///
  /// - Throws: the `errno` of a call that returned -1 for any other reason.
  @discardableResult
  static func check<Result: FixedWidthInteger>(
    _ operation: String,
    _ path: String,
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let code = errno
      if code != EINTR { throw SystemError(operation: operation, path: path, code: code) }
    }
  }

  /// Makes a system call in the same way, but takes some failures for an answer, which is nil.
  static func check<Result: FixedWidthInteger>(
    _ operation: String,
    _ path: String,
    tolerating tolerated: Int32...,
    call: () -> Result
  ) throws(SystemError) -> Result? {
    do {
      return try check(operation, path, call)
    } catch {
      guard tolerated.contains(error.code) else { throw error }
      return nil
    }
  }
}

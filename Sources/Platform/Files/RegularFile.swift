#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file to be read whole, provided that its size is reasonable.
public struct RegularFile: Sendable {
  /// Where the file is.
  public let path: String

  /// The file at `path`, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Why a file is unfit to be read.
  public enum ReadError: Error, Equatable {
    /// There is something else at the path.
    case notRegular(path: String, kind: FileKind)

    /// The file has more bytes than the caller will take.
    case tooLarge(path: String, limit: Int)
  }

  /// The bytes of the file, or nil when there is nothing at the path.
  ///
  /// Never waits: a pipe, or anything else that could keep it waiting, is an error.
  ///
  /// - Throws: `ReadError`, or `SystemError` where the system refuses.
  public func read(atMost limit: Int) throws -> [UInt8]? {
    guard let descriptor = try FileDescriptor(openingExisting: path, O_RDONLY) else { return nil }
    defer { descriptor.discard() }
    let kind = try FileStatus(of: descriptor, at: path).kind
    guard kind == .regular else { throw ReadError.notRegular(path: path, kind: kind) }
    var bytes: [UInt8] = []
    while true {
      let more = try descriptor.nextBytes(atMost: 16 * 1024, from: path)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw ReadError.tooLarge(path: path, limit: limit) }
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is found at a path, once symbolic links are followed.
public enum FileKind: Sendable {
  /// A file of bytes.
  case regular

  /// A directory.
  case directory

  /// A named pipe.
  case pipe

  /// A device or a socket.
  case device

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFIFO: self = .pipe
    default: self = .device
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many characters a terminal shows.
public struct WindowSize: Equatable, Sendable {
  /// Characters in a row.
  public let columns: Int

  /// Rows on the screen.
  public let rows: Int

  /// A window of `columns` by `rows` characters.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension FileDescriptor {
  /// Whether a person may be at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The size of the terminal's window, or nil where there is none or it does not say.
  public var windowSize: WindowSize? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

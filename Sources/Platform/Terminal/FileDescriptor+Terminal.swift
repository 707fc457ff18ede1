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
    window.map { WindowSize(columns: Int($0.ws_col), rows: Int($0.ws_row)) }
  }

  /// The size of a character of the terminal in pixels, or nil where it does not say.
  public var characterSize: (width: Int, height: Int)? {
    guard let window else { return nil }
    let (width, height) = (window.ws_xpixel / window.ws_col, window.ws_ypixel / window.ws_row)
    return width > 0 && height > 0 ? (Int(width), Int(height)) : nil
  }

  private var window: winsize? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return size
  }
}

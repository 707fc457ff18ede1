#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a terminal treats what is typed.
struct TerminalMode {
  private(set) var settings = termios()

  /// The mode that a terminal is in; nil for all that is none.
  init?(of descriptor: FileDescriptor) {
    guard tcgetattr(descriptor.rawValue, &settings) == 0 else { return nil }
  }

  /// Keys come one by one and unseen, those among them that else interrupt, end or stop the program.
  var raw: TerminalMode {
    var mode = self
    mode.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &mode.settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return mode
  }

  /// Whether keys come one by one.
  var isRaw: Bool { settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  /// Changes the mode at once; what has been typed is kept.
  func apply(to descriptor: FileDescriptor) throws(SystemError) {
    var settings = settings
    try SystemError.check("tcsetattr", descriptor.path) {
      tcsetattr(descriptor.rawValue, TCSANOW, &settings)
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process with an exit status, and with the terminal as it was found.
public func exitProcess(_ status: Int32) -> Never {
  TerminalMode.restore()
  exit(status)
}

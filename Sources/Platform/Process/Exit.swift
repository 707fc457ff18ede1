#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process with an exit status.
public func exitProcess(_ status: Int32) -> Never {
  exit(status)
}

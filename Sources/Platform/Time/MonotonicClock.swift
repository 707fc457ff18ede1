#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The clock to measure how long something took: nobody sets it, and it never runs backwards.
public enum MonotonicClock {
  /// Seconds since some moment that stays the same while the process lives.
  public static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

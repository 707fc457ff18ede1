#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A moment, with the date that the calendar on the wall shows where the player is.
public struct LocalTime: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSinceEpoch: Int

  /// The year of the Gregorian calendar.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, 1 to 31.
  public let day: Int

  /// This moment, in the time zone that `TZ` or else the system names.
  public static var now: LocalTime {
    LocalTime(time(nil))
  }

  private init(_ seconds: time_t) {
    var seconds = seconds
    var civil = tm()
    tzset()
    // Fails only for years beyond 2³¹, which no system clock shows.
    localtime_r(&seconds, &civil)
    secondsSinceEpoch = Int(seconds)
    year = Int(civil.tm_year) + 1900
    month = Int(civil.tm_mon) + 1
    day = Int(civil.tm_mday)
  }
}

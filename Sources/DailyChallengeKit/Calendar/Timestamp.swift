/// A moment in coordinated universal time, to the second.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let secondsSince1970: Int

  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  public static func < (earlier: Timestamp, later: Timestamp) -> Bool {
    earlier.secondsSince1970 < later.secondsSince1970
  }
}

// MARK: - Writing and reading

extension Timestamp: CustomStringConvertible {
  /// ISO 8601: "2026-11-30T08:12:03Z". Moments outside the years 1 … 9999 are shown as 1970 began.
  public var description: String {
    let second = ((secondsSince1970 % 86_400) + 86_400) % 86_400
    let days = secondsSince1970 / 86_400 - (secondsSince1970 % 86_400 < 0 ? 1 : 0)
    guard let day = CalendarDay(daysSince1970: days) else {
      return "1970-01-01T00:00:00Z"
    }
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    return "\(day)T\(time.joined(separator: ":"))Z"
  }

  /// Reads ISO 8601, "2026-11-30T08:12:03Z", and nothing else.
  public init?(_ text: String) {
    let halves = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    guard text.hasSuffix("Z"), halves.count == 2,
      let day = CalendarDay(String(Substring(halves[0])))
    else { return nil }
    let fields = halves[1].dropLast()
      .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count == 3, let hour = number(fields[0], digits: 2), hour < 24,
      let minute = number(fields[1], digits: 2), minute < 60,
      let second = number(fields[2], digits: 2), second < 60
    else { return nil }
    let secondOfDay = hour * 3600 + minute * 60 + second
    self.init(secondsSince1970: day.daysSince1970 * 86_400 + secondOfDay)
  }
}

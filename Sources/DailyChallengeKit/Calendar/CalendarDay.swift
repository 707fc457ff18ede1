/// A day of the proleptic Gregorian calendar. Arithmetic is in whole days, never in seconds.
public struct CalendarDay: Hashable, Comparable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Fails for days the calendar does not have, and outside the years 1 … 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDay.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  public static func < (earlier: CalendarDay, later: CalendarDay) -> Bool {
    (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
  }
}

// MARK: - Counting days

extension CalendarDay {
  /// Days since 1970-01-01.
  ///
  /// Years are counted from March, so that the leap day is the last of its year (Howard Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms").
  public var daysSince1970: Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The inverse of ``daysSince1970``; nil outside the years 1 … 9999.
  public init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  /// The day a number of days later; nil outside the years 1 … 9999.
  public func advanced(by days: Int) -> CalendarDay? {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSince1970: sum)
  }
}

// MARK: - Challenges

extension CalendarDay {
  /// 2026-01-01, in days since 1970.
  private static let firstChallenge = 20_454

  /// The number of the day's challenge: 1 on 2026-01-01; zero and negative before.
  public var challengeNumber: Int { daysSince1970 - CalendarDay.firstChallenge + 1 }

  /// The day of a challenge; nil outside the years 1 … 9999.
  public init?(challengeNumber: Int) {
    let (days, overflow) = challengeNumber.addingReportingOverflow(CalendarDay.firstChallenge - 1)
    guard !overflow else { return nil }
    self.init(daysSince1970: days)
  }
}

// MARK: - Writing and reading

extension CalendarDay: CustomStringConvertible {
  /// ISO 8601: "2026-11-30".
  public var description: String {
    padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  /// Reads ISO 8601, "2026-11-30", and nothing else.
  public init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.count == 3, let year = number(fields[0], digits: 4),
      let month = number(fields[1], digits: 2), let day = number(fields[2], digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day in words: "Monday 30 November 2026".
  public var longDescription: String {
    let weekdays = [
      "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
    ]
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let weekday = weekdays[((daysSince1970 % 7) + 7) % 7]
    return "\(weekday) \(day) \(months[month - 1]) \(year)"
  }
}

/// The number that a text of so many ASCII digits, and nothing else, stands for.
func number(_ text: Substring.UTF8View, digits: Int) -> Int? {
  let zero = UInt8(ascii: "0")
  guard text.count == digits, text.allSatisfy((zero...zero + 9).contains) else { return nil }
  return text.reduce(0) { $0 * 10 + Int($1 - zero) }
}

/// A number with zeros before it.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

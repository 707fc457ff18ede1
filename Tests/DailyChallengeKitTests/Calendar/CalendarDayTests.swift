import DailyChallengeKit
import Testing

func day(_ text: String) throws -> CalendarDay {
  try #require(CalendarDay(text), "\(text)")
}

struct `A calendar day` {
  /// Days that almanacs and programs agree on.
  static let known = [
    ("0001-01-01", -719_162, "Monday 1 January 1"),
    ("1582-10-15", -141_427, "Friday 15 October 1582"),
    ("1900-03-01", -25_508, "Thursday 1 March 1900"),
    ("1969-12-31", -1, "Wednesday 31 December 1969"),
    ("1970-01-01", 0, "Thursday 1 January 1970"),
    ("2000-02-29", 11_016, "Tuesday 29 February 2000"),
    ("2001-09-09", 11_574, "Sunday 9 September 2001"),
    ("2026-01-01", 20_454, "Thursday 1 January 2026"),
    ("2026-11-30", 20_787, "Monday 30 November 2026"),
    ("2038-01-19", 24_855, "Tuesday 19 January 2038"),
    ("9999-12-31", 2_932_896, "Friday 31 December 9999"),
  ]

  @Test(arguments: known)
  func `is counted from 1970 and falls on its weekday`(
    text: String,
    days: Int,
    words: String
  ) throws {
    let day = try day(text)
    #expect(day.daysSince1970 == days)
    #expect(CalendarDay(daysSince1970: days) == day)
    #expect(day.longDescription == words)
    #expect(day.description == text)
  }

  @Test(
    arguments: [
      ("2026-01-01", 1), ("2026-01-02", 2), ("2026-11-30", 334), ("2027-01-01", 366),
      ("2028-12-31", 1096), ("2025-12-31", 0), ("2025-01-01", -364),
    ]
  )
  func `has the number of its challenge`(text: String, number: Int) throws {
    let day = try day(text)
    #expect(day.challengeNumber == number)
    #expect(CalendarDay(challengeNumber: number) == day)
  }

  @Test(
    arguments: [
      (2024, 29), (2025, 28), (2026, 28), (1900, 28), (2000, 29), (2100, 28), (2400, 29), (4, 29),
      (100, 28), (9996, 29), (9999, 28),
    ]
  )
  func `ends February where leap years do`(year: Int, last: Int) throws {
    let end = try #require(CalendarDay(year: year, month: 2, day: last))
    #expect(CalendarDay(year: year, month: 2, day: last + 1) == nil)
    #expect(end.advanced(by: 1) == CalendarDay(year: year, month: 3, day: 1))
  }

  /// Every day of 400 years, after which the calendar repeats, and every 97th of all there are.
  @Test(arguments: [(from: 1970, step: 1, count: 146_097), (from: 1, step: 97, count: 37_650)])
  func `follows the day before, month by month`(_ days: (from: Int, step: Int, count: Int)) throws {
    let first = try #require(CalendarDay(year: days.from, month: 1, day: 1))
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var (year, month, day) = (days.from, 1, 1)
    func length() -> Int {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      return lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
    }
    var wrong: [String] = []
    for number in 0..<days.count {
      let found = CalendarDay(daysSince1970: first.daysSince1970 + number * days.step)
      if found != CalendarDay(year: year, month: month, day: day) || found?.year != year {
        wrong.append("\(year)-\(month)-\(day)")
      }
      day += days.step
      while day > length() {
        day -= length()
        month = month % 12 + 1
        year += month == 1 ? 1 : 0
      }
    }
    #expect(wrong == [])
  }

  @Test
  func `survives being written and read, over all years`() {
    let wrong = stride(from: -719_162, through: 2_932_896, by: 331).filter { number in
      guard let day = CalendarDay(daysSince1970: number) else { return true }
      return day.daysSince1970 != number || CalendarDay(day.description) != day
    }
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      "2026-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
      "2026-01-32", "26-1-1", "2026-1-1", "2026-01-1", "02026-01-01", "0000-01-01", "10000-01-01",
      "2026/01/01", "20260101", "2026-01-01 ", " 2026-01-01", "2026-01-01T00:00:00Z", "2026-01",
      "+026-01-01", "-026-01-01", "2026--1-01", "2026-01--1", "２０２６-01-01", "٢٠٢٦-٠١-٠١", "today",
      "",
      "--", "----------", "2026-01-01\n", "2026-0\u{301}1-01",
    ]
  )
  func `is read in its one form only`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
      (2026, 1, 32), (2026, 2, 30), (2026, 11, 31), (.min, 1, 1), (.max, .max, .max),
    ]
  )
  func `is none where the calendar has none`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [Int.min, -719_163, 2_932_897, .max])
  func `ends with the years of four digits`(days: Int) throws {
    #expect(CalendarDay(daysSince1970: days) == nil)
    let first = try day("0001-01-01")
    let last = try day("9999-12-31")
    #expect(first.advanced(by: -1) == nil)
    #expect(last.advanced(by: 1) == nil)
    #expect(last.advanced(by: .max) == nil)
    #expect(first.advanced(by: .min) == nil)
    #expect(CalendarDay(challengeNumber: .max) == nil)
    #expect(CalendarDay(challengeNumber: .min) == nil)
  }

  @Test
  func `comes before later ones`() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01", "2027-01-01"].map(day)
    #expect(days.reversed().sorted() == days)
  }
}

import DailyChallengeKit
import Testing

func moment(_ text: String) throws -> Timestamp {
  try #require(Timestamp(text), "\(text)")
}

struct `A moment` {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
      ("2001-09-09T01:46:40Z", 1_000_000_000),
      ("2026-11-30T08:12:03Z", 1_796_026_323), ("2038-01-19T03:14:08Z", 2_147_483_648),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ]
  )
  func `is counted in seconds from 1970`(text: String, seconds: Int) throws {
    #expect(try moment(text).secondsSince1970 == seconds)
    #expect(Timestamp(secondsSince1970: seconds).description == text)
  }

  @Test
  func `survives being written and read, over all years`() {
    let wrong = stride(from: -62_135_596_800, through: 253_402_300_799, by: 31_556_951)
      .filter { Timestamp(Timestamp(secondsSince1970: $0).description)?.secondsSince1970 != $0 }
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      "2026-11-30T08:12:03", "2026-11-30 08:12:03Z", "2026-11-30T08:12:03z", "2026-11-30T24:00:00Z",
      "2026-11-30T08:60:00Z", "2026-11-30T08:12:60Z", "2026-02-30T08:12:03Z", "2026-11-30T8:12:03Z",
      "2026-11-30T08:12:03.5Z", "2026-11-30T08:12:03+01:00", "2026-11-30T+8:12:03Z",
      "2026-11-30T-8:12:03Z", "2026-11-30T081203Z", "2026-11-30TT8:12:03Z", "2026-11-30", "", "Z",
      "2026-11-30T08:12:3½Z", "2026-11-30T08:12: 3Z",
    ]
  )
  func `is read in its one form only`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(arguments: [Int.min, -62_135_596_801, 253_402_300_800, .max])
  func `outside the years of four digits is written as the beginning of 1970`(seconds: Int) {
    #expect(Timestamp(secondsSince1970: seconds).description == "1970-01-01T00:00:00Z")
  }

  @Test
  func `comes before later ones`() throws {
    #expect(try moment("2026-11-30T08:12:03Z") < moment("2026-11-30T08:12:04Z"))
    #expect(try !(moment("2026-12-01T00:00:00Z") < moment("2026-11-30T23:59:59Z")))
  }
}

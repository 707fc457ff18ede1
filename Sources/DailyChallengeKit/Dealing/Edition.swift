/// A dealer with its curriculum. An edition in force is never changed, so that old days stay true.
public struct Edition: Sendable {
  public let number: Int
  let curriculum: [UInt8]
  private let firstChallenge: Int

  /// All editions, each with the number of the first challenge it deals.
  private static let all = [
    Edition(number: 1, curriculum: PackageResources.curriculum_1_json, firstChallenge: 1)
  ]

  /// The edition that deals a day; nil before the first challenge of all.
  public static func inForce(on day: CalendarDay) -> Edition? {
    all.last { $0.firstChallenge <= day.challengeNumber }
  }
}

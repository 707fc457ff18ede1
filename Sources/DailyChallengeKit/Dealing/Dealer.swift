/// Deals the challenges of one level: the same tasks on a day for everyone.
public struct Dealer {
  private let decks: [Deck]
  private let day: [Int]

  /// - Throws: ``CurriculumError`` where the edition's curriculum is not right.
  public init(edition: Edition, level: Level, scales: ScaleTable) throws {
    let curriculum = try Curriculum(
      level: level,
      edition: edition.number,
      of: edition.curriculum,
      scales: scales
    )
    self.init(curriculum, seed: "\(edition.number)/\(level.rawValue)")
  }

  init(_ curriculum: Curriculum, seed: String) {
    decks = curriculum.slots.map { Deck($0, seed: "\(seed)/\($0.name)") }
    day = curriculum.day
  }

  /// The tasks of a challenge. It is one of those the edition is in force for.
  public func tasks(on day: CalendarDay) throws(InvalidValue) -> [ChallengeTask] {
    let daysBefore = day.challengeNumber - 1
    var drawn = Array(repeating: 0, count: decks.count)
    var tasks: [ChallengeTask] = []
    for deck in self.day {
      let drawsADay = self.day.count { $0 == deck }
      tasks.append(try decks[deck].task(ofDraw: daysBefore * drawsADay + drawn[deck]))
      drawn[deck] += 1
    }
    return tasks
  }
}

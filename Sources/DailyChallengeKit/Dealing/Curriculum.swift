/// What one level asks: its slots, and their order in a day.
struct Curriculum {
  let slots: [Slot]

  /// The ten places of the day, as indices of ``slots``.
  let day: [Int]

  /// Tasks in a day.
  static let tasksPerDay = 10
}

/// What is wrong with a curriculum, and where.
public struct CurriculumError: Error, Equatable {
  public let level: Level

  /// The slot's name; nil where the fault is the level's.
  public let slot: String?

  /// The field, its value, and what would be right.
  public let flaw: InvalidValue
}

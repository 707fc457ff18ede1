public import DailyChallengeKit

/// The day and level of a session: what tells it from the others, and names its file.
public struct SessionName: Hashable, Sendable {
  public let day: CalendarDay
  public let level: Level

  public init(day: CalendarDay, level: Level) {
    self.day = day
    self.level = level
  }
}

extension SessionName {
  /// "2026-11-30.intermediate.json"
  var fileName: String { "\(day).\(level.rawValue).json" }

  /// Fails for the name of any other file.
  init?(fileName: String) {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "json", let day = CalendarDay(String(parts[0])),
      let level = Level(rawValue: String(parts[1]))
    else { return nil }
    self.init(day: day, level: level)
  }
}

extension SessionName {
  /// What is wrong with a session of this name in a file of another; nil where the names are the same.
  func misplacement(in file: SessionName) -> InvalidValue? {
    guard self != file else { return nil }
    let (key, value) = day == file.day ? ("level", level.rawValue) : ("day", day.description)
    return InvalidValue(key: key, value: "\"\(value)\"", expected: "what the file's name says")
  }
}

extension SessionName: Comparable {
  public static func < (first: SessionName, second: SessionName) -> Bool {
    (first.day, first.level.rawValue) < (second.day, second.level.rawValue)
  }
}

extension SessionRecord {
  var name: SessionName { SessionName(day: day, level: level) }
}

extension ChallengeResult {
  var name: SessionName { SessionName(day: day, level: level) }
}

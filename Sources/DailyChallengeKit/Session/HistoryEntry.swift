/// A challenge that was begun, and what it came to.
public struct HistoryEntry: Equatable, Sendable {
  public let day: CalendarDay
  public let level: Level
  public let state: State

  public enum State: Equatable, Sendable {
    case open
    case finished(ChallengeResult)
    /// Its session is damaged, or a newer program wrote it.
    case unreadable
  }

  public init(day: CalendarDay, level: Level, state: State) {
    self.day = day
    self.level = level
    self.state = state
  }
}

extension HistoryEntry {
  /// Nil where it is not known to be finished.
  public var result: ChallengeResult? {
    if case .finished(let result) = state { result } else { nil }
  }

  /// "open", "finished" or "unreadable"
  public var stateName: String {
    switch state {
    case .open: "open"
    case .finished: "finished"
    case .unreadable: "unreadable"
    }
  }
}

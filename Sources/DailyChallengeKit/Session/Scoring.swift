/// What a task is worth. A day of ten tasks is out of 100.
public enum Scoring {
  /// Attempts a task allows.
  public static let attempts = 3

  /// Points for the first, second and third attempt.
  public static let solved = [10, 7, 4]

  /// What each hint takes from a solved task, which keeps at least 1 point.
  public static let hintPrice = 2

  /// Points for a missed task in which every note was right by sound at least once.
  public static let misspelled = 2

  /// Points for a task solved on an attempt (1, 2 or 3) with this many hints.
  public static func points(solvedOnAttempt attempt: Int, hints: Int) -> Int {
    max(1, solved[attempt - 1] - hintPrice * hints)
  }

  /// Points for a task missed with these verdicts.
  public static func points(missedWith verdicts: [Verdict]) -> Int {
    verdicts.contains(.misspelled) ? misspelled : 0
  }
}

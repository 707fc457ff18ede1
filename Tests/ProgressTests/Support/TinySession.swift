/// A small save written by hand, to be merged with others.
struct TinySession: Hashable {
  var day = "2026-03-01"
  /// Nil while the task is open.
  var finishedAt: String?
  var answers = 1
  /// Any number that makes it another text.
  var seconds = 1

  var text: String {
    let attempt =
      """
      { "given": "A", "read": "A", "verdict": "wrong", "misconception": null, "seconds": \(seconds) }
      """
    let attempts = Array(repeating: attempt, count: answers).joined(separator: ", ")
    let end = finishedAt.map { "\"\($0)\"" } ?? "null"
    return """
      { "format": "dailychallenge.session", "version": 1, "program": "0.0.1", "generation": 1,
        "day": "\(day)", "level": "intermediate", "edition": 1,
        "startedAt": "\(day)T08:00:00Z", "startedOn": "\(day)", "finishedAt": \(end),
        "tasks": [ {
          "question": { "kind": "note-reading", "clef": "bass", "signature": -1, "position": 9,
            "accidental": null, "asksOctave": false },
          "attempts": [\(attempts)], "hints": 0,
          "outcome": \(finishedAt == nil ? "null" : "\"missed\""),
          "points": \(finishedAt == nil ? "null" : "0") } ] }
      """
  }

  /// An archive of such sessions.
  static func archive(_ sessions: [TinySession]) -> String {
    """
    { "format": "dailychallenge.archive", "version": 1, "program": "0.0.1", "sessions": [
    \(sessions.map(\.text).joined(separator: ",\n")) ] }
    """
  }

  /// Any session of three days.
  static func random(using random: inout some RandomNumberGenerator) -> TinySession {
    let day = "2026-03-0\(Int.random(in: 1...3, using: &random))"
    let isFinished = Bool.random(using: &random)
    return TinySession(
      day: day,
      finishedAt: isFinished ? "\(day)T09:0\(Int.random(in: 0...1, using: &random)):00Z" : nil,
      answers: Int.random(in: isFinished ? 3...3 : 0...2, using: &random),
      seconds: Int.random(in: 1...2, using: &random)
    )
  }
}

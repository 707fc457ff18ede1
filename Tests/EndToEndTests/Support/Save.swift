import Foundation

/// A progress file written by hand, so that the tests know what is in it.
struct Save {
  var day = "2026-01-05"
  var level = "intermediate"
  /// Each question as JSON.
  var questions: [String]

  /// The file's text.
  var text: String {
    let tasks = questions.map { question in
      """
      { "question": \(question), "attempts": [], "hints": 0, "outcome": null, "points": null }
      """
    }
    return """
      {
        "format": "dailychallenge.session", "version": 1, "program": "0.0.1", "generation": 1,
        "day": "\(day)", "level": "\(level)", "edition": 1,
        "startedAt": "\(day)T08:00:00Z", "startedOn": "\(day)", "finishedAt": null,
        "tasks": [
          \(tasks.joined(separator: ",\n    "))
        ]
      }
      """
  }

  /// Two tasks: B flat in bass clef, and A C# E G.
  static let ofTwoTasks = Save(questions: [
    """
    { "kind": "note-reading", "clef": "bass", "signature": -1, "position": 9, "accidental": null,
      "asksOctave": false }
    """,
    """
    { "kind": "scale-degree-chord", "scale": "harmonic-minor", "tonic": "D", "degree": 5, "size": 4,
      "inversion": 0, "asksPosition": false }
    """,
  ])
}

/// A progress file as the program left it.
struct SavedSession: Decodable, Equatable {
  struct Task: Decodable, Equatable {
    let attempts: [Attempt]
    let hints: Int
    let outcome: String?
    let points: Int?
  }

  struct Attempt: Decodable, Equatable {
    let given: String
    let read: String
    let verdict: String
  }

  let program: String
  let generation: Int
  let day: String
  let level: String
  let startedOn: String
  let finishedAt: String?
  let tasks: [Task]
}

extension Player {
  func path(day: String = "2026-01-05", level: String = "intermediate") -> URL {
    data.appending(path: "days/\(day).\(level).json")
  }

  /// Puts a progress file in its place.
  func has(_ save: Save) throws {
    try Data(save.text.utf8).write(to: path(day: save.day, level: save.level))
  }

  /// Reads a progress file.
  func saved(day: String = "2026-01-05", level: String = "intermediate") throws -> SavedSession {
    try JSONDecoder().decode(
      SavedSession.self,
      from: Data(contentsOf: path(day: day, level: level))
    )
  }
}

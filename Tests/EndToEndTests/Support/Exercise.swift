import Foundation

/// A question with answers to it, of which is known beforehand what they are worth.
struct Exercise {
  /// The row of the oracle it was made from.
  let row: String
  /// As JSON.
  let question: String
  let right: String
  /// The same sound with another name.
  let twin: String
  /// Plausible mistakes.
  let wrong: [String]
}

extension [Exercise] {
  /// Plays the exercises as the tasks of crafted progress files.
  ///
  /// - Parameter answers: All that is answered to an exercise; it has to close the task.
  /// - Returns: What was saved of each.
  func played(answering answers: (Int, Exercise) -> [String]) async throws -> [SavedSession.Task] {
    var tasks: [SavedSession.Task] = []
    for start in stride(from: 0, to: count, by: tasksInAFile) {
      let batch = start..<Swift.min(start + tasksInAFile, count)
      let player = try Player()
      try player.has(Save(questions: self[batch].map(\.question)))
      let lines = batch.flatMap { answers($0, self[$0]) }
      let screen = try await player.types(
        "dailychallenge play --day 2026-01-05",
        input: lines.joined(separator: "\n")
      )
      guard screen.status == 0 else { throw UnplayedExercises(errors: screen.errors) }
      tasks += try player.saved().tasks
    }
    return tasks
  }

  /// Which of the mistakes are tried: all when `DAILYCHALLENGE_CHECKS` is `full`, else two an exercise,
  /// which differ from one exercise to the next.
  var roundsOfMistakes: Int {
    ProcessInfo.processInfo.environment["DAILYCHALLENGE_CHECKS"] == "full" ? 5 : 1
  }
}

/// The fewer, the faster each answer is saved; the more, the fewer programs are started.
private let tasksInAFile = 10

private struct UnplayedExercises: Error {
  let errors: String
}

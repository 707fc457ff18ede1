import MusicTheory

@testable import DailyChallengeKit

extension ChallengeTask {
  /// Wrong answers that the misconceptions predict, in table order.
  func predictedAnswers(at level: Level) -> [(id: String, answer: Answer)] {
    let predicted =
      switch impl {
      case .noteReading(let task):
        Misconception.all(reading: level.clefs).flatMap { $0.examples(for: task) }
      case .scaleDegreeChord(let task):
        Misconception.all.flatMap { $0.examples(for: task) }
      }
    return predicted.filter { judge($0.answer) != .correct }
  }

  var noteReading: NoteReadingTask? {
    if case .noteReading(let task) = impl { task } else { nil }
  }
}

extension Misconception {
  fileprivate func examples(for task: Task) -> [(id: String, answer: Answer)] {
    predictions(task).flatMap { $0.answer.examples.map { (id, $0) } }
  }
}

extension PredictedAnswer {
  /// The answer itself, or chords with all first and with all second names.
  fileprivate var examples: [Answer] {
    switch self {
    case .exactly(let answer): [answer]
    case .chord(let notes):
      (notes.allSatisfy { $0.count == 1 } ? [0] : [0, 1]).map { place in
        .chord(notes.map { $0[min(place, $0.count - 1)] })
      }
    }
  }
}

extension Answer {
  /// What is the same for the same notes, whatever their order.
  var key: [Int] {
    switch self {
    case .note(let name, let octave): [name.fifths] + (octave.map { [$0] } ?? [])
    case .chord(let notes): notes.map(\.fifths).sorted()
    }
  }
}

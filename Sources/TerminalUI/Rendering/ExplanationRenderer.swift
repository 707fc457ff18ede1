import DailyChallengeKit
import MusicTheory

/// Why the right answer is right, in words. Only for tasks that are over.
struct ExplanationRenderer {
  let style: TextStyle

  /// The right answer, and a sentence for each step to it.
  func all(of task: ChallengeTask) -> [String] {
    ["It is \(rightAnswer(of: task))."] + sentences(for: task.explanation.steps, of: task)
  }

  /// The steps that tell the most, in one line.
  func gist(of task: ChallengeTask) -> String {
    sentences(for: task.explanation.gist, of: task).joined(separator: " ")
  }

  private func sentences(for steps: [Step], of task: ChallengeTask) -> [String] {
    let showsOctaves = task.answerForm == .note(withOctave: true)
    return steps.map(StepWords(style: style, showsOctaves: showsOctaves).text)
  }
}

// MARK: - The right answer with its name

extension ExplanationRenderer {
  /// "F♯4", or "A C♯ E G, the V7 of D minor".
  func rightAnswer(of task: ChallengeTask) -> String {
    let answer = style.name(task.rightAnswer)
    switch task.impl {
    case .noteReading: return answer
    case .scaleDegreeChord(let chord):
      guard let numeral = chord.numeral else { return answer }
      return "\(answer), the \(style.name(numeral)) of \(key(of: chord))"
    }
  }

  /// "D minor", whatever the form of the scale; "D dorian".
  private func key(of task: ChallengeTaskImplScaleDegreeChord) -> String {
    let isMinor = ScaleType(rawValue: task.scale.id)?.isMinorKey ?? false
    return "\(style.name(task.tonic)) \(isMinor ? "minor" : task.scale.name)"
  }
}

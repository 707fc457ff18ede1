import DailyChallengeKit
import MusicTheory

/// Why the right answer is right, in words. Only for tasks that are over.
struct ExplanationRenderer {
  let style: TextStyle

  /// The right answer, and a sentence for each step to it.
  func all(of task: ChallengeTask) -> [String] {
    ["It is \(rightAnswer(of: task))."] + task.explanation.steps.map(sentence)
  }

  /// The steps that tell the most, in one line.
  func gist(of task: ChallengeTask) -> String {
    task.explanation.gist.map(sentence).joined(separator: " ")
  }

  private func sentence(for step: Explanation.Step) -> String {
    switch step {
    case .clef(let clef, let note, let position):
      "In \(clef.name), \(style.name(note)) is \(position.place)."
    case .count(let steps, let reference, let note):
      "\(English.capitalized(English.count(abs(steps), "step"))) \(steps > 0 ? "up" : "down")"
        + " from \(style.name(reference)) is \(style.name(note))."
    case .signatureChanges(let note): "The signature makes it \(style.name(note))."
    case .signatureLeaves(let letter):
      "The signature leaves \(style.name(NoteName(letter))) alone."
    case .sign(let sign, let note): "The \(sign.name) sign makes it \(style.name(note))."
    case .scale(let scale, let tonic, let notes):
      "\(style.name(tonic)) \(scale.name): \(style.names(notes))."
    case .degree(let degree, let root): "Degree \(degree) is \(style.name(root))."
    case .thirds(let notes):
      "From \(style.name(notes[0])) take every other note: \(style.names(notes))."
    case .quality(let quality, let numeral):
      "That makes \(English.article(quality.nameOfChord)): \(style.name(numeral))."
    case .inversion(let inversion, let notes):
      "In \(inversion.name), from the lowest note up: \(style.names(notes))."
    }
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

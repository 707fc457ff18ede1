import DailyChallengeKit
import MusicTheory

/// Why the right answer is right, in words. Only for tasks that are over.
struct Explanation {
  let style: TextStyle

  func text(for task: ChallengeTask) -> String {
    switch task.impl {
    case .noteReading(let task): text(for: task)
    case .scaleDegreeChord(let task): text(for: task)
    }
  }

  /// "In alto clef, C4 is on the third line from the bottom. Three steps up is F4. The signature makes
  /// it F♯4." Octaves are left out where none is asked for.
  private func text(for task: NoteReadingTask) -> String {
    func name(_ pitch: Pitch) -> String {
      task.asksOctave ? style.name(pitch) : style.name(pitch.name)
    }
    let reference = task.clef.referencePosition
    var sentences = [
      "In \(task.clef.name), \(name(task.clef.reference)) is \(reference.place)."
    ]
    let steps = task.position.value - reference.value
    if steps == 0 {
      sentences.append("The note is the same.")
    } else {
      let distance = English.capitalized(English.count(abs(steps), "step"))
      let natural = name(task.clef.naturalPitch(at: task.position))
      sentences.append("\(distance) \(steps > 0 ? "up" : "down") is \(natural).")
    }
    switch (task.accidental, task.pitch.name.accidental) {
    case (let sign?, _):
      sentences.append("The \(sign.name) sign makes it \(name(task.pitch)).")
    case (nil, .natural):
      guard task.signature.fifths != 0 else { break }
      sentences.append("The signature leaves \(style.name(task.pitch.name)) alone.")
    case (nil, _):
      sentences.append("The signature makes it \(name(task.pitch)).")
    }
    return sentences.joined(separator: " ")
  }

  /// "D harmonic minor: D E F G A B♭ C♯. From A take every other note: A C♯ E G."
  private func text(for task: ChallengeTaskImplScaleDegreeChord) -> String {
    let stack = task.rootPosition
    var sentences = [
      "\(style.name(task.tonic)) \(task.scale.name): \(style.names(task.scaleNotes)).",
      "From \(style.name(stack[0])) take every other note: \(style.names(stack)).",
    ]
    if task.inversion != .root {
      let notes = style.names(task.chordNotes)
      sentences.append("In \(task.inversion.name), from the lowest note up: \(notes).")
    }
    return sentences.joined(separator: " ")
  }
}

// MARK: - The right answer with its name

extension Explanation {
  /// "F♯4", or "A C♯ E G, the V7 of D minor".
  func rightAnswer(of task: ChallengeTask) -> String {
    let answer = style.name(task.rightAnswer)
    switch task.impl {
    case .noteReading: return answer
    case .scaleDegreeChord(let chord):
      return numeral(of: chord).map { "\(answer), the \($0)" } ?? answer
    }
  }

  /// "V7 of D minor"; nil for chords that have no numeral, as an edited scale may have.
  private func numeral(of task: ChallengeTaskImplScaleDegreeChord) -> String? {
    guard let chord = Chord(notes: task.rootPosition),
      let numeral = RomanNumeral(
        degree: task.degree,
        quality: chord.quality,
        inversion: task.inversion
      )
    else { return nil }
    let isMinor = ScaleType(rawValue: task.scale.id)?.isMinorKey ?? false
    let key = "\(style.name(task.tonic)) \(isMinor ? "minor" : task.scale.name)"
    return "\(style.name(numeral)) of \(key)"
  }
}

extension ChallengeTaskImplScaleDegreeChord {
  /// The chord's notes as stacked thirds, whatever the inversion.
  fileprivate var rootPosition: [NoteName] {
    Array(chordNotes.suffix(inversion.rawValue) + chordNotes.dropLast(inversion.rawValue))
  }
}

public import DailyChallengeKit
import MusicTheory

/// What a task asks, in words that leave nothing open and give nothing away.
public struct Prompt {
  private let style: TextStyle

  public init(style: TextStyle) {
    self.style = style
  }

  /// What is to be seen and what is asked: "Bass clef, no signature. Name the note. Letter only."
  public func text(for task: ChallengeTask) -> String {
    switch task.impl {
    case .noteReading(let note): "\(staff(of: note)) \(request(of: task))"
    case .scaleDegreeChord: request(of: task)
    }
  }

  /// What is asked, where what is to be seen is told already: "Name the note. Letter only."
  ///
  /// Names other than English ones are said to be so: B is another note to each.
  func request(of task: ChallengeTask) -> String {
    let request =
      switch task.impl {
      case .noteReading(let task): request(of: task)
      case .scaleDegreeChord(let task): request(of: task)
      }
    return style.names == .english ? request : "\(request) \(style.names.name) names."
  }

  private func staff(of task: NoteReadingTask) -> String {
    let sign = task.accidental.map { ", a \($0.name) sign before the note" } ?? ""
    return English.capitalized("\(task.clef.name), \(task.signature.name)\(sign).")
  }

  private func request(of task: NoteReadingTask) -> String {
    let asItSounds = task.clef.octaveShift == 0 ? "" : " as it sounds"
    if task.asksOctave {
      let middleC = Pitch(NoteName(.c), octave: 4)
      let names = "middle \(style.name(middleC.name)) is \(style.name(middleC))"
      return "Name it with its octave\(asItSounds) (\(names))."
    }
    guard task.hasNoSigns else { return "Name the note." }
    return "Name the note. \(English.capitalized(style.names.termForLetter)) only."
  }

  /// The chord goes by degree and size: a numeral would give its quality away.
  private func request(of task: ChallengeTaskImplScaleDegreeChord) -> String {
    let chord = task.size == 3 ? "the triad" : "the seventh chord"
    let request =
      "\(style.name(task.tonic)) \(task.scale.name): spell \(chord) on degree \(task.degree)"
    return task.asksPosition
      ? "\(request), \(task.inversion.name). Lowest note first."
      : "\(request). \(English.capitalized(English.cardinal(task.size))) notes, any order."
  }
}

extension NoteReadingTask {
  /// Whether the letter is the whole name.
  fileprivate var hasNoSigns: Bool { signature.fifths == 0 && accidental == nil }
}

extension ChallengeTask {
  /// Whether a letter is all that is asked for.
  var asksForLetter: Bool {
    guard case .noteReading(let task) = impl else { return false }
    return task.hasNoSigns && !task.asksOctave
  }
}

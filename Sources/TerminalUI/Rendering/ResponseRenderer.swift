public import DailyChallengeKit
import Engraving
import MusicTheory

/// What the player is told after a move. Nothing here gives the answer away while attempts are left.
public struct ResponseRenderer {
  private let style: TextStyle
  private let explanation: ExplanationRenderer
  private let offersHelp: Bool

  /// - Parameter offersHelp: Whether the player can ask for help by a word.
  public init(style: TextStyle, offersHelp: Bool = false) {
    self.style = style
    self.offersHelp = offersHelp
    explanation = ExplanationRenderer(style: style)
  }

  /// The response as lines; none where the screen that follows says it all.
  public func lines(for response: ChallengeSession.Response) -> [String] {
    paragraphs(for: response).flatMap { style.wrap($0, indent: 2) } + figure(for: response)
  }

  /// The chord of a task that is over, on its staff.
  private func figure(for response: ChallengeSession.Response) -> [String] {
    let figure: StaffFigure? =
      switch response {
      case .judged(_, let answer, _, _, let task) where !task.isOpen:
        task.question.answerFigure(besides: answer)
      case .skipped(let task): task.question.answerFigure(besides: task.lastReading)
      case .judged, .confirmationAsked, .refused, .hint, .noMoreHints, .skipAsked, .finished,
        .notSaved, .savedAgain:
        nil
      }
    return lines(for: figure)
  }

  /// Whether the response tells so much that the next task would push it out of a small window.
  public func isWorthAPause(_ response: ChallengeSession.Response) -> Bool {
    switch response {
    case .judged(_, let answer, _, _, let task):
      !task.isOpen
        && (task.outcome != .solved || task.question.answerFigure(besides: answer) != nil)
    case .skipped: true
    case .confirmationAsked, .refused, .hint, .noMoreHints, .skipAsked, .finished, .notSaved,
      .savedAgain:
      false
    }
  }

  private func lines(for figure: StaffFigure?) -> [String] {
    guard let figure else { return [] }
    let caption =
      figure.columns.count > 1 ? style.wrap("The right chord, then yours:", indent: 2) : []
    return [""] + caption + FigureRenderer(style: style).lines(for: figure)
  }

  /// The response in one line, for other programs to read.
  public func text(for response: ChallengeSession.Response) -> String {
    paragraphs(for: response).joined(separator: " ")
  }

  private func paragraphs(for response: ChallengeSession.Response) -> [String] {
    switch response {
    case .refused(let refusal, let task): [words(for: refusal, of: task)]
    case .judged(let judgement, let answer, let remark, let diagnosis, let task):
      paragraphs(
        reading(of: answer, remark),
        VerdictRenderer(style: style).paragraphs(for: judgement, of: answer, diagnosis, on: task)
      )
    case .confirmationAsked(let answer, let remark):
      [
        reading(of: answer, remark)
          + " Press Enter if that is your answer, or type another."
      ]
    case .hint(let hint): ["Hint: " + words(for: hint)]
    case .noMoreHints: ["There are no more hints for this task."]
    case .skipAsked: ["Skipping gives the task up for 0 points. Type skip again if you mean it."]
    case .skipped(let task): ["Skipped."] + explanation.all(of: task.question)
    case .finished: []
    case .notSaved: ["This could not be saved. You can play on, but leaving would lose it."]
    case .savedAgain: ["Everything is saved again."]
    }
  }
}

// MARK: - Coming back

extension ResponseRenderer {
  /// What has happened to an open task so far, for a player who sees it again; empty where nothing has.
  public func past(of task: TaskRecord) -> [String] {
    let hints = task.question.hints.prefix(task.hints).map { "Hint: " + words(for: $0) }
    let answer = task.lastReading.map {
      "Your last answer was \(style.name($0)). \(VerdictRenderer.triesLeft(of: task))"
    }
    return (hints + [answer].compactMap(\.self)).flatMap { style.wrap($0, indent: 2) }
  }
}

// MARK: - Readings

extension ResponseRenderer {
  /// The eye wants them in the order of things, the ear the verdict first.
  private func paragraphs(_ reading: String, _ verdict: [String]) -> [String] {
    switch style.manner {
    case .written: [reading] + verdict
    case .spoken: verdict.prefix(1) + [reading] + verdict.dropFirst()
    }
  }

  private func reading(of answer: Answer, _ remark: Reading.Remark?) -> String {
    "Read as \(style.name(answer)).\(words(for: remark))"
  }

  private func words(for remark: Reading.Remark?) -> String {
    switch remark {
    case .octaveIgnored: " No octave is asked for, so it does not count."
    case .unusualNames(let notes):
      " \(style.names.name) writes \(notes.map(style.name).joined(separator: " and "))."
    case nil: ""
    }
  }
}

// MARK: - Explaining

extension ResponseRenderer {
  /// All there is to say of a task that is over; nil stands for none being over yet.
  public func explanation(of task: TaskRecord?) -> [String] {
    guard let question = task?.question else {
      return style.wrap("Every task is explained once it is over. None is yet.", indent: 2)
    }
    let paragraphs = [Prompt(style: style).text(for: question)] + sentences(explaining: question)
    return paragraphs.flatMap { style.wrap($0, indent: 2) }
      + lines(for: question.answerFigure(besides: nil))
  }

  /// The right answer of a task that is over, and each step to it.
  public func sentences(explaining task: ChallengeTask) -> [String] {
    explanation.all(of: task)
  }
}

// MARK: - Hints

extension ResponseRenderer {
  private func words(for hint: Hint) -> String {
    switch hint {
    case .oneLetterOn:
      "From each line to the next space, and from each space to the next line,"
        + " is one \(style.names.termForLetter)."
    // The signs are not named: with few of them, that would come near the answer.
    case .signatureCounts:
      "Signs of the signature count in every octave, not only where they stand."
    case .accidentalCounts(let sign):
      "The \(sign.name) sign counts, whatever the signature says of that letter."
    case .landmark(let position, let note, let clef):
      "In \(clef.name), \(style.name(note)) is \(position.place)."
    case .everyOtherNote(let size):
      "Write the scale down. Begin on the degree asked for and take every other note until you have"
        + " \(English.cardinal(size))."
    case .root(let root, let degree):
      "Degree \(degree) is \(style.name(root)). That is the root."
    case .quality(let quality): "It is \(English.article(quality.nameOfChord))."
    }
  }
}

// MARK: - Texts that are no answer

extension ResponseRenderer {
  private func words(for refusal: Reading.Refusal, of task: ChallengeTask) -> String {
    switch refusal {
    case .empty where offersHelp:
      "Write \(form(of: task)), or \(style.manner == .spoken ? "the word help" : "? for help")."
    case .empty: "There is no answer. Write \(form(of: task))."
    case .tooLong: "That is too long to be an answer. Write \(form(of: task))."
    case .unreadable(let part, let other):
      "'\(part.printable)' cannot be read as a note."
        + (other.map { " \($0.name) names are read with '--names \($0.rawValue)'." } ?? "")
        + " Write \(form(of: task))."
    case .ambiguous(let readings):
      "That can be read as \(readings.map(style.names).joined(separator: ", or as "))."
        + (readings.allSatisfy { $0.count == 1 }
          ? " Write the one you mean."
          : " Put spaces between the notes and none before a sign."
            + (style.names == .english ? " A capital B is the note." : ""))
    case .ambiguousName(let part, let notes):
      "'\(part.printable)' can be \(notes.map(style.name).joined(separator: " or "))."
        + " Write the one you mean."
    case .severalNotes: "One note is asked for. Write \(form(of: task))."
    case .oneNote: "A whole chord is asked for. Write \(form(of: task))."
    case .doubled(let note): "\(style.name(note)) is there twice. Name each note once."
    case .missingOctave(let note):
      "\(style.name(note)) in which octave? Write its number too."
        + " Middle \(style.name(NoteName(.c))) begins octave 4."
    }
  }

  /// The form of an answer with an example, which is never the answer.
  private func form(of task: ChallengeTask) -> String {
    let form =
      switch task.answerForm {
      case .note(withOctave: false) where task.asksForLetter: "a \(style.names.termForLetter)"
      case .note(withOctave: false): "a note"
      case .note(withOctave: true): "a note with its octave"
      case .chord(size: 3): "three notes"
      case .chord: "four notes"
      }
    return "\(form), such as \(style.typed(example(besides: task)))"
  }

  /// The first example that is not right for the task, not even by sound.
  private func example(besides task: ChallengeTask) -> Answer {
    let examples =
      task.asksForLetter ? Answer.exampleLetters : Answer.examples(of: task.answerForm)
    return examples.first { task.judge($0) == .wrong } ?? examples[0]
  }
}

extension Answer {
  fileprivate static let exampleLetters: [Answer] = [
    .note(NoteName(.f), octave: nil), .note(NoteName(.a), octave: nil),
  ]

  /// Answers of a form that have nothing in common.
  fileprivate static func examples(of form: AnswerForm) -> [Answer] {
    let fSharp = NoteName(.f, .sharp)
    let bFlat = NoteName(.b, .flat)
    return switch form {
    case .note(withOctave: false): [.note(fSharp, octave: nil), .note(bFlat, octave: nil)]
    case .note(withOctave: true): [.note(fSharp, octave: 4), .note(bFlat, octave: 3)]
    case .chord(size: 3):
      [
        .chord([NoteName(.d), fSharp, NoteName(.a)]),
        .chord([NoteName(.g), bFlat, NoteName(.d)]),
      ]
    case .chord:
      [
        .chord([NoteName(.d), NoteName(.f), NoteName(.a), NoteName(.c)]),
        .chord([NoteName(.g), bFlat, NoteName(.d), NoteName(.f)]),
      ]
    }
  }
}

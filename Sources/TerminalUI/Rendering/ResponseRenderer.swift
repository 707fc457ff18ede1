public import DailyChallengeKit
import MusicTheory

/// What the player is told after a move. Nothing here gives the answer away while attempts are left.
public struct ResponseRenderer {
  private let style: TextStyle
  private let explanation: ExplanationRenderer

  public init(style: TextStyle) {
    self.style = style
    explanation = ExplanationRenderer(style: style)
  }

  /// The response as lines; none where the screen that follows says it all.
  public func lines(for response: ChallengeSession.Response) -> [String] {
    paragraphs(for: response).flatMap { style.wrap($0, indent: 2) }
  }

  /// The response in one line, for other programs to read.
  public func text(for response: ChallengeSession.Response) -> String {
    paragraphs(for: response).joined(separator: " ")
  }

  private func paragraphs(for response: ChallengeSession.Response) -> [String] {
    switch response {
    case .refused(let refusal, let task): [words(for: refusal, of: task)]
    case .judged(let judgement, let answer, let remark, let diagnosis, let task):
      [reading(of: answer, remark)]
        + VerdictRenderer(style: style).paragraphs(for: judgement, of: answer, diagnosis, on: task)
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

// MARK: - Readings

extension ResponseRenderer {
  private func reading(of answer: Answer, _ remark: Reading.Remark?) -> String {
    "Read as \(style.name(answer)).\(words(for: remark))"
  }

  private func words(for remark: Reading.Remark?) -> String {
    switch remark {
    case .octaveIgnored: " No octave is asked for, so it does not count."
    case nil: ""
    }
  }
}

// MARK: - Explaining

extension ResponseRenderer {
  /// All there is to say of a task that is over; nil stands for none being over yet.
  public func explanation(of task: TaskRecord?) -> [String] {
    let paragraphs =
      task.map { [Prompt(style: style).text(for: $0.question)] + explanation.all(of: $0.question) }
      ?? ["Every task is explained once it is over. None is yet."]
    return paragraphs.flatMap { style.wrap($0, indent: 2) }
  }
}

// MARK: - Hints

extension ResponseRenderer {
  private func words(for hint: Hint) -> String {
    switch hint {
    case .signatureCounts(let signature):
      // The signs are not named: with few of them, that would come near the answer.
      signature.fifths == 0
        ? "With no signature and no sign before it, a note is a plain letter."
        : "Signs of the signature count in every octave, not only where they stand."
    case .accidentalCounts(let sign):
      "The \(sign.name) sign counts, whatever the signature says of that letter."
    case .landmark(let position, let pitch, let clef):
      "In \(clef.name), \(style.name(pitch)) is \(position.place)."
    case .everyOtherNote(let size):
      "Write the scale down. Begin on the degree and take every other note until you have"
        + " \(English.cardinal(size))."
    case .root(let root, let degree):
      "Degree \(degree) is \(style.name(root)). That is the root."
    }
  }
}

// MARK: - Texts that are no answer

extension ResponseRenderer {
  private func words(for refusal: Reading.Refusal, of task: ChallengeTask) -> String {
    switch refusal {
    case .empty: "Write \(form(of: task)), or ? for help."
    case .tooLong: "That is too long to be an answer. Write \(form(of: task))."
    case .unreadable(let part):
      "'\(part.printable)' cannot be read as a note. Write \(form(of: task))."
    case .ambiguous(let readings):
      "That can be read as \(readings.map(style.names).joined(separator: ", or as "))."
        + " Put spaces between the notes."
    case .severalNotes: "One note is asked for. Write \(form(of: task))."
    case .oneNote: "A whole chord is asked for. Write \(form(of: task))."
    case .doubled(let note): "\(style.name(note)) is there twice. Name each note once."
    case .missingOctave(let note):
      "\(style.name(note)) in which octave? Write its number too. Middle C begins octave 4."
    }
  }

  /// The form of an answer with an example, which is never the answer.
  private func form(of task: ChallengeTask) -> String {
    switch task.answerForm {
    case .note(withOctave: false): "a note, such as \(example(of: ["F#", "Bb"], besides: task))"
    case .note(withOctave: true):
      "a note with its octave, such as \(example(of: ["F#4", "Bb3"], besides: task))"
    case .chord(size: 3):
      "three notes, such as \(example(of: ["D F# A", "G Bb D"], besides: task))"
    case .chord: "four notes, such as \(example(of: ["D F A C", "G Bb D F"], besides: task))"
    }
  }

  /// The first text that is not right for the task, not even by sound.
  private func example(of texts: [String], besides task: ChallengeTask) -> String {
    let example = texts.first { text in
      guard case .answer(let answer, _) = AnswerReader().read(text, as: task.answerForm) else {
        return false
      }
      return task.judge(answer) == .wrong
    }
    return example ?? texts[0]
  }
}

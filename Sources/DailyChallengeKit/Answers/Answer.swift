public import MusicTheory

/// What a player answers, once it is read.
public enum Answer: Hashable, Sendable {
  case note(NoteName, octave: Int?)
  /// At least two notes, none of them twice, in the order they were given.
  case chord([NoteName])
}

extension Answer {
  /// The answer in English ASCII, as it is saved: "F#4", "A C# E G".
  public var ascii: String {
    switch self {
    case .note(let name, let octave): name.ascii + (octave.map(String.init) ?? "")
    case .chord(let notes): notes.map(\.ascii).joined(separator: " ")
    }
  }
}

/// The form an answer has to have.
public enum AnswerForm: Hashable, Sendable {
  case note(withOctave: Bool)
  /// A list of notes; the right chord has this many.
  case chord(size: Int)
}

/// What an answer is worth, judged against its task.
public enum Judgement: Hashable, Sendable {
  case correct
  /// Every note is right by sound and the bass is the one asked for, but this many have another name.
  case misspelled(notes: Int)
  /// Every note is right by sound, but the task asks for another one first.
  case wrongBass
  case wrong

  public var verdict: Verdict {
    switch self {
    case .correct: .correct
    case .misspelled: .misspelled
    case .wrongBass, .wrong: .wrong
    }
  }
}

/// A judgement as it is saved and counted.
public enum Verdict: String, Sendable {
  case correct, misspelled, wrong
}

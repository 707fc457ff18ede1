public import MusicTheory

/// What a text says, read as an answer of some form. Reading comes before grading and knows no task.
public enum Reading: Equatable {
  case answer(Answer, remark: Remark?)
  /// Not an answer that could be graded. It costs nothing.
  case refusal(Refusal)

  /// Something worth saying about an answer that was understood.
  public enum Remark: Hashable, Sendable {
    /// An octave was given that nobody asked for.
    case octaveIgnored
    /// These notes were named in a way that the naming system does not have.
    case unusualNames([NoteName])
  }

  /// Why a text is no answer.
  public enum Refusal: Error, Hashable {
    case empty
    case tooLong
    /// This part is no note; the whole would be an answer in the other naming system.
    case unreadable(part: String, readableIn: NamingSystem? = nil)
    /// The text can be read in each of these ways.
    case ambiguous([[NoteName]])
    /// This part can be the name of each of these notes.
    case ambiguousName(part: String, [NoteName])
    /// One note was asked for, and several were given.
    case severalNotes
    /// A chord was asked for, and one note was given.
    case oneNote
    /// A note was given twice.
    case doubled(NoteName)
    /// The octave was asked for, and not given.
    case missingOctave(NoteName)
  }
}

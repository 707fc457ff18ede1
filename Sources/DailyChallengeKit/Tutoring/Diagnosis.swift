/// What the tutor makes of an answer that is not right.
public enum Diagnosis: Hashable, Sendable {
  /// A misconception explains it, the first of its table that does. Besides, an answer may begin with
  /// another note than the bass that is asked for.
  case misconception(id: String, Mistake, alsoOtherBass: Bool = false)
  /// No misconception we know explains it. So many of its notes are right.
  case unexplained(rightNotes: Int)

  /// The id of the misconception, as it is saved.
  public var id: String? {
    switch self {
    case .misconception(let id, _, _): id
    case .unexplained: nil
    }
  }
}

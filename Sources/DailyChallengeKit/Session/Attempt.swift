/// One graded answer. What stands here is a recorded fact and is never judged again.
public struct Attempt: Equatable, Sendable {
  /// The text as it was typed.
  public let given: String
  /// How it was read, in English ASCII.
  public let read: String
  public let verdict: Verdict
  /// The id of the mistake the tutor named, if it did.
  public let misconception: String?
  /// How long the player took, in seconds.
  public let seconds: Double

  public init(
    given: String,
    read: String,
    verdict: Verdict,
    misconception: String?,
    seconds: Double
  ) {
    self.given = given
    self.read = read
    self.verdict = verdict
    self.misconception = misconception
    self.seconds = seconds
  }
}

/// What a player is asked for a line with.
public struct LinePrompt {
  /// What stands before the line: "> ".
  public let text: String

  let completion: LineCompletion

  /// What a line is understood as, where that is worth saying.
  let reading: (String) -> String?

  public init(
    _ text: String,
    completion: LineCompletion = LineCompletion(),
    reading: @escaping (String) -> String? = { _ in nil }
  ) {
    self.text = text
    self.completion = completion
    self.reading = reading
  }
}

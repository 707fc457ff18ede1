import Platform
import Progress

/// How labels and titles stand out.
enum Emphasis {
  case none
  case bold

  /// Bold where the environment and the stream allow it.
  init(on stream: FileDescriptor, environment: Environment) {
    let isAllowed = environment.allowsColor(onTerminal: stream.isTerminal)
    let accessible = try? Setting.accessible.chosen(
      option: nil,
      environment: environment,
      settings: { Settings() }
    )
    self = isAllowed && accessible?.value != true ? .bold : .none
  }

  /// The text with its label, which is all up to the first colon, standing out.
  func applied(to text: String) -> String {
    guard self == .bold, let colon = text.firstIndex(of: ":") else { return text }
    return "\u{1B}[1m\(text[...colon])\u{1B}[22m\(text[text.index(after: colon)...])"
  }
}

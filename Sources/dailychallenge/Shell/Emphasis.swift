/// How labels and titles stand out.
enum Emphasis {
  case none
  case bold

  /// The text with its label, which is all up to the first colon, standing out.
  func applied(to text: String) -> String {
    guard self == .bold, let colon = text.firstIndex(of: ":") else { return text }
    return "\u{1B}[1m\(text[...colon])\u{1B}[22m\(text[text.index(after: colon)...])"
  }
}

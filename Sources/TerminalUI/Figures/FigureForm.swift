/// How a staff is shown.
public enum FigureForm: Hashable, Sendable {
  /// Dots in braille characters.
  case braille
  /// One row of characters for each line and space.
  case unicode
  /// The same in ASCII.
  case ascii
  /// Sentences.
  case words
}

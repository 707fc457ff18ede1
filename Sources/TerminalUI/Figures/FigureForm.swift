import Engraving

/// How a staff is shown.
public enum FigureForm: Hashable, Sendable {
  /// Dots in braille characters.
  case braille
  /// Pixels, for terminals that show sixels.
  case sixel(PixelStyle)
  /// Pixels, for terminals that speak kitty's graphics protocol.
  case kitty(PixelStyle)
  /// One row of characters for each line and space.
  case unicode
  /// The same in ASCII.
  case ascii
  /// Sentences.
  case words
}

/// What pixels have to fit: the terminal's cells and its colours.
public struct PixelStyle: Hashable, Sendable {
  let cell: PixelSize
  let foreground: Color
  let background: Color

  /// A terminal that keeps its colours to itself gets grey ink, which reads on light and dark.
  public init(_ terminal: TerminalGraphics) {
    cell = terminal.cell ?? .vt340Character
    foreground = terminal.foreground ?? .gray
    background = terminal.background ?? .gray
  }
}

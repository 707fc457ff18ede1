public import Engraving

/// The figure a player asks for, by the name of an option.
public enum FigureChoice: String, CaseIterable, Sendable {
  /// The best there is: pixels where the terminal said that it shows them, else dots, else ASCII.
  case auto
  case braille, sixel, kitty, unicode, ascii, words

  /// Whether it matters what the terminal says of itself.
  public var dependsOnTerminal: Bool {
    switch self {
    case .auto, .sixel, .kitty: true
    case .braille, .unicode, .ascii, .words: false
    }
  }

  /// The form to use.
  ///
  /// - Parameters:
  ///   - characters: Those of the text.
  ///   - terminal: What the terminal said of itself.
  ///   - isAccessible: Whether the player reads by ear or by finger.
  public func form(
    characters: PlainTextEngraver.Characters,
    terminal: TerminalGraphics = TerminalGraphics(),
    isAccessible: Bool = false
  ) -> FigureForm {
    switch self {
    case .auto where isAccessible: .words
    case .auto where terminal.hasKittyGraphics: .kitty(PixelStyle(terminal))
    case .auto where terminal.hasSixel: .sixel(PixelStyle(terminal))
    case .auto: characters == .unicode ? .braille : .ascii
    case .braille: .braille
    case .sixel: .sixel(PixelStyle(terminal))
    case .kitty: .kitty(PixelStyle(terminal))
    case .unicode: .unicode
    case .ascii: .ascii
    case .words: .words
    }
  }
}

import Engraving

/// A staff figure as lines for the terminal.
struct FigureRenderer {
  let style: TextStyle

  func lines(for figure: StaffFigure) -> [String] {
    switch style.figure {
    case .braille:
      // In a window too narrow for dots, characters still fit.
      BrailleEngraver(width: style.width).lines(for: figure)
        ?? PlainTextEngraver(.unicode).lines(for: figure)
    case .unicode: PlainTextEngraver(.unicode).lines(for: figure)
    case .ascii: PlainTextEngraver(.ascii).lines(for: figure)
    case .words: style.wrap(figure.words)
    }
  }
}

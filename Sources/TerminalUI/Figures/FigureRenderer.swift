import Engraving

/// A staff figure as lines for the terminal.
struct FigureRenderer {
  let style: TextStyle

  func lines(for figure: StaffFigure) -> [String] {
    switch style.figure {
    case .braille:
      // In a window too narrow for dots, characters still fit.
      BrailleEngraver(width: min(style.width, Self.widest)).lines(for: figure)
        ?? PlainTextEngraver(.unicode).lines(for: figure)
    case .sixel(let pixels):
      [
        Sixel(
          raster(of: figure, pixels),
          foreground: pixels.foreground,
          background: pixels.background
        ).text
      ]
    case .kitty(let pixels):
      [KittyGraphics(raster(of: figure, pixels), foreground: pixels.foreground).text]
    case .unicode: PlainTextEngraver(.unicode).lines(for: figure)
    case .ascii: PlainTextEngraver(.ascii).lines(for: figure)
    case .words: style.wrap(figure.words(in: style.names))
    }
  }

  private func raster(of figure: StaffFigure, _ pixels: PixelStyle) -> Raster {
    Raster(
      Engraver().drawing(of: figure),
      cell: pixels.cell,
      columns: min(style.width, Self.widest)
    )
  }

  /// Columns of text that a figure never exceeds, however wide the window.
  private static let widest = 80
}

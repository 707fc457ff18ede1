import Engraving

/// A staff figure as lines for the terminal.
struct FigureRenderer {
  let style: TextStyle

  func lines(for figure: StaffFigure) -> [String] {
    switch style.figure {
    case .braille:
      // In a window too narrow for dots, characters may still fit.
      BrailleEngraver(width: min(style.width, Self.widest)).lines(for: figure)
        ?? characters(.unicode, for: figure)
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
    case .unicode: characters(.unicode, for: figure)
    case .ascii: characters(.ascii, for: figure)
    case .words: words(for: figure)
    }
  }

  /// Rows of characters, or words where the window is too narrow for the rows.
  private func characters(
    _ characters: PlainTextEngraver.Characters,
    for figure: StaffFigure
  ) -> [String] {
    let rows = PlainTextEngraver(characters).lines(for: figure)
    return rows.allSatisfy { $0.count <= style.width } ? rows : words(for: figure)
  }

  private func words(for figure: StaffFigure) -> [String] {
    style.wrap(figure.words(in: style.names))
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

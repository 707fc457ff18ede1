/// Draws a figure in braille characters, eight dots to a character, in as large a size as fits.
///
/// Staff lines are one dot high, and notes stand exactly on them or midway between. Signs keep a dot
/// of air from the lines behind them. Blanks are U+2800, not spaces: so columns stay columns even
/// where braille comes from a font of another width.
public struct BrailleEngraver: Sendable {
  /// Characters in a line, at most.
  public let width: Int

  public init(width: Int) {
    self.width = width
  }

  /// The picture from its top row down, without blanks at the ends of lines; nil where it does not
  /// fit, however small.
  ///
  /// 40 characters hold any signature with one note and its accidental, 80 hold them in the largest
  /// size.
  public func lines(for figure: StaffFigure) -> [String]? {
    for dotsPerSpace in Self.sizes {
      let drawing = Engraver(grid: .perSpace(dotsPerSpace)).drawing(of: figure)
      let picture = BraillePicture(drawing, dotsPerSpace: dotsPerSpace)
      if picture.width <= width { return picture.lines }
    }
    return nil
  }

  /// Even numbers of dots to a staff space, so that a space has a row of dots in its middle. With fewer
  /// than four no sign can be told from another.
  private static let sizes = [8, 6, 4]
}

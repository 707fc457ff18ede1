/// A drawing as pixels: how much of each the ink covers, from 0 for none to 255 for all of it.
///
/// Rows go from the top down, pixels from the left to the right.
public struct Raster: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Row by row, `width` values each.
  public let coverage: [UInt8]
  /// Pixels a staff space: a whole number, so that the lines are equally far apart.
  public let staffSpace: Int
  /// Where the drawing's (0, 0) lies, on the bottom line: in pixels from the upper left corner, y
  /// downward.
  public let origin: Point

  /// The coverage of a pixel.
  public subscript(x: Int, y: Int) -> UInt8 {
    coverage[y * width + x]
  }

  /// The coverage of every pixel as the nearest of so many equal steps: 0 is none, `steps` all.
  func quantized(steps: Int) -> [UInt8] {
    let nearest = (0...255).map { UInt8(($0 * steps + 127) / 255) }
    return coverage.map { nearest[Int($0)] }
  }
}

extension Raster {
  /// Draws with so many pixels a staff space. The picture is hardly larger than its ink.
  public init(_ drawing: Drawing, staffSpace: Int) {
    self.init(drawing, staffSpace: staffSpace, cell: PixelSize(width: 1, height: 1))
  }

  /// Draws as large as suits a terminal of so many columns: a staff space as high as a row of text,
  /// or as wide a picture as there is room for. The picture fills whole cells, with the air to the
  /// right and both above and below.
  public init(_ drawing: Drawing, cell: PixelSize, columns: Int) {
    let room = Double(columns * cell.width - 2 * PixelGrid.margin)
    let widest = drawing.box.map { Int(room / max(1, $0.width)) } ?? cell.height
    self.init(drawing, staffSpace: max(1, min(cell.height, widest)), cell: cell)
  }

  private init(_ drawing: Drawing, staffSpace: Int, cell: PixelSize) {
    let grid = PixelGrid(drawing, staffSpace: staffSpace, cell: cell)
    let patches = drawing.symbols.flatMap(grid.patches)
    width = grid.width
    height = grid.height
    self.staffSpace = staffSpace
    origin = grid.origin
    coverage = ScanConverter(patches, width: width, height: height).coverage()
  }
}

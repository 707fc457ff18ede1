/// A width and a height in pixels, such as those of a terminal's character cell.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The character of a VT340, for a terminal that does not name its own: many that show sixels
  /// scale them as if it were theirs.
  public static let vt340Character = PixelSize(width: 10, height: 20)
}

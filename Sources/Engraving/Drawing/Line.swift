/// A straight line of even thickness whose ends are cut off square.
public struct Line: Hashable, Sendable {
  public let start: Point
  public let end: Point
  /// Across the line, in staff spaces.
  public let thickness: Double

  public init(from start: Point, to end: Point, thickness: Double) {
    self.start = start
    self.end = end
    self.thickness = thickness
  }

  /// From the line's middle to its edge, at a right angle to it; nothing when the ends are one point.
  public var halfAcross: Point {
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Point(x: 0, y: 0) }
    return Point(x: -dy / length * thickness / 2, y: dx / length * thickness / 2)
  }

  public var box: Box {
    let across = halfAcross
    return Box(
      minX: min(start.x, end.x) - abs(across.x),
      minY: min(start.y, end.y) - abs(across.y),
      maxX: max(start.x, end.x) + abs(across.x),
      maxY: max(start.y, end.y) + abs(across.y)
    )
  }

  private var dx: Double { end.x - start.x }
  private var dy: Double { end.y - start.y }
}

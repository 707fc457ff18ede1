/// An ellipse, in any direction.
public struct Ellipse: Hashable, Sendable {
  public let center: Point
  /// From the centre to the edge along the longer axis.
  public let semiMajor: Point
  /// From the centre to the edge across the longer axis, in staff spaces.
  public let semiMinor: Double

  public init(center: Point = Point(x: 0, y: 0), semiMajor: Point, semiMinor: Double) {
    self.center = center
    self.semiMajor = semiMajor
    self.semiMinor = semiMinor
  }

  /// The other half axis, at a right angle to `semiMajor` (a quarter turn to the left).
  public var semiMinorAxis: Point {
    let length = (semiMajor.x * semiMajor.x + semiMajor.y * semiMajor.y).squareRoot()
    guard length > 0 else { return Point(x: 0, y: 0) }
    return Point(x: -semiMajor.y / length * semiMinor, y: semiMajor.x / length * semiMinor)
  }

  /// The ellipse is `center + semiMajor · cos a + semiMinorAxis · sin a`, and the greatest value of
  /// `u · cos a + v · sin a` is √(u² + v²).
  public var box: Box {
    let other = semiMinorAxis
    let halfWidth = (semiMajor.x * semiMajor.x + other.x * other.x).squareRoot()
    let halfHeight = (semiMajor.y * semiMajor.y + other.y * other.y).squareRoot()
    return Box(
      minX: center.x - halfWidth,
      minY: center.y - halfHeight,
      maxX: center.x + halfWidth,
      maxY: center.y + halfHeight
    )
  }
}

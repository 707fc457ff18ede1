/// A simple area of ink. A drawing as patches is its outline for those who cannot paint with a brush:
/// the ink is the union of all patches.
enum Patch: Hashable, Sendable {
  case disc(center: Point, radius: Double)
  case ellipse(Ellipse, hole: Ellipse?)
  /// The corners of a convex quadrilateral, clockwise where y grows upward.
  case quadrilateral(Point, Point, Point, Point)
}

extension Shape {
  /// The shape as patches that leave its true edge by no more than `tolerance`, in staff spaces.
  func patches(tolerance: Double) -> [Patch] {
    switch self {
    case .stroke(let stroke): stroke.patches(tolerance: tolerance)
    case .line(let line): [line.patch]
    case .ellipse(let ellipse, let hole): [.ellipse(ellipse, hole: hole)]
    }
  }
}

extension Line {
  var patch: Patch {
    .quadrilateral(
      start + halfAcross,
      end + halfAcross,
      end - halfAcross,
      start - halfAcross
    )
  }
}

extension Point {
  static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }

  static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }

  static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  var length: Double { (x * x + y * y).squareRoot() }
}

/// What a round brush leaves that moves along a curve and swells and narrows on its way.
///
/// The curve runs through all knots: a uniform Catmull–Rom spline, the width interpolated as the
/// place is. The ink is the union of all discs of that width about the points of the curve. A single
/// knot is a dot.
public struct Stroke: Hashable, Sendable {
  /// A place of the brush, and the brush's diameter there, in staff spaces.
  public struct Knot: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double

    public init(_ x: Double, _ y: Double, _ width: Double) {
      self.x = x
      self.y = y
      self.width = width
    }
  }

  /// The curve from one knot to the next.
  public let segments: [Segment]

  /// At least one knot, the first.
  public init(_ first: Knot, _ others: Knot...) {
    self.init(first, others)
  }

  /// Before the first and after the last knot the curve is thought to go on straight: a knot as far
  /// beyond as the neighbour lies within.
  public init(_ first: Knot, _ others: [Knot]) {
    let knots = [first] + others
    guard knots.count > 1 else {
      segments = [Segment(start: first, control1: first, control2: first, end: first)]
      return
    }
    segments = knots.indices.dropLast().map { index in
      let (start, end) = (knots[index], knots[index + 1])
      let before = index > 0 ? knots[index - 1] : start.mirrored(end)
      let after = index + 2 < knots.count ? knots[index + 2] : end.mirrored(start)
      return Segment(before: before, start: start, end: end, after: after)
    }
  }

  /// What the ink covers, exactly.
  public var box: Box {
    segments.dropFirst().reduce(segments[0].box) { $0.union($1.box) }
  }
}

extension Stroke.Knot {
  /// The knot as far beyond this one as the other lies within.
  fileprivate func mirrored(_ other: Stroke.Knot) -> Stroke.Knot {
    Stroke.Knot(2 * x - other.x, 2 * y - other.y, 2 * width - other.width)
  }
}

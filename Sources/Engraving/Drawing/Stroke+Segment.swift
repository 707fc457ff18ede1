extension Stroke {
  /// One piece of the curve as a cubic Bézier curve; the width is the third coordinate.
  public struct Segment: Hashable, Sendable {
    public let start: Knot
    public let control1: Knot
    public let control2: Knot
    public let end: Knot

    /// Brush and place at a time from 0 to 1.
    public func knot(at time: Double) -> Knot {
      let (u, t) = (1 - time, time)
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Knot(
        a * start.x + b * control1.x + c * control2.x + d * end.x,
        a * start.y + b * control1.y + c * control2.y + d * end.y,
        a * start.width + b * control1.width + c * control2.width + d * end.width
      )
    }

    /// The length of the way over the control points: the curve itself is no longer.
    public var greatestLength: Double {
      start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    }

    /// What the ink of this piece covers, exactly: an edge of a disc is its centre plus or minus half
    /// the width, which is a cubic polynomial of time like the two.
    public var box: Box {
      Box(
        minX: least { $0.x - $0.width / 2 },
        minY: least { $0.y - $0.width / 2 },
        maxX: -least { -$0.x - $0.width / 2 },
        maxY: -least { -$0.y - $0.width / 2 }
      )
    }
  }
}

extension Stroke.Segment {
  /// The piece of a uniform Catmull–Rom spline from `start` to `end`: at both its tangent is half the
  /// way from the knot before to the knot after, and Bézier control points lie a third of it away.
  init(before: Stroke.Knot, start: Stroke.Knot, end: Stroke.Knot, after: Stroke.Knot) {
    self.start = start
    self.control1 = start.moved(along: before, end, by: 1.0 / 6)
    self.control2 = end.moved(along: after, start, by: 1.0 / 6)
    self.end = end
  }

  /// The least value a linear function of the knot takes on this piece: at an end, or where the
  /// derivative of the cubic is zero.
  private func least(_ value: (Stroke.Knot) -> Double) -> Double {
    let (p, q, r, s) = (value(start), value(control1), value(control2), value(end))
    // A third of the derivative is a t² + b t + c. The second solution is not taken from the usual
    // formula, which loses its figures when a is small.
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return min(p, s) }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    // No solution is infinite or not a number, and so not between 0 and 1.
    let turns = (sum / a, c / sum)
    var least = min(p, s)
    if turns.0 > 0, turns.0 < 1 { least = min(least, value(knot(at: turns.0))) }
    if turns.1 > 0, turns.1 < 1 { least = min(least, value(knot(at: turns.1))) }
    return least
  }
}

extension Stroke.Knot {
  fileprivate func moved(along from: Stroke.Knot, _ to: Stroke.Knot, by part: Double) -> Self {
    Stroke.Knot(
      x + (to.x - from.x) * part,
      y + (to.y - from.y) * part,
      width + (to.width - from.width) * part
    )
  }

  fileprivate func distance(to other: Stroke.Knot) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

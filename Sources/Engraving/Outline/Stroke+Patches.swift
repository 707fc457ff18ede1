extension Stroke {
  /// The brush's discs at places so near to each other that between them it moves straight and
  /// swells evenly, as far as `tolerance` goes, and what it paints between them.
  func patches(tolerance: Double) -> [Patch] {
    let knots = knots(tolerance: tolerance)
    let between = zip(knots, knots.dropFirst()).compactMap(patchBetween)
    return knots.map { .disc(center: $0.center, radius: $0.radius) } + between
  }

  /// The ends of all segments and, where the curve bends, places between them.
  private func knots(tolerance: Double) -> [Knot] {
    segments.prefix(1).map(\.start)
      + segments.flatMap { segment in
        let count = segment.pieceCount(tolerance: tolerance)
        return (0..<count).map { segment.knot(at: Double($0 + 1) / Double(count)) }
      }
  }
}

extension Stroke.Segment {
  /// Into how many pieces of equal time the curve is to be cut so that none leaves its chord by more
  /// than `tolerance`: into none when it is a dot.
  ///
  /// Wang's formula for a cubic Bézier curve: √(3 · 2 / 8 · m / tolerance), with m the greatest
  /// second difference of the control points. (Guojin Wang, "The subdivision method for finding the
  /// intersection between two Bézier curves or surfaces", 1984.)
  fileprivate func pieceCount(tolerance: Double) -> Int {
    let bend = max(
      bend(start, control1, control2),
      bend(control1, control2, end)
    )
    if start == end && bend == 0 { return 0 }
    return max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
  }

  /// How far the edge of the ink is from going straight: its centre's bend and its radius's together.
  private func bend(_ a: Stroke.Knot, _ b: Stroke.Knot, _ c: Stroke.Knot) -> Double {
    (a.center - b.center * 2 + c.center).length + abs(a.width - 2 * b.width + c.width) / 2
  }
}

extension Stroke.Knot {
  fileprivate var center: Point { Point(x: x, y: y) }

  /// A spline may swing below zero between knots: no brush does.
  fileprivate var radius: Double { max(0, width / 2) }
}

/// What lies between the two common tangents of two discs; nil when one disc holds the other.
///
/// A tangent touches both discs in the same direction n from their centres, and n · d = (r₀ − r₁) / |d|
/// with d the way from one centre to the other.
private func patchBetween(_ a: Stroke.Knot, _ b: Stroke.Knot) -> Patch? {
  let way = b.center - a.center
  let length = way.length
  let cosine = (a.radius - b.radius) / length
  guard length > 0, abs(cosine) < 1 else { return nil }
  let along = way * (cosine / length)
  let across = Point(x: -way.y, y: way.x) * ((1 - cosine * cosine).squareRoot() / length)
  let (left, right) = (along + across, along - across)
  return .quadrilateral(
    a.center + left * a.radius,
    b.center + left * b.radius,
    b.center + right * b.radius,
    a.center + right * a.radius
  )
}

/// The part of a horizontal line that lies in the ink, from one x to another, in pixels.
struct Span {
  let start: Double
  let end: Double
}

extension Patch {
  /// The rows of the picture that the patch touches, from the top down.
  var extent: Range<Double> {
    switch self {
    case .disc(let center, let radius):
      return center.y - radius..<center.y + radius
    case .ellipse(let ellipse, hole: _):
      return ellipse.box.minY..<ellipse.box.maxY
    case .quadrilateral(let a, let b, let c, let d):
      let least = min(min(a.y, b.y), min(c.y, d.y))
      return least..<max(max(a.y, b.y), max(c.y, d.y))
    }
  }

  /// Adds what the patch covers of the line at `y`.
  func addSpans(at y: Double, to spans: inout [Span]) {
    switch self {
    case .disc(let center, let radius):
      let height = y - center.y
      let square = radius * radius - height * height
      guard square > 0 else { return }
      let half = square.squareRoot()
      spans.append(Span(start: center.x - half, end: center.x + half))
    case .ellipse(let ellipse, let hole):
      guard let outer = ellipse.span(at: y) else { return }
      if let inner = hole?.span(at: y) {
        spans.append(Span(start: outer.start, end: inner.start))
        spans.append(Span(start: inner.end, end: outer.end))
      } else {
        spans.append(outer)
      }
    case .quadrilateral(let a, let b, let c, let d):
      var (start, end) = (Double.infinity, -Double.infinity)
      for (p, q) in [(a, b), (b, c), (c, d), (d, a)] where (p.y <= y) != (q.y <= y) {
        let x = p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y)
        (start, end) = (min(start, x), max(end, x))
      }
      if start < end { spans.append(Span(start: start, end: end)) }
    }
  }
}

extension Ellipse {
  /// The points of the edge are centre + u cos a + v sin a. With h = √(uy² + vy²) the height h s, for
  /// -1 < s < 1, is reached at cos a = (uy s ∓ vy √(1 - s²)) / h, sin a = (vy s ± uy √(1 - s²)) / h.
  fileprivate func span(at y: Double) -> Span? {
    let (u, v) = (semiMajor, semiMinorAxis)
    let square = u.y * u.y + v.y * v.y
    let height = y - center.y
    guard height * height < square else { return nil }
    let middle = center.x + (u.x * u.y + v.x * v.y) * height / square
    let half = abs(v.x * u.y - u.x * v.y) * (square - height * height).squareRoot() / square
    return Span(start: middle - half, end: middle + half)
  }
}

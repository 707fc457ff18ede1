/// The `d` of an SVG `path`, in staff spaces, y downward. Outlines run clockwise and holes the other
/// way, so that the nonzero rule fills the union.
///
/// Places are rounded to thousandths before the ways between them are taken: no error adds up.
///
/// After "Scalable Vector Graphics (SVG) 2", chapter 9, W3C.
struct PathData {
  private(set) var text = DecimalText()
  private var current = Place(Point(x: 0, y: 0))

  /// Adds a patch of a symbol whose shapes are measured from `origin`.
  mutating func add(_ patch: Patch, at origin: Point) {
    switch patch {
    case .disc(let center, let radius):
      addDisc(center + origin, radius)
    case .ellipse(let ellipse, let hole):
      addEllipse(ellipse, at: origin, turning: .clockwise)
      if let hole { addEllipse(hole, at: origin, turning: .counterclockwise) }
    case .quadrilateral(let a, let b, let c, let d):
      move(to: a + origin)
      add("l", b + origin)
      add("l", c + origin)
      add("l", d + origin)
      text.append("z")
    }
  }

  private mutating func move(to point: Point) {
    current = Place(point)
    text.append("M")
    text.append(current.x)
    text.append(current.y, after: " ")
  }

  /// A command whose points are measured from where the pen is; the last is where it comes to be.
  private mutating func add(_ command: StaticString, _ points: Point...) {
    var last = current
    for (index, point) in points.enumerated() {
      last = Place(point)
      if index == 0 { text.append(command) }
      text.append(last.x - current.x, after: index == 0 ? "" : " ")
      text.append(last.y - current.y, after: " ")
    }
    current = last
  }
}

/// A point of the page in thousandths of a staff space, y downward.
private struct Place {
  let x: Int
  let y: Int

  init(_ point: Point) {
    x = thousandths(point.x)
    y = thousandths(-point.y)
  }
}

// MARK: - Round outlines

private enum Turning {
  case clockwise, counterclockwise
}

extension PathData {
  /// Two half circles from the leftmost point over the topmost.
  private mutating func addDisc(_ center: Point, _ radius: Double) {
    move(to: Point(x: center.x - radius, y: center.y))
    let radius = thousandths(radius)
    for way in [2 * radius, -2 * radius] {
      text.append("a")
      text.append(radius)
      text.append(radius, after: " ")
      text.append(" 0 0 1")
      text.append(way, after: " ")
      text.append(" 0")
    }
    text.append("z")
  }

  /// Four cubic curves, one a quarter.
  private mutating func addEllipse(_ ellipse: Ellipse, at origin: Point, turning: Turning) {
    let center = ellipse.center + origin
    var (from, to) = (ellipse.semiMajor, ellipse.semiMinorAxis)  // A quarter turn to the left.
    if case .clockwise = turning { to = to * -1 }
    move(to: center + from)
    for _ in 0..<4 {
      add("c", center + from + to * bow, center + to + from * bow, center + to)
      (from, to) = (to, from * -1)
    }
    text.append("z")
  }
}

/// How far the control points of a quarter circle lie from its ends, for a radius of 1: the curve then
/// runs through the middle of the arc, and leaves it by less than 0.0003 elsewhere.
private let bow = 4.0 / 3 * (2.0.squareRoot() - 1)

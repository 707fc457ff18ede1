/// How glyphs are written down.
extension Shape {
  static func brush(_ first: Stroke.Knot, _ others: Stroke.Knot...) -> Shape {
    .stroke(Stroke(first, others))
  }

  static func dot(x: Double, y: Double, width: Double) -> Shape {
    .stroke(Stroke(Stroke.Knot(x, y, width)))
  }

  static func line(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    thickness: Double
  ) -> Shape {
    let (start, end) = (Point(x: start.x, y: start.y), Point(x: end.x, y: end.y))
    return .line(Line(from: start, to: end, thickness: thickness))
  }
}

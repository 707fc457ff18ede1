extension Glyph {
  /// A black head without a stem, tilted as heads are. It is a little lower than a space, so that the
  /// heads of stacked thirds do not touch.
  static let head = Glyph(
    .ellipse(
      Ellipse(semiMajor: Point(x: 0.6, y: 0.22), semiMinor: 0.42),
      hole: nil
    )
  )

  /// The small 8 below a clef: two rings, the lower one larger. Its top lies at y = 0.
  static let octaveEight = Glyph(
    .ellipse(
      Ellipse(center: Point(x: 0, y: -0.25), semiMajor: Point(x: 0.26, y: 0), semiMinor: 0.27),
      hole: Ellipse(center: Point(x: 0, y: -0.25), semiMajor: Point(x: 0.14, y: 0), semiMinor: 0.15)
    ),
    .ellipse(
      Ellipse(center: Point(x: 0, y: -0.75), semiMajor: Point(x: 0.3, y: 0), semiMinor: 0.27),
      hole: Ellipse(center: Point(x: 0, y: -0.75), semiMajor: Point(x: 0.18, y: 0), semiMinor: 0.15)
    )
  )
}

import MusicTheory

private typealias Knot = Stroke.Knot

extension Glyph {
  /// The sign of a clef; the line it fixes lies at y = 0.
  static func clef(_ sign: Clef.Sign) -> Glyph {
    switch sign {
    case .g: gClef
    case .f: fClef
    case .c: cClef
    }
  }

  /// One stroke: the curl round its line from within, up round the loop, down the stem into the hook.
  /// The hook ends in a ball.
  private static let gClef = Glyph(
    .brush(
      Knot(-0.2, -0.44, 0.07),
      Knot(-0.62, -0.22, 0.16),
      Knot(-0.68, 0.34, 0.22),
      Knot(-0.18, 0.86, 0.26),
      Knot(0.48, 0.76, 0.3),
      Knot(0.92, 0.12, 0.32),
      Knot(0.62, -0.66, 0.26),
      Knot(-0.1, -0.98, 0.16),
      Knot(-0.86, -0.66, 0.22),
      Knot(-1.16, 0.12, 0.34),
      Knot(-0.92, 1.02, 0.38),
      Knot(-0.3, 1.86, 0.36),
      Knot(0.28, 2.66, 0.34),
      Knot(0.52, 3.4, 0.28),
      Knot(0.46, 4.06, 0.2),
      Knot(0.22, 4.5, 0.12),
      Knot(-0.14, 4.22, 0.16),
      Knot(-0.4, 3.5, 0.14),
      Knot(-0.38, 2.7, 0.12),
      Knot(-0.16, 1.3, 0.12),
      Knot(0.16, -0.4, 0.12),
      Knot(0.4, -1.6, 0.12),
      Knot(0.36, -2.14, 0.13),
      Knot(-0.02, -2.5, 0.13),
      Knot(-0.5, -2.46, 0.13),
      Knot(-0.78, -2.1, 0.16)
    ),
    .dot(x: -0.58, y: -1.94, width: 0.66)
  )

  /// The bow from the side of the ball over the top and down; the ball and the two dots.
  private static let fClef = Glyph(
    .brush(
      Knot(-0.98, 0.1, 0.1),
      Knot(-0.98, 0.46, 0.12),
      Knot(-0.7, 0.82, 0.13),
      Knot(-0.18, 0.95, 0.14),
      Knot(0.38, 0.8, 0.3),
      Knot(0.68, 0.26, 0.46),
      Knot(0.58, -0.46, 0.42),
      Knot(0.16, -1.12, 0.28),
      Knot(-0.42, -1.62, 0.14),
      Knot(-1.04, -1.98, 0.07)
    ),
    .dot(x: -0.66, y: 0.03, width: 0.72),
    .dot(x: 1.5, y: 0.5, width: 0.42),
    .dot(x: 1.5, y: -0.5, width: 0.42)
  )

  /// A thick and a thin line; above and below the middle a bow that ends in a ball, and a tongue that
  /// points to it.
  private static let cClef = Glyph(
    .line(from: (-1.07, -2), to: (-1.07, 2), thickness: 0.52),
    .line(from: (-0.52, -2), to: (-0.52, 2), thickness: 0.13),
    cBow(1),
    cTongue(1),
    cBall(1),
    cBow(-1),
    cTongue(-1),
    cBall(-1)
  )

  /// Above (`side` 1) or below (−1) the middle, as the next two are.
  private static func cBow(_ side: Double) -> Shape {
    .brush(
      Knot(-0.1, side * 0.62, 0.08),
      Knot(0.1, side * 0.27, 0.12),
      Knot(0.46, side * 0.16, 0.14),
      Knot(0.86, side * 0.36, 0.32),
      Knot(1.04, side, 0.48),
      Knot(0.88, side * 1.64, 0.34),
      Knot(0.46, side * 1.93, 0.14),
      Knot(0, side * 1.84, 0.12),
      Knot(-0.24, side * 1.52, 0.1)
    )
  }

  private static func cTongue(_ side: Double) -> Shape {
    .brush(
      Knot(-0.5, 0, 0.16),
      Knot(-0.26, side * 0.2, 0.16),
      Knot(-0.12, side * 0.5, 0.12),
      Knot(-0.1, side * 0.92, 0.07)
    )
  }

  private static func cBall(_ side: Double) -> Shape {
    .dot(x: -0.02, y: side * 1.42, width: 0.52)
  }
}

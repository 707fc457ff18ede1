import Engraving

typealias Knot = Stroke.Knot

func drawing(_ shapes: Shape..., at origin: Point = Point(x: 0, y: 0)) -> Drawing {
  Drawing([Drawing.Symbol(.head, at: origin, shapes)])
}

func dot(_ x: Double, _ y: Double, _ width: Double) -> Shape {
  .stroke(Stroke(Knot(x, y, width)))
}

/// The lines of a staff.
func staffLines(thickness: Double = 0.11) -> [Drawing.Symbol] {
  (0...4).map { line in
    Drawing.Symbol(
      .staffLine,
      at: Point(x: 0, y: Double(line)),
      [.line(Line(from: Point(x: 0, y: 0), to: Point(x: 12, y: 0), thickness: thickness))]
    )
  }
}

private let headOutline = Ellipse(semiMajor: Point(x: 0.62, y: 0.2), semiMinor: 0.42)

let blackHead = Shape.ellipse(headOutline, hole: nil)

let openHead = Shape.ellipse(
  headOutline,
  hole: Ellipse(semiMajor: Point(x: 0.2, y: 0.3), semiMinor: 0.22)
)

/// A line of the brush with a tight turn in it, tighter than the brush is wide, crossing itself.
let curl = Stroke(
  Knot(-0.6, 0, 0.12),
  Knot(-0.1, 0.62, 0.3),
  Knot(0.15, 0.5, 0.16),
  Knot(1, 0.85, 0.4),
  Knot(0.1, 1.86, 0.14),
  Knot(-0.2, 0.3, 0.2)
)

/// A picture of all kinds of shapes, large and small, upright and tilted.
let variety = Drawing(
  staffLines() + [
    Drawing.Symbol(.clef, at: Point(x: 2.3, y: 1), [.stroke(curl), dot(-0.7, 0, 0.5)]),
    Drawing.Symbol(.head, at: Point(x: 5.7, y: -1), [openHead]),
    Drawing.Symbol(
      .ledgerLine,
      at: Point(x: 5.7, y: -1),
      [.line(Line(from: Point(x: -1, y: 0), to: Point(x: 1, y: 0), thickness: 0.13))]
    ),
    Drawing.Symbol(.head, at: Point(x: 8.2, y: 2.5), [blackHead]),
    Drawing.Symbol(
      .mark,
      at: Point(x: 10, y: 5.5),
      [.line(Line(from: Point(x: 0, y: 0), to: Point(x: 0.7, y: 1.1), thickness: 0.2))]
    ),
  ]
)

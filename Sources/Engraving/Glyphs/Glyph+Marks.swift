private typealias Knot = Stroke.Knot

extension Glyph {
  /// The sign beside a note that is pointed out.
  static func mark(_ mark: StaffNote.Mark) -> Glyph {
    switch mark {
    case .right: tick
    case .wrong: cross
    case .asked: arrow
    }
  }

  /// A short stroke down and a long one up.
  private static let tick = Glyph(
    .brush(
      Knot(-0.27, 0.02, 0.12),
      Knot(0, -0.27, 0.18)
    ),
    .brush(
      Knot(0, -0.27, 0.18),
      Knot(0.5, 0.32, 0.1)
    )
  )

  /// Two plain strokes, smaller and thinner than a double sharp.
  private static let cross = Glyph(
    .brush(
      Knot(-0.34, -0.34, 0.13),
      Knot(0.34, 0.34, 0.13)
    ),
    .brush(
      Knot(-0.34, 0.34, 0.13),
      Knot(0.34, -0.34, 0.13)
    )
  )

  /// Points at the note.
  private static let arrow = Glyph(
    .brush(
      Knot(-0.48, 0, 0.12),
      Knot(0.48, 0, 0.12)
    ),
    .brush(
      Knot(-0.2, 0.26, 0.1),
      Knot(-0.48, 0, 0.14)
    ),
    .brush(
      Knot(-0.48, 0, 0.14),
      Knot(-0.2, -0.26, 0.1)
    )
  )
}

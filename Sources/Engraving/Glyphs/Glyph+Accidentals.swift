import MusicTheory

private typealias Knot = Stroke.Knot

extension Glyph {
  /// A sign before a note or in a signature; the note's own line or space lies at y = 0.
  static func accidental(_ sign: AccidentalSign) -> Glyph {
    switch sign {
    case .natural: natural
    case .sharp: sharp
    case .flat: flat
    case .doubleSharp: doubleSharp
    case .doubleFlat: doubleFlat
    }
  }

  /// Two stems and two beams that rise to the right, as in the sharp.
  private static let natural = Glyph(
    .line(from: (-0.28, -0.6), to: (-0.28, 1.42), thickness: 0.12),
    .line(from: (0.28, -1.42), to: (0.28, 0.6), thickness: 0.12),
    .line(from: (-0.34, -0.58), to: (0.34, -0.42), thickness: 0.26),
    .line(from: (-0.34, 0.42), to: (0.34, 0.58), thickness: 0.26)
  )

  /// Two stems, the right one a little higher, and two thick beams that rise to the right.
  private static let sharp = Glyph(
    .line(from: (-0.23, -1.42), to: (-0.23, 1.28), thickness: 0.12),
    .line(from: (0.23, -1.28), to: (0.23, 1.42), thickness: 0.12),
    .line(from: (-0.5, -0.63), to: (0.5, -0.37), thickness: 0.3),
    .line(from: (-0.5, 0.37), to: (0.5, 0.63), thickness: 0.3)
  )

  /// A cross whose arms swell outward.
  private static let doubleSharp = Glyph(
    .brush(
      Knot(-0.4, -0.4, 0.28),
      Knot(0, 0, 0.16),
      Knot(0.4, 0.4, 0.28)
    ),
    .brush(
      Knot(0.4, -0.4, 0.28),
      Knot(0, 0, 0.16),
      Knot(-0.4, 0.4, 0.28)
    )
  )

  private static let flat = Glyph(flatStem(at: 0), flatBow(at: 0))

  /// Two flats that stand close together.
  private static let doubleFlat = Glyph(
    flatStem(at: -0.3),
    flatBow(at: -0.3),
    flatStem(at: 0.3),
    flatBow(at: 0.3)
  )

  private static func flatStem(at x: Double) -> Shape {
    .brush(
      Knot(x - 0.34, 1.62, 0.12),
      Knot(x - 0.34, -0.6, 0.1)
    )
  }

  private static func flatBow(at x: Double) -> Shape {
    .brush(
      Knot(x - 0.34, 0.26, 0.1),
      Knot(x - 0.06, 0.42, 0.18),
      Knot(x + 0.21, 0.34, 0.3),
      Knot(x + 0.23, 0.04, 0.3),
      Knot(x + 0, -0.32, 0.16),
      Knot(x - 0.34, -0.62, 0.08)
    )
  }
}

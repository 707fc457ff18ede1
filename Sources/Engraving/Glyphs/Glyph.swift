/// The ink of one sign of notation, about an origin of its own.
///
/// Clefs, accidentals and the rest are drawn as if by hand, with a few strokes of a round brush. The
/// measures are in staff spaces; proportions follow common engraving, as LilyPond practises it.
struct Glyph: Sendable {
  let shapes: [Shape]
  /// What the ink covers, exactly, relative to the origin.
  let box: Box

  init(_ first: Shape, _ others: Shape...) {
    shapes = [first] + others
    box = others.reduce(first.box) { $0.union($1.box) }
  }
}

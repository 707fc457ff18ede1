import Engraving
import MusicTheory
import Testing

struct `The box of a shape` {
  @Test func `holds every disc of a stroke and touches the outermost`() throws {
    for stroke in try strokes() {
      var discs: [Box] = []
      for segment in stroke.segments {
        for step in 0...2000 {
          let knot = segment.knot(at: Double(step) / 2000)
          let radius = knot.width / 2
          discs.append(
            Box(
              minX: knot.x - radius,
              minY: knot.y - radius,
              maxX: knot.x + radius,
              maxY: knot.y + radius
            )
          )
        }
      }
      let sampled = try #require(Box(enclosing: discs))
      #expect(stroke.box.union(sampled).isNearly(stroke.box, within: 1e-12))
      #expect(stroke.box.isNearly(sampled, within: 1e-5))
    }
  }

  @Test func `is where a stroke of one knot paints its dot`() {
    let dot = Stroke(Stroke.Knot(1, 2, 0.5))
    #expect(dot.box == Box(minX: 0.75, minY: 1.75, maxX: 1.25, maxY: 2.25))
  }

  @Test func `reaches beyond the knots where the curve does`() {
    let arch = Stroke(Stroke.Knot(0, 0, 0.2), Stroke.Knot(0, 1, 0.2), Stroke.Knot(1, 1, 0.2))
    #expect(arch.box.maxY > 1.1)
    #expect(arch.box.minY == -0.1)
  }

  @Test func `holds the corners of a line`() {
    let rising = Line(from: Point(x: 0, y: 0), to: Point(x: 3, y: 4), thickness: 1)
    #expect(rising.box.isNearly(Box(minX: -0.4, minY: -0.3, maxX: 3.4, maxY: 4.3), within: 1e-12))
    let level = Line(from: Point(x: 2, y: 1), to: Point(x: 0, y: 1), thickness: 0.2)
    #expect(level.box == Box(minX: 0, minY: 0.9, maxX: 2, maxY: 1.1))
  }

  @Test func `touches a tilted ellipse on all sides`() {
    let circle = Ellipse(center: Point(x: 1, y: 1), semiMajor: Point(x: 0.6, y: 0.8), semiMinor: 1)
    #expect(circle.box.isNearly(Box(minX: 0, minY: 0, maxX: 2, maxY: 2), within: 1e-12))
    let flat = Ellipse(semiMajor: Point(x: 0.6, y: 0.8), semiMinor: 0)
    #expect(flat.box.isNearly(Box(minX: -0.6, minY: -0.8, maxX: 0.6, maxY: 0.8), within: 1e-12))
  }

  /// Of all clefs, accidentals and marks.
  private func strokes() throws -> Set<Stroke> {
    let signs = AccidentalSign.allCases.map { [note(4, $0)] }
    let marks = StaffNote.Mark.allCases.map { [note(4, nil, $0)] }
    let shapes = try [Clef.treble, .bass, .alto].flatMap { clef in
      let signature = try #require(KeySignature(fifths: 0))
      let figure = StaffFigure(clef: clef, signature: signature, columns: signs + marks)
      return Engraver().drawing(of: figure).symbols.flatMap(\.shapes)
    }
    return Set(shapes.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } })
  }
}

extension Box {
  fileprivate func isNearly(_ other: Box, within tolerance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= tolerance }
  }
}

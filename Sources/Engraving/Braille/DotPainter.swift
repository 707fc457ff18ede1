/// Paints symbols on a grid of dots: a dot is set when ink covers its middle.
struct DotPainter {
  private(set) var grid: DotGrid
  /// The row of y = 0; x = 0 is column 0.
  private let baseRow: Int
  private let dotsPerSpace: Double

  init(width: Int, height: Int, baseRow: Int, dotsPerSpace: Int) {
    grid = DotGrid(width: width, height: height)
    self.baseRow = baseRow
    self.dotsPerSpace = Double(dotsPerSpace)
  }

  /// Paints a symbol with its origin in the middle of the nearest dot, so that like symbols come out
  /// alike.
  mutating func paint(_ symbol: Drawing.Symbol) {
    let origin = DotPlace(
      column: (symbol.origin.x * dotsPerSpace).rounded(),
      row: Double(baseRow) - (symbol.origin.y * dotsPerSpace).rounded()
    )
    for shape in symbol.shapes {
      switch shape {
      case .stroke(let stroke): paint(stroke, about: origin)
      case .line(let line): fill(bar(line, about: origin))
      case .ellipse(let ellipse, let hole):
        fill(oval(ellipse, about: origin), but: hole.map { oval($0, about: origin) })
      }
    }
  }
}

// MARK: - From staff spaces to dots

extension DotPainter {
  private func place(x: Double, y: Double, about origin: DotPlace) -> DotPlace {
    DotPlace(column: origin.column + x * dotsPerSpace, row: origin.row - y * dotsPerSpace)
  }

  /// A little more than drawn, so that thin strokes hold their own beside heads, and at least a dot.
  private func width(_ width: Double) -> Double {
    max(width * dotsPerSpace + 0.25, 1)
  }

  /// Disc after disc along the curve, so close together that no dot between two is missed: half a dot,
  /// or a quarter of a thick brush's width.
  private mutating func paint(_ stroke: Stroke, about origin: DotPlace) {
    for segment in stroke.segments {
      let thinnest = width(min(segment.start.width, segment.end.width))
      let steps = (segment.greatestLength * dotsPerSpace / max(0.5, thinnest / 4)).rounded(.up)
      for step in stride(from: 0, through: steps, by: 1) {
        let knot = segment.knot(at: steps == 0 ? 0 : step / steps)
        let center = place(x: knot.x, y: knot.y, about: origin)
        fill(DotDisc(center: center, radius: width(knot.width) / 2))
      }
    }
  }

  private func bar(_ line: Line, about origin: DotPlace) -> DotBar {
    DotBar(
      start: place(x: line.start.x, y: line.start.y, about: origin),
      end: place(x: line.end.x, y: line.end.y, about: origin),
      halfWidth: width(line.thickness) / 2
    )
  }

  private func oval(_ ellipse: Ellipse, about origin: DotPlace) -> DotOval {
    DotOval(
      center: place(x: ellipse.center.x, y: ellipse.center.y, about: origin),
      semiMajor: DotPlace(
        column: ellipse.semiMajor.x * dotsPerSpace,
        row: -ellipse.semiMajor.y * dotsPerSpace
      ),
      semiMinor: ellipse.semiMinor * dotsPerSpace
    )
  }
}

// MARK: - Row by row

extension DotPainter {
  private mutating func fill(_ shape: some DotShape, but hole: DotOval? = nil) {
    for row in stride(from: shape.rows.firstDot, through: shape.rows.lastDot, by: 1) {
      guard let columns = shape.columns(inRow: row) else { continue }
      if let gap = hole?.columns(inRow: row) {
        grid.fill(row: row, from: columns.firstDot, through: gap.firstDot - 1)
        grid.fill(row: row, from: gap.lastDot + 1, through: columns.lastDot)
      } else {
        grid.fill(row: row, from: columns.firstDot, through: columns.lastDot)
      }
    }
  }
}

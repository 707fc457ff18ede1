/// Symbols that keep their distances, and what their ink covers together.
struct SymbolGroup {
  private(set) var symbols: [Drawing.Symbol] = []
  /// Nil as long as there is no ink.
  private(set) var box: Box?

  mutating func add(
    _ glyph: Glyph,
    as role: Drawing.Role,
    mark: StaffNote.Mark? = nil,
    at origin: Point
  ) {
    symbols.append(Drawing.Symbol(role, mark: mark, at: origin, glyph.shapes))
    cover(glyph.box.moved(by: origin))
  }

  /// Adds a level line whose origin is its left end.
  mutating func add(_ line: LevelLine, as role: Drawing.Role) {
    symbols.append(Drawing.Symbol(role, at: line.start, [.line(line.shape)]))
    cover(line.box)
  }

  /// Adds the other group to the right of this one, its ink that much beyond the ink here, or a little
  /// more where the grid wants it.
  mutating func append(_ other: SymbolGroup, after air: Double, on grid: HorizontalGrid) {
    guard let otherBox = other.box else { return }
    let x = grid.placeRight(of: (box?.maxX ?? 0) + air - otherBox.minX)
    let offset = Point(x: x, y: 0)
    symbols += other.symbols.map { $0.moved(by: offset) }
    cover(otherBox.moved(by: offset))
  }

  private mutating func cover(_ other: Box) {
    box = box?.union(other) ?? other
  }
}

extension Drawing.Symbol {
  fileprivate func moved(by offset: Point) -> Self {
    let origin = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    return Self(role, mark: mark, at: origin, shapes)
  }
}

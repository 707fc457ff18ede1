import MusicTheory

/// The accidentals before a chord, each as near to the heads as those before it leave it room.
///
/// Engravers begin with the highest, then the lowest, and work inward (Elaine Gould, "Behind Bars"): so
/// the outer ones, if they are far enough apart, share the column next to the heads.
struct AccidentalStack {
  private let grid: HorizontalGrid
  private let ledgerLines: [Box]
  private var accidentals: [Box] = []

  init(leftOf ledgerLines: [LevelLine], on grid: HorizontalGrid) {
    self.ledgerLines = ledgerLines.map(\.box)
    self.grid = grid
  }

  /// The notes that bear a sign, in the order in which their signs are to be placed.
  static func order(of notes: [StaffNote]) -> [StaffNote] {
    var rest = notes.filter { $0.sign != nil }.sorted { $0.position < $1.position }[...]
    var order: [StaffNote] = []
    while let highest = rest.popLast() {
      order.append(highest)
      if let lowest = rest.popFirst() { order.append(lowest) }
    }
    return order
  }

  /// The origin of the next accidental.
  mutating func place(_ sign: AccidentalSign, at position: StaffPosition) -> Point {
    let glyph = Glyph.accidental(sign)
    let ink = glyph.box.moved(by: Point(x: 0, y: position.y))
    let room =
      [Glyph.head.box.minX - InkSpacing.betweenAccidentalAndHead]
      + ledgerLines.filter(ink.isBeside).map { $0.minX - InkSpacing.betweenAccidentalAndLedgerLine }
      + accidentals.filter(ink.isBeside).map { $0.minX - InkSpacing.betweenAccidentals }
    let x = grid.placeLeft(of: (room.min() ?? 0) - glyph.box.maxX)
    accidentals.append(ink.moved(by: Point(x: x, y: 0)))
    return Point(x: x, y: position.y)
  }
}

extension Box {
  /// Whether the two have heights in common, or are too close to stand one above the other.
  fileprivate func isBeside(_ other: Box) -> Bool {
    minY - InkSpacing.aboveAccidental < other.maxY && other.minY < maxY + InkSpacing.aboveAccidental
  }
}

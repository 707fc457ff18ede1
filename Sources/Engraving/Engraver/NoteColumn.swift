import MusicTheory

/// The notes of one column as symbols: heads on their ledger lines, accidentals to the left of them,
/// and marks to the right. The leftmost heads stand at x = 0.
struct NoteColumn {
  private(set) var group = SymbolGroup()

  init(_ notes: [StaffNote], on grid: HorizontalGrid) {
    let layout = ColumnLayout(notes)
    let toDisplacedHead = grid.placeRight(of: InkSpacing.toDisplacedHead)
    let heads = layout.heads.map { ($0.note, x: Double($0.lane) * toDisplacedHead) }
    let ledgerLines = Self.ledgerLines(for: heads)
    for line in ledgerLines {
      group.add(line, as: .ledgerLine)
    }
    for (note, x) in heads {
      group.add(.head, as: .head, mark: note.mark, at: Point(x: x, y: note.position.y))
    }
    addMarks(layout.marks, on: grid)
    addAccidentals(of: notes, leftOf: ledgerLines, on: grid)
  }

  /// One ledger line for all heads that need it at a position.
  private static func ledgerLines(for heads: [(StaffNote, x: Double)]) -> [LevelLine] {
    let reach = Glyph.head.box.maxX + InkSpacing.ledgerLineReach
    let positions = Set(heads.flatMap(\.0.position.ledgerLines)).sorted()
    return positions.map { position in
      let places = heads.filter { $0.0.position.ledgerLines.contains(position) }.map(\.x)
      return .ledgerLine(
        at: position,
        from: (places.min() ?? 0) - reach,
        to: (places.max() ?? 0) + reach
      )
    }
  }

  private mutating func addMarks(_ marks: [ColumnLayout.Mark], on grid: HorizontalGrid) {
    let first = grid.placeRight(of: (group.box?.maxX ?? 0) + InkSpacing.toMark)
    let toNextMark = grid.placeRight(of: InkSpacing.toNextMark)
    for mark in marks {
      let origin = Point(x: first + Double(mark.lane) * toNextMark, y: mark.position.y)
      group.add(.mark(mark.mark), as: .mark, mark: mark.mark, at: origin)
    }
  }

  private mutating func addAccidentals(
    of notes: [StaffNote],
    leftOf ledgerLines: [LevelLine],
    on grid: HorizontalGrid
  ) {
    var stack = AccidentalStack(leftOf: ledgerLines, on: grid)
    for note in AccidentalStack.order(of: notes) {
      guard let sign = note.sign else { continue }
      let origin = stack.place(sign, at: note.position)
      group.add(.accidental(sign), as: .accidental, mark: note.mark, at: origin)
    }
  }
}

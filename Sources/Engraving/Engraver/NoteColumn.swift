import MusicTheory

/// The notes of one column as symbols: heads, ledger lines, accidentals to the left of them, and marks
/// to the right. The leftmost heads stand at x = 0.
struct NoteColumn {
  private(set) var group = SymbolGroup()

  init(_ notes: [StaffNote], on grid: HorizontalGrid) {
    let layout = ColumnLayout(notes)
    let toDisplacedHead = grid.placeRight(of: InkSpacing.toDisplacedHead)
    let heads = layout.heads.map { head in
      (note: head.note, x: Double(head.lane) * toDisplacedHead)
    }
    let ledgerLines = Self.ledgerLines(for: heads)
    for line in ledgerLines {
      group.add(line, as: .ledgerLine)
    }
    for head in heads {
      group.add(
        .head,
        as: .head,
        mark: head.note.mark,
        at: Point(x: head.x, y: head.note.position.y)
      )
    }

    let right = grid.placeRight(of: (group.box?.maxX ?? 0) + InkSpacing.toMark)
    let toNextMark = grid.placeRight(of: InkSpacing.toNextMark)
    for mark in layout.marks {
      let x = right + Double(mark.lane) * toNextMark
      group.add(.mark(mark.mark), as: .mark, mark: mark.mark, at: Point(x: x, y: mark.position.y))
    }

    var stack = AccidentalStack(leftOf: ledgerLines, on: grid)
    for note in AccidentalStack.order(of: notes) {
      guard let sign = note.sign else { continue }
      let origin = stack.place(sign, at: note.position)
      group.add(.accidental(sign), as: .accidental, mark: note.mark, at: origin)
    }
  }

  /// One ledger line for all heads that need it at a position.
  private static func ledgerLines(for heads: [(note: StaffNote, x: Double)]) -> [LevelLine] {
    let positions = Set(heads.flatMap(\.note.position.ledgerLines)).sorted()
    return positions.map { position in
      let needing = heads.filter { $0.note.position.ledgerLines.contains(position) }.map(\.x)
      let reach = Glyph.head.box.maxX + InkSpacing.ledgerLineReach
      return .ledgerLine(
        at: position,
        from: (needing.min() ?? 0) - reach,
        to: (needing.max() ?? 0) + reach
      )
    }
  }
}

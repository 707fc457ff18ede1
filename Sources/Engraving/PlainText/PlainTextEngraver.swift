import MusicTheory

/// Draws a figure in plain characters, a row of text for every line and every space of the staff.
///
/// All characters take one cell in every terminal, so that what stands to the right of them stays in
/// its column. A figure of seven signs and one note is at most 40 columns wide.
public struct PlainTextEngraver: Sendable {
  public enum Characters: Sendable, CaseIterable {
    /// Box drawing, `●`, `♯`, `♭` and `♮`: the double sharp is `x`, the double flat `♭♭`. Marks are
    /// `✓`, `✗` and `←`.
    case unicode
    /// `-`, `O`, `#`, `b` and `n` for the natural sign: the double sharp is `x`, the double flat `bb`.
    /// Marks are `ok`, `no` and `<-`.
    case ascii
  }

  public let characters: Characters

  public init(_ characters: Characters) {
    self.characters = characters
  }

  /// The picture from its top row down, without trailing spaces.
  public func lines(for figure: StaffFigure) -> [String] {
    var canvas = CharacterCanvas()
    var column = Spacing.beforeClef
    column = draw(figure.clef, on: &canvas, from: column) + Spacing.afterClef
    column = draw(figure.signature, in: figure.clef, on: &canvas, from: column)
    for notes in figure.columns {
      column = draw(ColumnLayout(notes), on: &canvas, from: column + Spacing.beforeColumn)
    }
    return canvas.lines(staffLine: characters.line, width: column + Spacing.atTheEnd)
  }
}

/// Cells of bare staff.
private enum Spacing {
  static let beforeClef = 2
  static let afterClef = 2
  static let beforeColumn = 2
  static let atTheEnd = 3
}

// MARK: - The parts of the figure

// Each part is drawn from a column to the right and answers the first column after it.
extension PlainTextEngraver {
  private func draw(_ clef: Clef, on canvas: inout CharacterCanvas, from column: Int) -> Int {
    let drawing = characters.drawing(of: clef.sign)
    var position = clef.referencePosition.value + drawing.height
    for row in drawing.rows {
      canvas.write(row.marks, at: StaffPosition(position), column: column + row.indent)
      position -= 1
    }
    if clef.octaveShift < 0 {
      let below = min(StaffPosition.bottomLine.value - 1, position)
      canvas.write("8", at: StaffPosition(below), column: column + drawing.width / 2)
    }
    return column + drawing.width
  }

  /// Every sign has a column of its own, and a free one after it.
  private func draw(
    _ signature: KeySignature,
    in clef: Clef,
    on canvas: inout CharacterCanvas,
    from column: Int
  ) -> Int {
    var column = column
    for position in signature.staffPositions(in: clef) {
      let sign = characters.text(for: signature.fifths > 0 ? .sharp : .flat)
      canvas.write(sign, at: position, column: column)
      column += 2
    }
    return column
  }

  /// Signs, heads, then marks. A ledger line reaches one cell beyond its head on both sides.
  private func draw(
    _ layout: ColumnLayout,
    on canvas: inout CharacterCanvas,
    from column: Int
  ) -> Int {
    let signs = layout.signs.map { characters.text(for: $0.sign) }
    let laneWidth = signs.map(\.count).max() ?? 0
    let endOfSigns = column + laneWidth * layout.signLanes
    for (text, sign) in zip(signs, layout.signs) {
      let end = endOfSigns - laneWidth * sign.lane
      canvas.write(text, at: sign.position, column: end - text.count)
    }

    let firstHead = layout.signMeetsLedgerLine ? endOfSigns + 1 : endOfSigns
    let ledgerLine = String(repeating: characters.line, count: 3)
    for head in layout.heads {
      for position in head.note.position.ledgerLines {
        canvas.write(ledgerLine, at: position, column: firstHead + head.lane - 1)
      }
    }
    for head in layout.heads {
      canvas.write(String(characters.head), at: head.note.position, column: firstHead + head.lane)
    }
    let endOfHeads = firstHead + layout.headLanes
    return draw(layout.marks, on: &canvas, from: endOfHeads + 1) ?? endOfHeads
  }

  /// Nil when there is none.
  private func draw(
    _ marks: [ColumnLayout.Mark],
    on canvas: inout CharacterCanvas,
    from column: Int
  ) -> Int? {
    let texts = marks.map { characters.text(for: $0.mark) }
    let laneWidth = (texts.map(\.count).max() ?? 0) + 1
    for (text, mark) in zip(texts, marks) {
      canvas.write(text, at: mark.position, column: column + laneWidth * mark.lane)
    }
    return marks.map(\.lane).max().map { column + laneWidth * ($0 + 1) - 1 }
  }
}

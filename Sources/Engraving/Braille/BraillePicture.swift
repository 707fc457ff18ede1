/// A drawing in dots, two columns and four rows of them to a character.
struct BraillePicture {
  private let grid: DotGrid

  init(_ drawing: Drawing, dotsPerSpace: Int) {
    let box = drawing.box ?? Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    // A brush is at least a dot wide and may reach a row beyond the ink.
    let top = Int((box.maxY * Double(dotsPerSpace)).rounded(.up)) + 1
    let bottom = Int((box.minY * Double(dotsPerSpace)).rounded(.down)) - 1
    let paper = DotPainter(
      width: Int((box.maxX * Double(dotsPerSpace)).rounded(.up)) + 1,
      height: top - bottom + 1,
      baseRow: top,
      dotsPerSpace: dotsPerSpace
    )
    var (staffLines, ledgerLines, signs) = (paper, paper, paper)
    for symbol in drawing.symbols {
      switch symbol.role {
      case .staffLine: staffLines.paint(symbol)
      case .ledgerLine: ledgerLines.paint(symbol)
      case .clef, .octaveEight, .signatureSign, .accidental, .head, .mark: signs.paint(symbol)
      }
    }
    var grid = staffLines.grid
    grid.clear(around: signs.grid)
    for row in 0..<grid.height {
      grid.clearRuns(shorterThan: Self.shortestPieceOfLine, inRow: row)
    }
    grid.formUnion(ledgerLines.grid)
    grid.formUnion(signs.grid)
    self.grid = grid
  }

  /// Less of a staff line between two signs is left out: it would look like part of one of them.
  private static let shortestPieceOfLine = 3

  /// In characters.
  var width: Int { (grid.width + 1) / 2 }

  /// From the top row down, without blanks at their ends.
  var lines: [String] {
    let rows = grid.inkedRows
    return stride(from: rows.lowerBound, to: rows.upperBound, by: 4).map { row in
      var patterns = stride(from: 0, to: grid.width, by: 2).map { pattern(row: row, column: $0) }
      while patterns.last == 0 { patterns.removeLast() }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: patterns.compactMap { Unicode.Scalar(0x2800 + UInt32($0)) })
      return String(text)
    }
  }

  /// The bits of the braille character whose top left dot is given, as Unicode numbers them.
  private func pattern(row: Int, column: Int) -> UInt8 {
    var pattern: UInt8 = 0
    for (dot, bit) in Self.dots where isSet(row: row + dot.row, column: column + dot.column) {
      pattern |= bit
    }
    return pattern
  }

  private func isSet(row: Int, column: Int) -> Bool {
    row < grid.height && column < grid.width && grid[row, column]
  }

  /// Unicode Standard, chapter 21.1: dots 1 to 3 and 4 to 6 are the columns, 7 and 8 the row below.
  private static let dots: [(place: (row: Int, column: Int), bit: UInt8)] = [
    ((0, 0), 0x01), ((1, 0), 0x02), ((2, 0), 0x04), ((3, 0), 0x40),
    ((0, 1), 0x08), ((1, 1), 0x10), ((2, 1), 0x20), ((3, 1), 0x80),
  ]
}

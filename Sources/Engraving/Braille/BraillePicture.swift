/// A drawing in dots, two columns and four rows of them to a character.
struct BraillePicture {
  private let drawing: Drawing
  private let dotsPerSpace: Int
  private let columns: Int
  /// Rows above and below y = 0.
  private let top: Int
  private let bottom: Int

  init(_ drawing: Drawing, dotsPerSpace: Int) {
    let box = drawing.box ?? Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    self.drawing = drawing
    self.dotsPerSpace = dotsPerSpace
    columns = Int((box.maxX * Double(dotsPerSpace)).rounded(.up)) + 1
    // A brush is at least a dot wide and may reach a row beyond the ink.
    top = Int((box.maxY * Double(dotsPerSpace)).rounded(.up)) + 1
    bottom = Int((-box.minY * Double(dotsPerSpace)).rounded(.up)) + 1
  }

  /// In characters.
  var width: Int { (columns + 1) / 2 }

  /// From the top row down, without blanks at their ends.
  var lines: [String] {
    let grid = dots
    let rows = grid.inkedRows
    return stride(from: rows.lowerBound, to: rows.upperBound, by: 4).map { row in
      var patterns = stride(from: 0, to: columns, by: 2).map { grid.pattern(row: row, column: $0) }
      while patterns.last == 0 { patterns.removeLast() }
      return Self.text(of: patterns)
    }
  }

  /// The characters from U+2800 on that have these bits, made in UTF-8, which takes half the time.
  private static func text(of patterns: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 3 * patterns.count) { bytes in
      for (index, pattern) in patterns.enumerated() {
        bytes[3 * index] = 0xE2
        bytes[3 * index + 1] = 0xA0 | pattern >> 6
        bytes[3 * index + 2] = 0x80 | pattern & 0x3F
      }
      return 3 * patterns.count
    }
  }

  /// Staff lines keep clear of all signs; ledger lines touch the heads they carry.
  private var dots: DotGrid {
    let paper = DotPainter(
      width: columns,
      height: top + bottom + 1,
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
    var dots = staffLines.grid
    dots.clear(around: signs.grid)
    dots.clearRuns(shorterThan: Self.shortestPieceOfLine)
    dots.formUnion(ledgerLines.grid)
    dots.formUnion(signs.grid)
    return dots
  }

  /// Less of a staff line between two signs is left out: it would look like part of one of them.
  private static let shortestPieceOfLine = 3
}

extension DotGrid {
  /// The bits of the braille character whose top left dot is given. Unicode numbers the dots of the
  /// upper three rows down the left column, then down the right one; the fourth row comes last.
  fileprivate func pattern(row: Int, column: Int) -> UInt8 {
    var pattern = pair(row: row + 3, column: column) << 6
    for line in 0..<3 {
      let pair = pair(row: row + line, column: column)
      pattern |= (pair & 1) << line | (pair & 2) << (line + 2)
    }
    return pattern
  }
}

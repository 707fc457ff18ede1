import Engraving
import MusicTheory

/// What it takes to draw a staff: every clef with seven signs, a note on a ledger line and its sign.
struct EngravingFigures {
  func table() -> FigureTable {
    let signatures = [-7, 7].compactMap { KeySignature(fifths: $0) }
    let figures = Clef.allCases.flatMap { clef in
      signatures.map { signature in
        let note = StaffNote(StaffPosition(16), sign: .doubleFlat)
        return StaffFigure(clef: clef, signature: signature, columns: [[note]])
      }
    }
    let drawings = figures.map { Engraver().drawing(of: $0) }
    let braille = Stopwatch.nanoseconds(perItemOf: figures) { figure in
      BrailleEngraver(width: 80).lines(for: figure)?.count ?? 0
    }
    let svg = Stopwatch.nanoseconds(perItemOf: drawings) { drawing in
      SVG(drawing, title: "", description: "").text.utf8.count
    }
    // Sixty cells of ten pixels make a picture of 600.
    let sixel = Stopwatch.nanoseconds(perItemOf: drawings) { drawing in
      let raster = Raster(drawing, cell: .vt340Character, columns: 60)
      return Sixel(raster, foreground: .gray, background: .gray).text.utf8.count
    }
    return FigureTable(
      title: "A staff of seven signs, \(figures.count) of them",
      figures: [
        Figure("in braille", braille / 1e3, .microseconds, budget: 300),
        Figure("as SVG", svg / 1e6, .milliseconds, budget: 1),
        Figure("in sixels, 600 pixels wide at most", sixel / 1e6, .milliseconds, budget: 8),
      ]
    )
  }
}

import Engraving
import MusicTheory

/// A picture read back as a musician reads it: rows are counted from the five staff lines, and what
/// stands to the right of the clef is music.
struct DrawnStaff {
  struct Mark: Equatable {
    let text: Character
    let position: Int
    let column: Int
  }

  /// No clef reaches further.
  static let columnsOfClef = 10

  let lines: [String]
  /// Everything but the lines themselves.
  let marks: [Mark]
  /// Cells of line outside the five lines.
  let ledgerCells: [Mark]

  /// Nil unless there are five staff lines, a space between each.
  init?(_ lines: [String]) {
    let staffLines = lines.indices.filter { lines[$0].hasPrefix("──") || lines[$0].hasPrefix("--") }
    guard let top = staffLines.first, staffLines == [0, 2, 4, 6, 8].map({ top + $0 }) else {
      return nil
    }
    var marks: [Mark] = []
    var ledgerCells: [Mark] = []
    for (row, line) in lines.enumerated() {
      for (column, text) in line.enumerated().dropFirst(Self.columnsOfClef) where text != " " {
        let mark = Mark(text: text, position: top + 8 - row, column: column)
        if text != "─" && text != "-" {
          marks.append(mark)
        } else if !staffLines.contains(row) {
          ledgerCells.append(mark)
        }
      }
    }
    self.lines = lines
    self.marks = marks
    self.ledgerCells = ledgerCells
  }

  var heads: [Mark] { marks.filter { $0.text == "●" || $0.text == "O" } }

  /// Signs of the signature and before notes, from left to right.
  var signs: [Mark] {
    marks.filter { $0.text != "●" && $0.text != "O" }.sorted { $0.column < $1.column }
  }

  /// The text of the row at a position.
  func row(at position: Int) -> String? {
    guard let top = lines.firstIndex(where: { $0.hasPrefix("──") || $0.hasPrefix("--") }) else {
      return nil
    }
    let row = top + 8 - position
    return lines.indices.contains(row) ? lines[row] : nil
  }
}

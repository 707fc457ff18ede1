import Engraving
import MusicTheory

/// Reads a figure back from its pixels, as the eye does: from where the staff lines are, and what
/// stands on and between them.
struct PixelReader {
  private let raster: Raster
  /// The rows of pixels that the staff lines fill.
  private let lineRows: Set<Int>
  /// The middle of the bottom line, and the distance from line to line.
  private let bottomLine: Double
  private let space: Double

  /// Nil unless five lines reach the right edge, but for the margin.
  init?(_ raster: Raster) {
    let rows = (0..<raster.height).filter { raster[raster.width - 3, $0] == 255 }
    let edges = rows.filter { !rows.contains($0 - 1) || !rows.contains($0 + 1) }
    guard edges.count == 10 else { return nil }
    self.raster = raster
    lineRows = Set(rows)
    bottomLine = Double(edges[8] + edges[9] + 1) / 2
    space = Double(edges[8] - edges[0]) / 4
  }

  /// The positions of the notes in the last columns, from the bottom up: in the middle of a column,
  /// between ledger lines perhaps, the heads are the high pieces of ink.
  func columns(last count: Int) -> [[Double]] {
    let isInked = (0..<raster.width).map { x in
      (0..<raster.height).contains { raster[x, $0] > 0 && !lineRows.contains($0) }
    }
    return isInked.indices.split { !isInked[$0] }.suffix(count).map { column in
      let x = (column.startIndex + column.endIndex) / 2
      let pieces = (0..<raster.height).split { raster[x, $0] < 128 }
      return pieces.filter { Double($0.count) > space / 2 }.reversed().map { head in
        (bottomLine - Double(head.startIndex + head.endIndex) / 2) / space * 2
      }
    }
  }

  /// The positions, from left to right, where a sign is that looks like this.
  func places(of sign: Raster) -> [Int] {
    let ink = (0..<sign.height).flatMap { y in (0..<sign.width).map { (x: $0, y: y) } }
      .filter { sign[$0.x, $0.y] > 0 }
    return (0..<raster.width - sign.width).flatMap { left in
      positions.filter { position in
        let top = Int(bottomLine - Double(position) / 2 * space - sign.origin.y)
        return ink.allSatisfy { x, y in
          let row = top + y
          guard row >= 0, row < raster.height else { return false }
          return lineRows.contains(row) || raster[left + x, row] == sign[x, y]
        }
      }
    }
  }
}

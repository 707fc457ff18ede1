/// A braille picture read back dot by dot: what stands where is measured from the five staff lines.
struct DottedStaff {
  struct Place: Equatable {
    let position: Int
    let column: Int
  }

  let dotsPerSpace: Int
  private let dots: [[Bool]]
  private let bottomLine: Int

  /// Nil unless five rows, as far from one another, reach the right end of the staff.
  init?(_ lines: [String]) {
    let width = (lines.map(\.unicodeScalars.count).max() ?? 0) * 2
    let dots = lines.flatMap { Self.rows(of: $0, width: width) }
    let end = dots.compactMap { $0.lastIndex(of: true) }.max() ?? 0
    let staffRows = dots.indices.filter { dots[$0][end] }
    guard staffRows.count == 5, let top = staffRows.first else { return nil }
    let space = staffRows[1] - top
    guard staffRows == Array(stride(from: top, through: top + 4 * space, by: space)) else {
      return nil
    }
    self.dots = dots
    dotsPerSpace = space
    bottomLine = top + 4 * space
  }

  /// Dots as Unicode numbers them in a braille character.
  private static func rows(of line: String, width: Int) -> [[Bool]] {
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return bits.map { pair in
      let row: [Bool] = line.unicodeScalars.flatMap { scalar in
        pair.map { (scalar.value - 0x2800) & $0 != 0 }
      }
      return row + Array(repeating: false, count: width - row.count)
    }
  }
}

// MARK: - Heads

extension DottedStaff {
  /// The staff positions of the last heads of the staff, from left to right; nil for one that stands
  /// between two.
  ///
  /// Heads look alike upside down, so that a head's middle is where the mean row of its dots lies, with
  /// or without the rows in which lines are drawn.
  func heads(_ count: Int) -> [Int?] {
    pieces.suffix(count).map { columns in
      var sum = 0
      var number = 0
      for row in dots.indices where !isLine(row) {
        let inked = dots[row][columns].count { $0 }
        sum += row * inked
        number += inked
      }
      let halfSpaces = 2 * (bottomLine * number - sum)
      return halfSpaces.isMultiple(of: number * dotsPerSpace)
        ? halfSpaces / (number * dotsPerSpace) : nil
    }
  }

  /// The runs of dots one above the other in the middle column of the last head.
  var runsInLastHead: Int {
    guard let columns = pieces.last else { return 0 }
    let column = (columns.lowerBound + columns.upperBound - 1) / 2
    let isSet = dots.map { $0[column] }
    return zip(isSet, [false] + isSet).count { $0 && !$1 }
  }

  /// The columns that have dots between the lines, in unbroken runs.
  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    for column in dots[0].indices where dots.indices.contains(where: isSign(in: column)) {
      if let last = pieces.last, last.upperBound == column {
        pieces[pieces.count - 1] = last.lowerBound..<column + 1
      } else {
        pieces.append(column..<column + 1)
      }
    }
    return pieces
  }

  private func isSign(in column: Int) -> (Int) -> Bool {
    { row in dots[row][column] && !isLine(row) }
  }

  /// Whether a staff line or ledger line may be drawn in a row.
  private func isLine(_ row: Int) -> Bool {
    (bottomLine - row).isMultiple(of: dotsPerSpace)
  }
}

// MARK: - Signs

extension DottedStaff {
  /// Where the pattern is found, from left to right: all its dots set, and none beside them.
  func places(of pattern: SignPattern, from firstColumn: Int) -> [Place] {
    let width = pattern.rows.map(\.count).max() ?? 0
    var places: [Place] = []
    for column in firstColumn..<max(firstColumn, dots[0].count - width) {
      for position in -10...18 {
        let top = bottomLine - position * dotsPerSpace / 2 - pattern.middle
        if matches(pattern, top: top, left: column) {
          places.append(Place(position: position, column: column))
        }
      }
    }
    return places
  }

  private func matches(_ pattern: SignPattern, top: Int, left: Int) -> Bool {
    guard top >= 0, top + pattern.rows.count <= dots.count else { return false }
    for (line, row) in pattern.rows.enumerated() {
      for (column, isSet) in row.enumerated() {
        let isDot = dots[top + line][left + column]
        if isSet != isDot, isSet || pattern.isBesideDot(line: line, column: column) { return false }
      }
    }
    return true
  }
}

extension SignPattern {
  fileprivate func isBesideDot(line: Int, column: Int) -> Bool {
    (line - 1...line + 1).contains { line in
      rows.indices.contains(line)
        && (column - 1...column + 1).contains { rows[line].indices.contains($0) && rows[line][$0] }
    }
  }
}

import MusicTheory

/// Characters written on and about a staff: a row for each staff position, a column for each cell.
struct CharacterCanvas {
  private var writings: [(text: String, position: Int, column: Int)] = []

  /// Writes from a column to the right. Later writing covers earlier, and staff lines always lie below.
  mutating func write(_ text: String, at position: StaffPosition, column: Int) {
    writings.append((text, position.value, column))
  }

  /// The rows from the highest to the lowest thing written, at least the five lines.
  func lines(staffLine: Character, width: Int) -> [String] {
    let positions = writings.map(\.position)
    let staff = StaffPosition.bottomLine.value...StaffPosition.topLine.value
    let highest = max(staff.upperBound, positions.max() ?? 0)
    let lowest = min(staff.lowerBound, positions.min() ?? 0)
    return (lowest...highest).reversed().map { position in
      let isStaffLine = staff.contains(position) && StaffPosition(position).isOnLine
      var row = [Character](repeating: isStaffLine ? staffLine : " ", count: width)
      for writing in writings where writing.position == position {
        let end = writing.column + writing.text.count
        row.replaceSubrange(writing.column..<end, with: writing.text)
      }
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }
}

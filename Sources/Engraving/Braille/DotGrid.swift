/// Rows of dots, each set or not, packed into words of 64.
struct DotGrid {
  let width: Int
  let height: Int
  private let wordsPerRow: Int
  private var words: [UInt64]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  subscript(row: Int, column: Int) -> Bool {
    words[row * wordsPerRow + column / 64] >> UInt64(column % 64) & 1 == 1
  }

  /// The dot at an even column (bit 0) and the one to its right (bit 1); none below the last row.
  func pair(row: Int, column: Int) -> UInt8 {
    guard row < height else { return 0 }
    return UInt8(words[row * wordsPerRow + column / 64] >> UInt64(column % 64) & 3)
  }

  /// The rows from the first to the last that has a dot set.
  var inkedRows: Range<Int> {
    guard let first = words.firstIndex(where: { $0 != 0 }),
      let last = words.lastIndex(where: { $0 != 0 })
    else { return 0..<0 }
    return first / wordsPerRow..<last / wordsPerRow + 1
  }

  /// Sets the dots of a row from one column through another; those outside the grid are left out.
  mutating func fill(row: Int, from first: Int, through last: Int) {
    forWords(ofRow: row, from: first, through: last) { $0 |= $1 }
  }

  /// Sets all dots that the other grid, of the same size, has set.
  mutating func formUnion(_ other: DotGrid) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}

// MARK: - Clearing

extension DotGrid {
  /// Clears all dots that the other grid, of the same size, has set, and the eight about each.
  mutating func clear(around other: DotGrid) {
    for row in 0..<height {
      for word in 0..<wordsPerRow where words[row * wordsPerRow + word] != 0 {
        for near in max(row - 1, 0)...min(row + 1, height - 1) {
          words[row * wordsPerRow + word] &= ~other.widened(row: near, word: word)
        }
      }
    }
  }

  /// A word of a row, each dot set also to its left and right.
  private func widened(row: Int, word: Int) -> UInt64 {
    let index = row * wordsPerRow + word
    let before = word > 0 ? words[index - 1] >> 63 : 0
    let after = word + 1 < wordsPerRow ? words[index + 1] << 63 : 0
    return words[index] | words[index] << 1 | words[index] >> 1 | before | after
  }

  /// Clears, in every row, the runs of fewer dots than that.
  mutating func clearRuns(shorterThan length: Int) {
    for row in 0..<height where !isBlank(row) {
      var start = 0
      for column in 0...width where column == width || !self[row, column] {
        if (1..<length).contains(column - start) {
          forWords(ofRow: row, from: start, through: column - 1) { $0 &= ~$1 }
        }
        start = column + 1
      }
    }
  }

  private func isBlank(_ row: Int) -> Bool {
    (0..<wordsPerRow).allSatisfy { words[row * wordsPerRow + $0] == 0 }
  }

  /// Changes every word of a row that has dots from one column through another, given a mask of them.
  private mutating func forWords(
    ofRow row: Int,
    from first: Int,
    through last: Int,
    change: (inout UInt64, UInt64) -> Void
  ) {
    let (first, last) = (max(first, 0), min(last, width - 1))
    guard row >= 0, row < height, first <= last else { return }
    for word in first / 64...last / 64 {
      var mask = UInt64.max
      if word == first / 64 { mask &= .max << UInt64(first % 64) }
      if word == last / 64 { mask &= .max >> UInt64(63 - last % 64) }
      change(&words[row * wordsPerRow + word], mask)
    }
  }
}

/// The screen of a terminal with all that scrolled off it: what is left to be read of what a program
/// wrote.
///
/// Knows what our program uses: text, carriage return, newline, moving the cursor, erasing. Other
/// sequences show nothing.
struct TerminalScreen {
  private(set) var columns: Int
  private let rows: Int

  /// All rows, each a cell a column; a wide character leaves the cell behind it empty.
  private var cells: [[String]] = [[]]
  private var row = 0
  private var column = 0

  private var parser = Parser.text

  /// The rows that were full when more was written, which went on in the next row.
  private(set) var wraps: [String] = []

  /// Sequences that a simple terminal would not know.
  private(set) var unknownSequences: [String] = []

  /// Whether the program has asked for brackets round what is pasted.
  private(set) var bracketsPastes = false

  /// - Parameter columns: 0 where the window does not say.
  init(columns: Int, rows: Int) {
    self.columns = columns == 0 ? 80 : columns
    self.rows = rows
  }

  /// Rows keep what they show, as in xterm.
  mutating func resize(columns: Int) {
    self.columns = columns
    column = min(column, columns - 1)
  }

  /// The rows, without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The row with the cursor.
  var currentLine: String { lines[row] }

  var cursor: Int { column }

  mutating func write(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { take(scalar) }
  }
}

// MARK: - Sequences

extension TerminalScreen {
  private enum Parser: Equatable {
    case text, escape
    case control(String)
    case string, stringEscape
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch (parser, scalar) {
    case (.text, "\u{1B}"): parser = .escape
    case (.text, _): show(scalar)
    case (.escape, "["): parser = .control("")
    case (.escape, "]"), (.escape, "_"), (.escape, "P"): parser = .string
    case (.escape, _): parser = .text
    case (.control(let parameters), "@"..."~"):
      parser = .text
      obey(scalar, parameters)
    case (.control(let parameters), _): parser = .control(parameters + String(scalar))
    case (.string, "\u{1B}"): parser = .stringEscape
    case (.string, "\u{07}"): parser = .text
    case (.string, _): break
    case (.stringEscape, _): parser = .text
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    let number = Int(parameters.split(separator: ";").first ?? "")
    switch final {
    case "C": column = min(column + (number ?? 1), columns - 1)
    case "D": column = max(0, min(column, columns - 1) - (number ?? 1))
    case "H": (row, column) = (max(0, cells.count - rows), 0)
    case "K" where column < cells[row].count: cells[row].removeSubrange(column...)
    case "J" where number == 2:
      for row in max(0, cells.count - rows)..<cells.count { cells[row] = [] }
    case "h" where parameters == "?2004": bracketsPastes = true
    case "l" where parameters == "?2004": bracketsPastes = false
    case "m" where ["2", "22"].contains(parameters): break
    case "K", "J": break
    default: unknownSequences.append(parameters + String(final))
    }
  }
}

// MARK: - Characters

extension TerminalScreen {
  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": moveDown()
    case "\u{08}": column = max(0, column - 1)
    case _ where scalar.value < 0x20: break
    case _ where scalar.properties.generalCategory == .nonspacingMark:
      if column > 0 { cells[row][column - 1].unicodeScalars.append(scalar) }
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = ("\u{3041}"..."\u{A4CF}").contains(scalar) ? 2 : 1
    if column + width > columns {
      wraps.append(currentLine)
      column = 0
      moveDown()
    }
    while cells[row].count < column + width { cells[row].append(" ") }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func moveDown() {
    row += 1
    if row == cells.count { cells.append([]) }
  }
}

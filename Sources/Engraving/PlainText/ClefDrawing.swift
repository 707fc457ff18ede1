/// A clef in characters, a row of text for every line and space it covers.
///
/// Heavy strokes set the Unicode forms off from the thin staff lines. A row covers the staff lines
/// between its first and its last mark.
struct ClefDrawing {
  struct Row {
    /// Free cells before the first mark.
    let indent: Int
    let marks: String
  }

  let rows: [Row]
  /// How far the top row is above the line the clef fixes, in staff positions.
  let height: Int
  /// The cells of the widest row.
  let width: Int

  private init(height: Int, _ text: String) {
    let lines = text.split(separator: "\n")
    self.rows = lines.map { line in
      let marks = line.drop { $0 == " " }
      return Row(indent: line.count - marks.count, marks: String(marks))
    }
    self.height = height
    self.width = lines.map(\.count).max() ?? 0
  }
}

// MARK: - Unicode

extension ClefDrawing {
  /// Curls round its line, the tenth row.
  static let unicodeG = ClefDrawing(
    height: 9,
    """
       ┏━┓
       ┃ ┃
       ┃ ┃
       ┃ ┃
       ┃┏┛
      ┏╋┛
     ┏┛┃
    ┏┛ ┣━┓
    ┃ ┏┫ ┗┓
    ┃ ┃┃  ┃
    ┗┓┗┫ ┏┛
     ┗━╋━┛
       ┃
     ● ┃
     ┗━┛
    """
  )

  /// Begins on its line, the third row, with a dot on either side of it.
  static let unicodeF = ClefDrawing(
    height: 2,
    """
    ┏━━━┓
    ┃   ┃●
    ●   ┃
        ┃●
        ┃
       ┏┛
      ┏┛
    ━━┛
    """
  )

  /// Symmetric about its line, the fifth row.
  static let unicodeC = ClefDrawing(
    height: 4,
    """
    ┃│┏━━┓
    ┃│●  ┃
    ┃│   ┃
    ┃│┏━━┛
    ┃┝┫
    ┃│┗━━┓
    ┃│   ┃
    ┃│●  ┃
    ┃│┗━━┛
    """
  )
}

// MARK: - ASCII

// An underscore lies between its row and the row below: the bows are symmetric all the same.
extension ClefDrawing {
  /// Curls round its line, the tenth row.
  static let asciiG = ClefDrawing(
    height: 9,
    #"""
         _
        / \
        | |
        | |
        |/
        /
       /|
      / |_
     / /| \
    | | |  |
    |  \|  |
     \__|_/
        |
      @ |
      \_/
    """#
  )

  /// Begins on its line, the fourth row, with a dot on either side of it.
  static let asciiF = ClefDrawing(
    height: 3,
    #"""
      ___
     /   \
    |    | *
    @    |
         | *
        /
       /
      /
    _/
    """#
  )

  /// Symmetric about its line, the fifth row.
  static let asciiC = ClefDrawing(
    height: 4,
    #"""
    || ___
    || @  \
    ||    |
    || ___/
    ||<___
    ||    \
    ||    |
    || @__/
    ||
    """#
  )
}

/// A prompt and the line behind it, as they are drawn in one row of the window.
///
/// A line that is too long is shown in part: what stands round the cursor. `<` and `>` stand at the ends
/// that go on.
struct LineView {
  let prompt: String
  let beforeCursor: String
  let afterCursor: String

  /// What the line is understood as; shown faintly behind it, where there is room.
  var note: String?

  /// Columns of the window. The last one stays empty: what is written there may wrap the line.
  let columns: Int

  /// Whether the note may be set in a faint style.
  let isStyled: Bool

  /// What draws the row, from wherever the cursor is in it, and leaves the cursor in its place.
  var drawing: String {
    let (before, after) = visible
    let faint = visibleNote.map { isStyled ? "\u{1B}[2m\($0)\u{1B}[22m" : $0 } ?? ""
    let column = (shownPrompt + before).cells
    let isAtEnd = after.isEmpty && faint.isEmpty
    return "\r" + shownPrompt + before + after + faint + "\u{1B}[K"
      + (isAtEnd ? "" : "\r" + (column == 0 ? "" : "\u{1B}[\(column)C"))
  }

  /// What draws the whole line for good, over as many rows as it takes, and begins another row.
  var finished: String { "\r\u{1B}[K" + prompt + beforeCursor + afterCursor + "\n" }

  /// Columns that are not empty once the row is drawn.
  var width: Int { (shownPrompt + visible.before + visible.after + (visibleNote ?? "")).cells }

  private var room: Int { max(1, columns - 1 - shownPrompt.cells) }

  /// In a narrow window only the end of the prompt is left, and in a tiny one nothing.
  private var shownPrompt: String {
    let least = 3
    if prompt.cells + least < columns { return prompt }
    let end = String(prompt.suffix(2))
    return end.cells + least < columns ? end : ""
  }

  private var visible: (before: String, after: String) {
    let ahead = afterCursor.cells
    guard beforeCursor.cells + ahead > room else { return (beforeCursor, afterCursor) }
    // A quarter of the room is for what stands behind the cursor.
    let roomBefore = room - min(ahead, room / 4)
    let before = String(beforeCursor.reversed()).cut(to: roomBefore, marking: "<")
    let after = afterCursor.cut(to: room - before.cells, marking: ">")
    return (String(before.reversed()), after)
  }

  private var visibleNote: String? {
    let text = note.map { "   = \($0)" }
    return text.flatMap { (beforeCursor + afterCursor + $0).cells <= room ? $0 : nil }
  }
}

extension String {
  /// The text, or as much of its beginning as fits with a mark behind it.
  fileprivate func cut(to room: Int, marking mark: Character) -> String {
    guard cells > room else { return self }
    var left = room - mark.cells
    let kept = prefix { character in
      left -= character.cells
      return left >= 0
    }
    return room > 0 ? kept + String(mark) : ""
  }
}

/// The lines typed so far, to be leafed through from the line being typed.
struct LineHistory: Sendable {
  private var lines: [String] = []

  /// How many lines back the player has leafed.
  private var depth = 0

  /// The line being typed when leafing began.
  private var draft = ""

  /// Keeps a line as the latest; an empty one, or the same again, is not worth it.
  mutating func append(_ line: String) {
    depth = 0
    if !line.isEmpty, line != lines.last { lines.append(line) }
  }

  /// The line before the one shown; nil where there is none.
  mutating func earlier(than shown: String) -> String? {
    guard depth < lines.count else { return nil }
    if depth == 0 { draft = shown }
    depth += 1
    return lines[lines.count - depth]
  }

  /// The line after the one shown, and at last the one being typed; nil where there is none.
  mutating func later() -> String? {
    guard depth > 0 else { return nil }
    depth -= 1
    return depth == 0 ? draft : lines[lines.count - depth]
  }
}

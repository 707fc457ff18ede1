import TerminalUI
import Testing

struct `A line editor` {
  private static let completion = LineCompletion(
    lines: ["hint", "help", "skip"],
    words: ["H", "His", "F", "F#"]
  )

  /// What becomes of a line with the cursor at `|` when keys are pressed.
  private static func edited(_ line: String, by keys: [KeyPress]) -> String {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    var editor = LineEditor()
    for text in [parts[1], parts[0]] {
      _ = editor.press(.text(String(text)), completion: completion)
      if text == parts[1] { _ = editor.press(.home, completion: completion) }
    }
    for key in keys { _ = editor.press(key, completion: completion) }
    return editor.beforeCursor + "|" + editor.afterCursor
  }

  @Test(arguments: [
    ("A C|#", KeyPress.left, "A |C#"), ("A C|#", .right, "A C#|"), ("|A", .left, "|A"),
    ("A|", .right, "A|"), ("A C|#", .home, "|A C#"), ("A C|#", .end, "A C#|"),
    ("A C|#", .control("A"), "|A C#"), ("A C|#", .control("E"), "A C#|"),
    ("A C|#", .control("B"), "A |C#"), ("A C|#", .control("F"), "A C#|"),
    ("A C|#", .backspace, "A |#"), ("|A", .backspace, "|A"), ("A C|#", .delete, "A C|"),
    ("A|", .delete, "A|"), ("A C|#", .control("D"), "A C|"), ("A C|# E", .control("K"), "A C|"),
    ("A C|# E", .control("U"), "|# E"), ("A C# |E", .control("W"), "A |E"),
    ("|A", .control("W"), "|A"), ("A C# E|", .alt("b"), "A C# |E"),
    ("A C# |E", .alt("b"), "A |C# E"),
    ("A| C# E", .alt("f"), "A C#| E"), ("A C# E|", .wordLeft, "A C# |E"),
    ("A|  C# E", .wordRight, "A  C#| E"), ("A| C# E", .alt("d"), "A| E"),
    ("ae\u{301}|b", .backspace, "a|b"), ("a|e\u{301}b", .delete, "a|b"), ("か|", .left, "|か"),
    ("A|", .text("\u{1B}\u{202E}"), "A\u{FFFD}\u{FFFD}|"), ("e|", .text("\u{301}"), "e\u{301}|"),
    ("A|", .control("Q"), "A|"), ("|", .up, "|"), ("A|", .down, "A|"),
  ])
  func `does what the keys of Readline do`(line: String, key: KeyPress, edited: String) {
    #expect(Self.edited(line, by: [key]) == edited)
  }

  @Test(arguments: [
    ("sk|", "skip|"), ("S|", "skip|"), ("hi|", "hi|"), ("hin|", "hint|"), ("A f|", "A F|"),
    ("A hi|", "A His|"), ("zz|", "zz|"), ("skip|", "skip|"),
  ])
  func `completes what goes on in one way`(line: String, completed: String) {
    #expect(Self.edited(line, by: [.tab]).lowercased() == completed.lowercased())
  }

  @Test(arguments: [
    ("h", ["hint", "help", "H", "His"]), ("A h", ["H", "His"]), ("F", ["F", "F#"]),
    ("hi", ["hint", "His"]),
  ])
  func `offers what goes on in several ways`(text: String, offers: [String]) {
    var editor = LineEditor()
    _ = editor.press(.text(text), completion: Self.completion)
    #expect(editor.press(.tab, completion: Self.completion) == .offers(offers))
    #expect(editor.text == text)
  }

  @Test func `leafs through the lines typed before, and keeps the one begun`() {
    var editor = LineEditor()
    func press(_ keys: KeyPress...) -> String {
      for key in keys { _ = editor.press(key, completion: Self.completion) }
      return editor.text
    }
    for line in ["A", "B", "B", ""] { _ = press(.text(line), .enter) }
    #expect(press(.text("C"), .up) == "B")
    #expect(press(.up) == "A")
    #expect(press(.up) == "A")
    #expect(press(.control("N")) == "B")
    #expect(press(.down) == "C")
    #expect(press(.down) == "C")
    #expect(press(.control("P"), .backspace, .text("D"), .enter, .up) == "D")
  }

  @Test(arguments: [
    (KeyPress.enter, LineEditor.Outcome.line("A")), (.control("C"), .interrupt),
    (.control("Z"), .suspend), (.control("\\"), .quit), (.control("L"), .clear),
    (.control("D"), .edited), (.hugePaste, .tooLong),
    (.paste(String(repeating: "A", count: 1001)), .tooLong), (.paste("B"), .edited),
  ])
  func `says what is to be done`(key: KeyPress, outcome: LineEditor.Outcome) {
    var editor = LineEditor()
    _ = editor.press(.text("A"), completion: Self.completion)
    #expect(editor.press(key, completion: Self.completion) == outcome)
  }

  @Test func `ends on an empty line only`() {
    var editor = LineEditor()
    #expect(editor.press(.control("D"), completion: Self.completion) == .end)
  }

  @Test func `takes no more than a line can hold`() {
    var editor = LineEditor()
    for _ in 0..<100_000 { _ = editor.press(.text("\u{301}"), completion: Self.completion) }
    #expect(editor.text.utf8.count <= LineEditor.longestLine)
  }
}

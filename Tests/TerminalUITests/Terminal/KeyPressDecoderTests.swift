import TerminalUI
import Testing

struct `Key presses` {
  private static func keys(_ bytes: [UInt8]) -> [KeyPress] {
    var decoder = KeyPressDecoder()
    return decoder.keys(in: bytes)
  }

  @Test(arguments: [
    ("\u{1B}[A", KeyPress.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right),
    ("\u{1B}OD", .left), ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft),
    ("\u{1B}[1;2C", .right), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
    ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{1B}[3~", .delete), ("\u{1B}b", .alt("b")), ("\u{1B}F", .alt("f")), ("\u{1B}d", .alt("d")),
    ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\t", .tab), ("\r", .enter), ("\n", .enter),
    ("\u{01}", .control("A")), ("\u{1A}", .control("Z")), ("\u{1C}", .control("\\")),
    ("a", .text("a")), ("é", .text("é")), ("♯", .text("♯")), ("𝄫", .text("𝄫")),
    ("\u{1B}a", .text("a")), ("\u{1B}\u{1B}[A", .up),
    ("\u{1B}[200~A\r\n\u{1B}[A\tB\u{03}\u{1B}[201~", .paste("A \u{1B}[A B\u{03}")),
    ("\u{1B}[200~\u{1B}[201~", .paste("")), ("\u{1B}[200~\u{1B}\u{1B}[201~", .paste("\u{1B}")),
  ])
  func `are known by what they send, wherever it is split`(bytes: String, key: KeyPress) {
    let bytes = [UInt8](bytes.utf8)
    for split in bytes.indices {
      var decoder = KeyPressDecoder()
      let keys =
        decoder.keys(in: [UInt8](bytes[..<split])) + decoder.keys(in: [UInt8](bytes[split...]))
      #expect(keys == [key])
    }
  }

  @Test(arguments: [
    "\u{1B}[5~", "\u{1B}OP", "\u{1B}[I", "\u{1B}[?62;4c", "\u{1B}]11;rgb:0/0/0\u{07}",
  ])
  func `are none that mean nothing to a line, nor what the terminal answers`(sequence: String) {
    #expect(Self.keys([UInt8]("A\(sequence)B".utf8)) == [.text("A"), .text("B")])
  }

  @Test func `that follow Escape after a while are keys of their own`() {
    var decoder = KeyPressDecoder()
    #expect(decoder.keys(in: [0x1B]) == [])
    #expect(decoder.isInHurry)
    decoder.pause()
    #expect(!decoder.isInHurry)
    #expect(decoder.keys(in: [UInt8]("b".utf8)) == [.text("b")])
  }

  @Test func `of a terminal that answers slowly are still none`() {
    var decoder = KeyPressDecoder()
    var keys: [KeyPress] = []
    for byte in "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4cA".utf8 {
      keys += decoder.keys(in: [byte])
      decoder.pause()
    }
    #expect(keys == [.text("A")])
    #expect(decoder.replies.isComplete)
    #expect(decoder.replies.graphics.hasKittyGraphics)
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x80, 0x41], "\u{FFFD}A"), ([0xC3, 0x41], "\u{FFFD}A"),
      ([0xE2, 0x99, 0x0D], "\u{FFFD}\r"), ([0xC0, 0xAF, 0x41], "\u{FFFD}\u{FFFD}A"),
      ([0xF0, 0x9D, 0x84, 0xE2, 0x99, 0xAF], "\u{FFFD}♯"),
    ] as [([UInt8], String)]
  )
  func `of bytes that are no text stand for U+FFFD`(bytes: [UInt8], text: String) {
    let typed = Self.keys(bytes).map { key in
      switch key {
      case .text(let text): text
      case .enter: "\r"
      default: "?"
      }
    }
    #expect(typed.joined() == text)
  }

  @Test func `of a paste whose end is lost are over with Ctrl-C`() {
    var decoder = KeyPressDecoder()
    #expect(decoder.keys(in: [UInt8]("\u{1B}[200~A\r".utf8)) == [])
    #expect(decoder.keys(in: [UInt8]("B".utf8)) == [])
    #expect(decoder.keys(in: [0x03]) == Self.keys([0x03]))
    #expect(decoder.keys(in: [UInt8]("C".utf8)) == [.text("C")])
  }

  @Test func `of a paste without end are one, and small`() {
    let text = "\u{1B}[200~" + String(repeating: "A\n", count: 1_000_000) + "\u{1B}[201~B"
    #expect(Self.keys([UInt8](text.utf8)) == [.hugePaste, .text("B")])
  }
}

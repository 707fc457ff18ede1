import Engraving
import TerminalUI
import Testing

struct `Terminal replies` {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let cell = "\u{1B}[6;21;10t"
  private static let foreground = "\u{1B}]10;rgb:ffff/8080/0000\u{1B}\\"
  private static let background = "\u{1B}]11;rgb:10/20/3f\u{07}"
  private static let attributes = "\u{1B}[?62;4;22c"
  private static let all = [kitty, cell, foreground, background, attributes]

  /// What is known when all have been heard.
  private static let everything: TerminalGraphics = {
    var graphics = TerminalGraphics()
    graphics.hasKittyGraphics = true
    graphics.hasSixel = true
    graphics.cell = PixelSize(width: 10, height: 21)
    graphics.foreground = Color(red: 255, green: 128, blue: 0)
    graphics.background = Color(red: 16, green: 32, blue: 63)
    return graphics
  }()

  /// Hears the pieces one after the other; gives back what was typed.
  private func hear(_ pieces: String..., by replies: inout TerminalReplies) -> String {
    String(decoding: pieces.flatMap { replies.typed(in: [UInt8]($0.utf8)) }, as: UTF8.self)
  }

  // MARK: - Order and pieces

  @Test func `are understood in any order`() {
    for shift in Self.all.indices {
      for answers in [Self.all, Self.all.reversed()] {
        var replies = TerminalReplies()
        let text = (answers[shift...] + answers[..<shift]).joined()
        #expect(hear(text, by: &replies) == "")
        #expect(replies.graphics == Self.everything)
        #expect(replies.isComplete)
      }
    }
  }

  @Test func `are understood wherever they are split, with typing between`() {
    let bytes = [UInt8](("F" + Self.all.joined(separator: "é") + "#\n").utf8)
    for first in bytes.indices {
      for second in [first, first + 1, first + 7] where second <= bytes.count {
        var replies = TerminalReplies()
        let typed = [bytes[..<first], bytes[first..<second], bytes[second...]].flatMap {
          replies.typed(in: [UInt8]($0))
        }
        #expect(String(decoding: typed, as: UTF8.self) == "Féééé#\n")
        #expect(replies.graphics == Self.everything)
      }
    }
  }

  @Test func `are complete with the device attributes alone`() {
    var replies = TerminalReplies()
    #expect(hear(Self.kitty, Self.cell, by: &replies) == "")
    #expect(!replies.isComplete)
    #expect(hear(Self.attributes, by: &replies) == "")
    #expect(replies.isComplete)
    #expect(replies.graphics.foreground == nil)
  }

  // MARK: - Meaning

  @Test(arguments: [
    ("?62;4", true), ("?63;1;2;4;6", true), ("?65;4;6;18;22", true), ("?62", false),
    ("?62;22", false), ("?1;2", false), ("?4;6", false), ("?64;14;40", false), ("?", false),
  ])
  func `say by 4 after the class that there are sixels`(attributes: String, hasSixel: Bool) {
    var replies = TerminalReplies()
    #expect(hear("\u{1B}[\(attributes)c", by: &replies) == "")
    #expect(replies.isComplete)
    #expect(replies.graphics.hasSixel == hasSixel)
  }

  @Test(arguments: [
    "_Gi=31;ENOTSUPPORTED:no\u{1B}\\", "_Gi=7;OK\u{1B}\\", "_X\u{1B}\\", "[6;0;10t", "[6;21t",
    "[6;99999999999999999999;10t", "[6;-3;10t", "[8;24;80t", "]10;?\u{07}", "]10;rgb:1/2\u{07}",
    "]10;rgb:1/2/12345\u{07}", "]11;rgb:g/0/0\u{07}", "]11;\u{07}", "]4;1;rgb:0/0/0\u{07}",
    "[?62u", "[c", "[\u{C3}\u{A9}m", "OP", "[A", "[3~", "\\",
  ])
  func `that say nothing of use are neither believed nor typed`(sequence: String) {
    var replies = TerminalReplies()
    #expect(hear("a\u{1B}\(sequence)b", by: &replies) == "ab")
    #expect(replies.graphics == TerminalGraphics())
    #expect(!replies.isComplete)
  }

  // MARK: - Trouble

  @Test(arguments: [
    ("\u{1B}F#", "F#"), ("\u{1B}\u{1B}F", "F"), ("\u{1B}", ""), ("\u{1B}[1;2\nF", "\nF"),
    ("\u{1B}]10;rgb:\nF", "\nF"), ("\u{1B}_G\u{1B}[AF", "F"), ("\u{1B}_G\u{1B}\nF", "\nF"),
    ("\u{1B}[1\u{1B}[AF", "F"), ("Gi=31;OK", "Gi=31;OK"),
  ])
  func `that are broken take no more with them than they must`(text: String, typed: String) {
    var replies = TerminalReplies()
    #expect(hear(text, by: &replies) == typed)
  }

  @Test func `that never end are given up`() {
    var replies = TerminalReplies()
    let endless = "\u{1B}]" + String(repeating: "x", count: 1000)
    #expect(hear(endless, by: &replies).count > 700)
  }

  @Test func `that come late are not part of an answer`() {
    var replies = TerminalReplies()
    #expect(hear("\u{1B}_Gi=31;O", by: &replies) == "")
    #expect(replies.typedLine([UInt8]("K\u{1B}\\\u{1B}[?62;4cF#".utf8)) == [UInt8]("F#".utf8))
    #expect(replies.graphics.hasKittyGraphics && replies.graphics.hasSixel)
  }

  @Test func `end with their line`() {
    var replies = TerminalReplies()
    #expect(replies.typedLine([UInt8]("F#\u{1B}[".utf8)) == [UInt8]("F#".utf8))
    #expect(replies.typedLine([UInt8]("Bb".utf8)) == [UInt8]("Bb".utf8))
  }
}

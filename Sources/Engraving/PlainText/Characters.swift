import MusicTheory

extension PlainTextEngraver.Characters {
  var line: Character {
    switch self {
    case .unicode: "─"
    case .ascii: "-"
    }
  }

  var head: Character {
    switch self {
    case .unicode: "●"
    case .ascii: "O"
    }
  }

  func text(for sign: AccidentalSign) -> String {
    switch (self, sign) {
    case (.unicode, .natural): "♮"
    case (.unicode, .sharp): "♯"
    case (.unicode, .flat): "♭"
    case (.unicode, .doubleFlat): "♭♭"
    case (.ascii, .natural): "n"
    case (.ascii, .sharp): "#"
    case (.ascii, .flat): "b"
    case (.ascii, .doubleFlat): "bb"
    case (_, .doubleSharp): "x"
    }
  }

  func text(for mark: StaffNote.Mark) -> String {
    switch (self, mark) {
    case (.unicode, .right): "✓"
    case (.unicode, .wrong): "✗"
    case (.unicode, .asked): "←"
    case (.ascii, .right): "ok"
    case (.ascii, .wrong): "no"
    case (.ascii, .asked): "<-"
    }
  }

  func drawing(of sign: Clef.Sign) -> ClefDrawing {
    switch (self, sign) {
    case (.unicode, .g): .unicodeG
    case (.unicode, .f): .unicodeF
    case (.unicode, .c): .unicodeC
    case (.ascii, .g): .asciiG
    case (.ascii, .f): .asciiF
    case (.ascii, .c): .asciiC
    }
  }
}

/// A key as it was pressed, or what a key press stands for.
public enum KeyPress: Equatable, Sendable {
  /// Characters, and what else an input method sends at a time.
  case text(String)
  /// A text that was pasted, in one line.
  case paste(String)
  /// A pasted text that is far too long.
  case hugePaste
  /// A letter with Ctrl, as a capital; also `\`.
  case control(Character)
  /// A letter with Alt, as a small one.
  case alt(Character)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end
  /// Left and right with Ctrl or Alt.
  case wordLeft, wordRight
}

extension KeyPress {
  /// The key that sends a byte outside any sequence; nil for text.
  init?(byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0..<0x20: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: return nil
    }
  }

  /// The key that sends a byte after `ESC`; nil where Alt changes nothing.
  init?(altered byte: UInt8) {
    switch Character(Unicode.Scalar(byte)) {
    case let letter where "bdf".contains(letter): self = .alt(letter)
    case "B", "D", "F": self = .alt(Character(Unicode.Scalar(byte | 0x20)))
    default: return nil
    }
  }

  /// The key that sends a sequence, given from the character after `ESC`; nil where none does.
  ///
  /// From "XTerm Control Sequences", "PC-Style Function Keys" and "VT220-Style Function Keys".
  init?(sequence: String) {
    guard let introducer = sequence.first, "[O".contains(introducer) else { return nil }
    let parameters = sequence.dropFirst().dropLast().split(separator: ";")
    // A second parameter says which keys are held: Alt is 3, Ctrl is 5.
    let isWordwise = ["3", "5"].contains(parameters.dropFirst().first)
    switch (sequence.last, parameters.first) {
    case ("A", _): self = .up
    case ("B", _): self = .down
    case ("C", _): self = isWordwise ? .wordRight : .right
    case ("D", _): self = isWordwise ? .wordLeft : .left
    case ("H", _), ("~", "1"), ("~", "7"): self = .home
    case ("F", _), ("~", "4"), ("~", "8"): self = .end
    case ("~", "3"): self = .delete
    default: return nil
    }
  }
}

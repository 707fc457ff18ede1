/// Tells the escape sequences in what is read from a terminal from the bytes between them, in whatever
/// pieces they come.
///
/// After Paul Flo Williams, "A parser for DEC's ANSI-compatible video terminals",
/// https://vt100.net/emu/dec_ansi_parser; bytes above 127 are UTF-8, not control characters.
struct ControlSequenceParser {
  enum Token: Equatable {
    /// A byte outside any sequence.
    case byte(UInt8)
    /// A byte that came right after `ESC` and begins no sequence: a key pressed together with Alt.
    case altered(UInt8)
    /// A sequence, from the character after `ESC` and without what ends a string.
    case sequence(String)
  }

  private enum State {
    /// Outside any sequence.
    case text
    /// After `ESC`.
    case escape
    /// After `ESC`, and then nothing for a while.
    case lonelyEscape
    /// After `ESC O`, which one character follows, as from a function key.
    case singleShift
    /// After `ESC [`.
    case control
    /// After `ESC ]` or `ESC _`.
    case string
    /// After an `ESC` in a string, which `\` ends.
    case stringEscape
  }

  private var state = State.text

  /// What has come of a sequence, from the character after `ESC`.
  private var sequence: [UInt8] = []

  /// Whether a byte soon after would mean another thing than a byte later.
  var isInHurry: Bool { state == .escape }

  /// Takes note that nothing came for a while: what comes now was not sent together with an `ESC`.
  mutating func pause() {
    if state == .escape { state = .lonelyEscape }
  }

  /// Forgets a sequence that is not finished.
  mutating func reset() {
    state = .text
  }

  /// The token that a byte completes, if it does.
  mutating func token(endingIn byte: UInt8) -> Token? {
    switch (state, byte) {
    case (.string, Code.escape):
      state = .stringEscape
    case (_, Code.escape):
      state = .escape
    case (.text, _):
      return .byte(byte)
    case (.string, Code.bell), (.stringEscape, Code.backslash):
      return finish()
    case (_, Code.controls):
      // No sequence holds one: what was begun is none.
      state = .text
      return .byte(byte)
    case (.stringEscape, _):
      state = .escape
      return token(endingIn: byte)
    case (.escape, Code.bracket), (.lonelyEscape, Code.bracket):
      begin(.control, with: byte)
    case (.escape, Code.closingBracket), (.escape, Code.underscore),
      (.lonelyEscape, Code.closingBracket), (.lonelyEscape, Code.underscore):
      begin(.string, with: byte)
    case (.escape, Code.letterO), (.lonelyEscape, Code.letterO):
      begin(.singleShift, with: byte)
    case (.escape, Code.backslash), (.lonelyEscape, Code.backslash):
      state = .text
    case (.escape, _):
      state = .text
      return .altered(byte)
    case (.lonelyEscape, _):
      state = .text
      return .byte(byte)
    case (.control, Code.finals), (.singleShift, _):
      sequence.append(byte)
      return finish()
    case (.control, _), (.string, _):
      sequence.append(byte)
      if sequence.count > longestSequence { state = .text }
    }
    return nil
  }

  private mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  private mutating func finish() -> Token {
    state = .text
    return .sequence(String(decoding: sequence, as: UTF8.self))
  }
}

/// Bytes: far more than any answer of a terminal has.
private let longestSequence = 256

private enum Code {
  static let controls: ClosedRange<UInt8> = 0...0x1F
  static let finals: ClosedRange<UInt8> = 0x40...0x7E
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let letterO = UInt8(ascii: "O")
  static let bracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closingBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
}

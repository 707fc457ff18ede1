/// Hears a terminal's answers out of what is read from it, in whatever order and pieces they come, and
/// leaves what the player typed.
///
/// The same value is to hear everything that is read while the program runs: an answer may arrive
/// late, or be cut in two by the end of waiting. Keys that send escape sequences, such as the arrows,
/// are left out too: they mean nothing in a line of text.
///
/// After Paul Flo Williams, "A parser for DEC's ANSI-compatible video terminals",
/// https://vt100.net/emu/dec_ansi_parser; bytes above 127 are UTF-8, not control characters.
public struct TerminalReplies: Sendable {
  /// What the terminal has said so far.
  public internal(set) var graphics = TerminalGraphics()

  /// Whether the last question of ``GraphicsQuery`` has been answered.
  public internal(set) var isComplete = false

  private var state = State.text

  /// What has come of a sequence, from the character after `ESC`.
  private var sequence: [UInt8] = []

  /// No answer has come.
  public init() {}

  /// Hears a line, given without its newline, and gives back what was typed of it. A sequence that the
  /// line does not finish ends with it.
  public mutating func typedLine(_ line: [UInt8]) -> [UInt8] {
    defer { state = .text }
    return typed(in: line)
  }

  /// Hears the next bytes and gives back those that were typed.
  public mutating func typed(in bytes: [UInt8]) -> [UInt8] {
    bytes.filter { isTyped($0) }
  }
}

// MARK: - Sequences

extension TerminalReplies {
  private enum State {
    /// Outside any sequence.
    case text
    /// After `ESC`.
    case escape
    /// After `ESC O`, which one character follows, as from a function key.
    case singleShift
    /// After `ESC [`.
    case control
    /// After `ESC ]` or `ESC _`.
    case string
    /// After an `ESC` in a string, which `\` ends.
    case stringEscape
  }

  private mutating func isTyped(_ byte: UInt8) -> Bool {
    switch (state, byte) {
    case (.string, Code.escape):
      state = .stringEscape
    case (_, Code.escape):
      state = .escape
    case (.text, _):
      return true
    case (.string, Code.bell), (.stringEscape, Code.backslash):
      finish()
    case (_, Code.controls):
      // No answer holds one: what was begun is none.
      state = .text
      return true
    case (.stringEscape, _):
      state = .escape
      return isTyped(byte)
    case (.escape, Code.bracket):
      begin(.control, with: byte)
    case (.escape, Code.closingBracket), (.escape, Code.underscore):
      begin(.string, with: byte)
    case (.escape, Code.letterO):
      state = .singleShift
    case (.escape, Code.backslash), (.singleShift, _):
      state = .text
    case (.escape, _):
      // The Escape key, and then another.
      state = .text
      return true
    case (.control, Code.finals):
      sequence.append(byte)
      finish()
    case (.control, _), (.string, _):
      sequence.append(byte)
      if sequence.count > longestSequence { state = .text }
    }
    return false
  }

  private mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  private mutating func finish() {
    state = .text
    understand(String(decoding: sequence, as: UTF8.self))
  }
}

/// Bytes: far more than any answer has.
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

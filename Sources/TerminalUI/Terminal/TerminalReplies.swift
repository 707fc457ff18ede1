/// Hears a terminal's answers out of what is read from it, in whatever order and pieces they come, and
/// leaves what the player typed.
///
/// The same value is to hear everything that is read while the program runs: an answer may arrive
/// late, or be cut in two by the end of waiting. Keys that send escape sequences, such as the arrows,
/// are left out too: they mean nothing in a line of text.
public struct TerminalReplies: Sendable {
  /// What the terminal has said so far.
  public internal(set) var graphics = TerminalGraphics()

  /// Whether the last question of ``GraphicsQuery`` has been answered.
  public internal(set) var isComplete = false

  private var parser = ControlSequenceParser()

  /// No answer has come.
  public init() {}

  /// Hears a line, given without its newline, and gives back what was typed of it. A sequence that the
  /// line does not finish ends with it.
  public mutating func typedLine(_ line: [UInt8]) -> [UInt8] {
    defer { parser.reset() }
    return typed(in: line)
  }

  /// Hears the next bytes and gives back those that were typed.
  public mutating func typed(in bytes: [UInt8]) -> [UInt8] {
    bytes.filter { byte in
      switch parser.token(endingIn: byte) {
      case .byte, .altered: return true
      case .sequence(let sequence): understand(sequence)
      case nil: break
      }
      return false
    }
  }
}

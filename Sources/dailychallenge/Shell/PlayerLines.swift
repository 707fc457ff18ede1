import Platform
import TerminalUI

/// The lines a player types, without what the terminal itself answers in between.
struct PlayerLines {
  private var reader: LineReader
  private let interrupts: Interrupts
  private var replies = TerminalReplies()

  init(interrupts: Interrupts) {
    self.interrupts = interrupts
    reader = LineReader(.standardInput, interrupts: interrupts)
  }

  mutating func next() throws(SystemError) -> LineReader.Input {
    switch try reader.next() {
    case .line(let bytes): .line(replies.typedLine(bytes))
    case let input: input
    }
  }

  /// Asks the terminal which pictures it shows. What is typed meanwhile is kept; what the terminal
  /// answers later is still told from typing.
  mutating func askTerminal() throws(SystemError) -> TerminalGraphics {
    var typed: [UInt8] = []
    try FileDescriptor.standardInput.ask(
      GraphicsQuery.text,
      through: .standardOutput,
      waiting: GraphicsQuery.patience,
      interrupts: interrupts
    ) { bytes in
      typed += replies.typed(in: bytes)
      return replies.isComplete
    }
    reader.putBack(typed)
    return replies.graphics
  }
}

import Engraving
import Platform
import TerminalUI

/// The lines a player types, without what the terminal itself answers in between.
struct PlayerLines {
  private var reader: LineReader
  private let interrupts: Interrupts
  private var replies = TerminalReplies()

  /// What was typed while the terminal was asked, and is not on the screen yet.
  private var unseen: [UInt8] = []

  init(interrupts: Interrupts) {
    self.interrupts = interrupts
    reader = LineReader(.standardInput, interrupts: interrupts)
  }

  /// Asks for the next line.
  mutating func prompt(_ text: String, on console: Console) throws(SystemError) {
    try console.write(text + String(decoding: unseen, as: UTF8.self).printable)
    unseen = []
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
    unseen = typed
    var graphics = replies.graphics
    if graphics.cell == nil, let size = FileDescriptor.standardOutput.characterSize {
      graphics.cell = PixelSize(width: size.width, height: size.height)
    }
    return graphics
  }
}

import Platform
import TerminalUI

/// The lines a player types: edited key by key at a terminal that can do so, else as the system hands
/// them on.
struct PlayerLines {
  private enum Source {
    case keys(TerminalLines)
    case lines(LineReader)
    case nothing
  }

  private var source: Source
  private let console: Console

  /// Whether the player is asked for each line.
  private let isAsked: Bool

  /// What was heard of the terminal while it edits lines itself.
  private var replies = TerminalReplies()

  /// Takes the terminal, if there is one.
  init(in world: World) throws(SystemError) {
    console = world.console
    isAsked = world.isInteractive
    guard world.takesInput else {
      source = .nothing
      return
    }
    let interrupts = try Interrupts.catchingSignals()
    let terminal =
      world.hasEditableLines
      ? try RawTerminal(.standardInput, .standardOutput, interrupts: interrupts) : nil
    source =
      if let terminal {
        .keys(
          TerminalLines(
            terminal,
            style: console.style,
            isStyled: console.allowsColor(on: .standardOutput)
          )
        )
      } else {
        .lines(LineReader(.standardInput, interrupts: interrupts))
      }
    if terminal == nil, isAsked { try interrupts.alsoNoteResuming() }
  }

  /// Asks for a line, where somebody is there to be asked, and waits for it.
  mutating func next(_ prompt: LinePrompt) throws(SystemError) -> TerminalLines.Input {
    switch source {
    case .keys(var lines):
      defer { source = .keys(lines) }
      return try lines.next(prompt)
    case .lines(var reader):
      defer { source = .lines(reader) }
      while true {
        if isAsked { try console.write(prompt.text) }
        switch try reader.next() {
        case .line(let bytes):
          return .line(String(decoding: replies.typedLine(bytes), as: UTF8.self))
        case .tooLong: return .tooLong
        case .end: return .end
        // Whoever was stopped and goes on is asked once more.
        case .interrupted(.resume): continue
        case .interrupted(let signal): return .interrupted(signal)
        }
      }
    case .nothing: return .end
    }
  }

  /// Asks the terminal which pictures it shows, if it can be asked.
  mutating func askForGraphics() throws(SystemError) -> TerminalGraphics {
    guard case .keys(var lines) = source else { return TerminalGraphics() }
    defer { source = .keys(lines) }
    return try lines.askForGraphics()
  }
}

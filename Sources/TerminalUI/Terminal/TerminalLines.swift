import Engraving
public import Platform

/// The lines a player types at a terminal, edited key by key.
public struct TerminalLines {
  private let terminal: RawTerminal
  private let style: TextStyle
  private let isStyled: Bool
  private var decoder = KeyPressDecoder()
  private var editor = LineEditor()

  /// Keys that were pressed and did nothing yet.
  private var keys: ArraySlice<KeyPress> = []

  /// A signal that came while nobody asked for a line.
  private var interruption: Signal?

  /// - Parameters:
  ///   - style: In which characters the line is shown.
  ///   - isStyled: Whether some of it may be set in a faint style.
  public init(_ terminal: RawTerminal, style: TextStyle, isStyled: Bool) {
    self.terminal = terminal
    self.style = style
    self.isStyled = isStyled
  }

  /// What came of a prompt.
  public enum Input: Equatable, Sendable {
    case line(String)
    /// What was pasted is too long; the line is as it was.
    case tooLong
    /// The screen was cleared, or others have written on it: what it showed is to be shown again.
    case redraw
    case end
    case interrupted(Signal)
  }

  /// Asks for a line and waits for it. What was typed before is taken first, and a line that could not be
  /// finished goes on.
  public mutating func next(_ prompt: LinePrompt) throws(SystemError) -> Input {
    if let signal = interruption { return .interrupted(signal) }
    while true {
      if let input = try pressKeys(prompt) { return input }
      let drawn = try draw(prompt)
      switch try terminal.next(waitingAtMost: decoder.isInHurry ? Self.hurry : nil) {
      case .bytes(let bytes): keys += decoder.keys(in: bytes)
      case .quiet: decoder.pause()
      case .resized:
        // Where the row has become too long, the terminal may have wrapped it: a new one is safe.
        if drawn >= columns { try terminal.write("\n") }
      case .resumed: return .redraw
      case .interrupted(let signal): return .interrupted(signal)
      case .end: return .end
      }
    }
  }

  /// Seconds in which what belongs to one key arrives.
  private static let hurry = 0.1
}

// MARK: - Keys

extension TerminalLines {
  /// Does what the keys ask for until that ends the line or the keys have run out.
  private mutating func pressKeys(_ prompt: LinePrompt) throws(SystemError) -> Input? {
    while let key = keys.popFirst() {
      // Afterwards the line is another one, or none.
      let view = view(prompt)
      switch editor.press(key, completion: prompt.completion) {
      case .edited: break
      case .line(let line):
        try terminal.write(view.finished)
        return .line(line)
      case .offers(let offers):
        let lines = style.fitting(columns: columns).wrap(offers.joined(separator: " "), indent: 2)
        try terminal.write(view.finished + lines.map { $0 + "\n" }.joined())
      case .tooLong:
        try terminal.write(view.finished)
        return .tooLong
      case .end: return .end
      case .clear:
        try terminal.write("\u{1B}[H\u{1B}[2J")
        return .redraw
      case .interrupt:
        Signal.interrupt.sendToForeground()
        return nil
      case .suspend:
        try terminal.write(view.finished)
        Signal.suspend.sendToForeground()
        return nil
      case .quit:
        Signal.quit.sendToForeground()
        return nil
      }
    }
    return nil
  }

  private var columns: Int { terminal.columns ?? style.width }

  /// - Returns: The columns drawn on.
  private func draw(_ prompt: LinePrompt) throws(SystemError) -> Int {
    var view = view(prompt)
    view.note = prompt.reading(editor.text).map(style.legible)
    try terminal.write(view.drawing)
    return view.width
  }

  private func view(_ prompt: LinePrompt) -> LineView {
    LineView(
      prompt: style.legible(prompt.text),
      beforeCursor: style.legible(editor.beforeCursor),
      afterCursor: style.legible(editor.afterCursor),
      columns: columns,
      isStyled: isStyled
    )
  }
}

// MARK: - Questions to the terminal

extension TerminalLines {
  /// Asks the terminal which pictures it shows. What is typed meanwhile is kept for the next line; what
  /// the terminal answers later is still told from typing.
  public mutating func askForGraphics() throws(SystemError) -> TerminalGraphics {
    try terminal.write(GraphicsQuery.text)
    let deadline = MonotonicClock.seconds + GraphicsQuery.patience
    while !decoder.replies.isComplete, interruption == nil {
      let left = deadline - MonotonicClock.seconds
      guard left > 0 else { break }
      switch try terminal.next(waitingAtMost: left) {
      case .bytes(let bytes): keys += decoder.keys(in: bytes)
      case .interrupted(let signal): interruption = signal
      case .quiet, .resized, .resumed, .end: break
      }
    }
    var graphics = decoder.replies.graphics
    if graphics.cell == nil, let size = terminal.characterSize {
      graphics.cell = PixelSize(width: size.width, height: size.height)
    }
    return graphics
  }
}

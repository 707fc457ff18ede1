/// A line of text being typed: keys in, edits out.
///
/// The keys are those of GNU Readline's default (Emacs) bindings.
public struct LineEditor: Sendable {
  /// What stands before the cursor.
  public private(set) var beforeCursor = ""

  /// What stands behind it.
  public private(set) var afterCursor = ""

  private var history = LineHistory()

  public init() {}

  /// The whole line.
  public var text: String { beforeCursor + afterCursor }

  /// What a key leads to.
  public enum Outcome: Equatable, Sendable {
    /// The line may look otherwise.
    case edited
    /// The line was finished, and is empty now.
    case line(String)
    /// These are to be chosen from; none where nothing goes on from what was typed.
    case offers([String])
    /// What was pasted is too long and was left out.
    case tooLong
    /// The end of input, on an empty line.
    case end
    /// The screen is to be cleared.
    case clear
    case interrupt, suspend, quit
  }

  /// Bytes: far more than an answer has. Beyond this, typing does nothing.
  public static let longestLine = 1000

  /// Does what a key asks for.
  ///
  /// - Parameter completion: What can be typed besides anything else.
  public mutating func press(_ key: KeyPress, completion: LineCompletion) -> Outcome {
    switch key {
    case .text(let text):
      insert(text)
      return .edited
    case .paste(let text): return insert(text) ? .edited : .tooLong
    case .hugePaste: return .tooLong
    case .enter: return finish()
    case .tab: return complete(by: completion)
    case .control("D") where text.isEmpty: return .end
    case .control("C"): return .interrupt
    case .control("Z"): return .suspend
    case .control("\\"): return .quit
    case .control("L"): return .clear
    default:
      edit(key)
      return .edited
    }
  }
}

// MARK: - Editing

extension LineEditor {
  private mutating func edit(_ key: KeyPress) {
    switch key {
    case .left, .control("B"): move(-1)
    case .right, .control("F"): move(1)
    case .home, .control("A"): (beforeCursor, afterCursor) = ("", text)
    case .end, .control("E"): (beforeCursor, afterCursor) = (text, "")
    case .wordLeft, .alt("b"): move(-beforeCursor.lettersOfLastWord)
    case .wordRight, .alt("f"): move(afterCursor.lettersOfFirstWord)
    case .backspace: _ = beforeCursor.popLast()
    case .delete, .control("D"): afterCursor = String(afterCursor.dropFirst())
    case .control("K"): afterCursor = ""
    case .control("U"): beforeCursor = ""
    case .control("W"): beforeCursor.removeLast(beforeCursor.lettersOfLastWord)
    case .alt("d"): afterCursor.removeFirst(afterCursor.lettersOfFirstWord)
    case .up, .control("P"): recall(history.earlier(than: text))
    case .down, .control("N"): recall(history.later())
    case .text, .paste, .hugePaste, .control, .alt, .enter, .tab: break
    }
  }

  /// Moves the cursor by characters, to the right where the number is positive.
  private mutating func move(_ distance: Int) {
    let text = text
    let place = min(max(0, beforeCursor.count + distance), text.count)
    beforeCursor = String(text.prefix(place))
    afterCursor = String(text.dropFirst(place))
  }

  /// Inserts a text at the cursor, with U+FFFD for what could steer the terminal.
  ///
  /// - Returns: False where there is no room for it, and nothing is done.
  @discardableResult
  private mutating func insert(_ text: String) -> Bool {
    let text = text.printable
    guard self.text.utf8.count + text.utf8.count <= Self.longestLine else { return false }
    beforeCursor += text
    return true
  }

  private mutating func finish() -> Outcome {
    let line = text
    history.append(line)
    (beforeCursor, afterCursor) = ("", "")
    return .line(line)
  }

  private mutating func recall(_ line: String?) {
    if let line { (beforeCursor, afterCursor) = (line, "") }
  }

  private mutating func complete(by completion: LineCompletion) -> Outcome {
    let (added, offers) = completion.completing(beforeCursor)
    beforeCursor = added
    return offers.isEmpty ? .edited : .offers(offers)
  }
}

extension String {
  /// The letters of the first word, with the spaces before it.
  fileprivate var lettersOfFirstWord: Int {
    let word = drop(while: \.isWhitespace)
    return count - word.drop { !$0.isWhitespace }.count
  }

  /// The letters of the last word, with the spaces behind it.
  fileprivate var lettersOfLastWord: Int { String(reversed()).lettersOfFirstWord }
}

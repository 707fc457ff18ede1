/// Makes keys of the bytes that a terminal sends, in whatever pieces they come, and hears the terminal's
/// own answers out of them.
public struct KeyPressDecoder: Sendable {
  /// What the terminal has said of itself.
  public private(set) var replies = TerminalReplies()

  private var parser = ControlSequenceParser()

  /// The bytes of a character that is not complete.
  private var character: [UInt8] = []

  private var paste: Paste?

  public init() {}

  /// Whether it should be told soon by ``pause()`` that nothing more came.
  public var isInHurry: Bool { parser.isInHurry }

  /// Takes note that nothing came for a while, so that Escape was a key of its own.
  public mutating func pause() {
    parser.pause()
  }

  /// The keys that the next bytes complete.
  public mutating func keys(in bytes: [UInt8]) -> [KeyPress] {
    var keys: [KeyPress] = []
    // Nobody pastes this alone: the closing bracket got lost, and it is Ctrl-C.
    if bytes.allSatisfy({ $0 == 0x03 }) { paste = nil }
    for byte in bytes {
      if paste != nil {
        guard let key = paste?.take(byte) else { continue }
        paste = nil
        keys.append(key)
      } else if let token = parser.token(endingIn: byte) {
        keys += self.keys(for: token)
      }
    }
    return keys
  }

  private mutating func keys(for token: ControlSequenceParser.Token) -> [KeyPress] {
    switch token {
    case .byte(let byte): return keys(for: byte)
    case .altered(let byte):
      return KeyPress(altered: byte).map { cutCharacter() + [$0] } ?? keys(for: byte)
    case .sequence("[200~"):
      paste = Paste()
      return cutCharacter()
    case .sequence(let sequence):
      if let key = KeyPress(sequence: sequence) { return cutCharacter() + [key] }
      replies.understand(sequence)
      return []
    }
  }
}

// MARK: - Characters

extension KeyPressDecoder {
  /// Text comes character by character; bytes that are no UTF-8 become U+FFFD.
  private mutating func keys(for byte: UInt8) -> [KeyPress] {
    if let key = KeyPress(byte: byte) { return cutCharacter() + [key] }
    let cut = Self.continuations.contains(byte) ? [] : cutCharacter()
    character.append(byte)
    return character.count < Self.length(ofCharacterBeginning: character[0])
      ? cut : cut + cutCharacter()
  }

  /// Ends the character that was begun, complete or not.
  private mutating func cutCharacter() -> [KeyPress] {
    defer { character = [] }
    return character.isEmpty ? [] : [.text(String(decoding: character, as: UTF8.self))]
  }

  private static let continuations: ClosedRange<UInt8> = 0x80...0xBF

  private static func length(ofCharacterBeginning byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

// MARK: - Pasting

/// What comes between the brackets of a pasted text: data, whatever it holds.
private struct Paste: Sendable {
  private var bytes: [UInt8] = []
  private var isHuge = false

  /// How much of the closing bracket has come.
  private var closed = 0

  private static let closingBracket = [UInt8]("\u{1B}[201~".utf8)

  /// Bytes: far more than an answer has.
  private static let most = 4096

  /// Takes the next byte; gives back the key once that closed the brackets.
  mutating func take(_ byte: UInt8) -> KeyPress? {
    if byte == Self.closingBracket[closed] {
      closed += 1
      return closed == Self.closingBracket.count ? key : nil
    }
    // An `ESC` is only at the bracket's beginning.
    add(Self.closingBracket.prefix(closed))
    closed = byte == Self.closingBracket[0] ? 1 : 0
    if closed == 0 { add([byte]) }
    return nil
  }

  private mutating func add(_ more: some Collection<UInt8>) {
    if bytes.count + more.count > Self.most { isHuge = true } else { bytes += more }
  }

  /// Lines and columns become words of one line.
  private var key: KeyPress {
    guard !isHuge else { return .hugePaste }
    let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline || $0 == "\t" }
    return .paste(lines.joined(separator: " "))
  }
}

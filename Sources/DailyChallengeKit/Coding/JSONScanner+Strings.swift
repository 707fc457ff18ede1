extension JSONScanner {
  /// Steps over a string.
  mutating func string() throws(JSONFlaw) {
    guard next == UInt8(ascii: "\"") else { throw flaw(.syntax) }
    position += 1
    let start = position
    var isASCII = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      switch byte {
      case 0..<0x20: throw flaw(.syntax)
      case UInt8(ascii: "\\"): try escape()
      default:
        isASCII = isASCII && byte < 0x80
        position += 1
      }
    }
    guard next != nil else { throw flaw(.syntax) }
    guard position - start <= JSONOutline.longestString else { throw flaw(.tooLong) }
    guard isASCII || String(validating: bytes[start..<position], as: UTF8.self) != nil else {
      throw flaw(.encoding)
    }
    position += 1
  }

  /// Steps over a backslash and what it stands before.
  private mutating func escape() throws(JSONFlaw) {
    position += 1
    switch next {
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if UTF16.isTrailSurrogate(unit) { throw flaw(.encoding) }
      if UTF16.isLeadSurrogate(unit) {
        guard next == UInt8(ascii: "\\") else { throw flaw(.encoding) }
        position += 1
        guard UTF16.isTrailSurrogate(try hexadecimal()) else { throw flaw(.encoding) }
      }
    case let byte? where #""\/bfnrt"#.utf8.contains(byte): position += 1
    default: throw flaw(.syntax)
    }
  }

  /// The four digits after a `u`, which is next.
  private mutating func hexadecimal() throws(JSONFlaw) -> UInt16 {
    guard next == UInt8(ascii: "u") else { throw flaw(.syntax) }
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw flaw(.syntax)
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}

// MARK: - Keys

extension JSONScanner {
  /// A key of an object, ready to be compared.
  struct Key {
    let place: Range<Int>
    /// What it stands for, unless its bytes say so plainly.
    let text: String?
  }

  func key(_ place: Range<Int>) -> Key {
    Key(place: place, text: isPlain(place) ? nil : text(of: place))
  }

  /// Whether two keys stand for the same text, however they are written.
  func areSame(_ first: Key, _ second: Key) -> Bool {
    if first.text == nil, second.text == nil {
      return first.place.count == second.place.count
        && bytes[first.place].elementsEqual(bytes[second.place])
    }
    return first.text ?? text(of: first.place) == second.text ?? text(of: second.place)
  }

  /// Whether a string is written without escapes, and in ASCII.
  private func isPlain(_ string: Range<Int>) -> Bool {
    bytes[string].allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
  }

  /// What a string that was stepped over stands for.
  func text(of string: Range<Int>) -> String {
    let inside = bytes[string].dropFirst().dropLast()
    if isPlain(string) { return String(decoding: inside, as: UTF8.self) }
    return unescaped(inside)
  }

  private func unescaped(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var units: [UInt16] = []
    var rest = Substring(String(decoding: text, as: UTF8.self))
    while let character = rest.unicodeScalars.popFirst() {
      guard character == "\\", let escaped = rest.unicodeScalars.popFirst() else {
        units += Array(String(character).utf16)
        continue
      }
      switch escaped {
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "u":
        units.append(
          UInt16(rest.unicodeScalars.prefix(4).map(String.init).joined(), radix: 16) ?? 0
        )
        rest.unicodeScalars.removeFirst(4)
      default: units += Array(String(escaped).utf16)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

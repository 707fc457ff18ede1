/// Walks over a JSON text, value by value, and stops at the first flaw.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var depth = 0
  private var valuesLeft: Int
  private let deepest: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, mostValues: Int, deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
    valuesLeft = mostValues
  }

  /// The byte that is next; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes on elsewhere, as if nothing were around it. The values stepped over count on.
  mutating func restart(at position: Int) {
    self.position = position
    depth = 0
  }

  func flaw(_ kind: JSONFlaw.Kind) -> JSONFlaw {
    JSONFlaw(offset: position, kind: kind)
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over a byte if it is this one.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONFlaw) {
    guard takes(character) else { throw flaw(.syntax) }
  }
}

// MARK: - Values

extension JSONScanner {
  /// Steps over a value of any kind.
  mutating func value() throws(JSONFlaw) {
    guard valuesLeft > 0 else { throw flaw(.tooManyValues) }
    valuesLeft -= 1
    switch next {
    case UInt8(ascii: "{"):
      try object { scanner, _ throws(JSONFlaw) in try scanner.value() }
    case UInt8(ascii: "["):
      try array { scanner throws(JSONFlaw) in try scanner.value() }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  /// Steps over an object. `value` steps over each value, and is told where its key stands.
  mutating func object(
    _ value: (inout JSONScanner, _ key: Range<Int>) throws(JSONFlaw) -> Void
  ) throws(JSONFlaw) {
    var keys: [Key] = []
    try list(from: "{", to: "}") { scanner throws(JSONFlaw) in
      let start = scanner.position
      try scanner.string()
      let key = start..<scanner.position
      guard key.count <= JSONOutline.longestKey else { throw scanner.flaw(.tooLong) }
      let new = scanner.key(key)
      if keys.contains(where: { scanner.areSame($0, new) }) {
        throw scanner.flaw(.duplicateKey(scanner.text(of: key)))
      }
      guard keys.count < JSONOutline.mostKeys else { throw scanner.flaw(.tooManyKeys) }
      keys.append(new)
      scanner.skipSpace()
      try scanner.expect(":")
      scanner.skipSpace()
      try value(&scanner, key)
    }
  }

  /// Steps over an object, and tells whether it has this key, plainly written.
  mutating func object(with key: String) throws(JSONFlaw) -> Bool {
    var hasKey = false
    try object { scanner, name throws(JSONFlaw) in
      hasKey = hasKey || scanner.bytes[name].dropFirst().dropLast().elementsEqual(key.utf8)
      try scanner.value()
    }
    return hasKey
  }

  /// Steps over a list. `element` steps over each element.
  mutating func array(
    _ element: (inout JSONScanner) throws(JSONFlaw) -> Void
  ) throws(JSONFlaw) {
    try list(from: "[", to: "]", element)
  }

  private mutating func list(
    from opening: Unicode.Scalar,
    to closing: Unicode.Scalar,
    _ item: (inout JSONScanner) throws(JSONFlaw) -> Void
  ) throws(JSONFlaw) {
    try expect(opening)
    guard depth < deepest else { throw flaw(.tooDeep) }
    depth += 1
    skipSpace()
    if !takes(closing) {
      repeat {
        skipSpace()
        try item(&self)
        skipSpace()
      } while takes(",")
      try expect(closing)
    }
    depth -= 1
  }

  private mutating func word(_ word: StaticString) throws(JSONFlaw) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw flaw(.syntax) }
      position += 1
    }
  }
}

// MARK: - Numbers

extension JSONScanner {
  private mutating func number() throws(JSONFlaw) {
    let start = position
    _ = takes("-")
    if !takes("0") { try digits() }
    if takes(".") { try digits() }
    if takes("e") || takes("E") {
      _ = takes("+") || takes("-")
      try digits()
    }
    guard position - start <= JSONOutline.longestNumber else { throw flaw(.tooLong) }
  }

  private mutating func digits() throws(JSONFlaw) {
    let start = position
    while let byte = next, byte &- UInt8(ascii: "0") < 10 { position += 1 }
    guard position > start else { throw flaw(.syntax) }
  }
}

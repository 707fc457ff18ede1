extension JSONOutline {
  /// How far into a damaged text members are looked for, in bytes. No session of ours comes near it.
  private static let longestSalvage = 64 * 1024
  /// How many flaws are stepped over before the rest is given up.
  private static let mostFlaws = 8
  /// How many objects are looked for. No session of ours has as many tasks.
  private static let mostObjects = 100

  /// The outline of a text, and of a damaged one also the members of these keys that stand behind its flaws.
  init(salvaging keys: [String], from bytes: [UInt8]) {
    self.init(of: bytes)
    let text = bytes.prefix(Self.longestSalvage)
    var end = flaw?.offset
    for _ in 1...Self.mostFlaws {
      guard let start = end.flatMap({ Self.place(of: keys, in: text[min($0, text.endIndex)...]) })
      else { return }
      // What begins with a key is read as an object that does.
      let rest = JSONOutline(of: [UInt8(ascii: "{")] + text[start...])
      let known = Set(members.map(\.key))
      members += rest.members.filter { keys.contains($0.key) && !known.contains($0.key) }
        .map { $0.moved(by: start - 1) }
      end = rest.flaw.map { max(start + $0.offset - 1, start + 1) }
    }
  }

  /// What `read` makes of the whole objects with this key in a damaged session, whatever they lie in. One
  /// of which it makes nothing is looked into.
  static func objects<Value>(
    with key: String,
    in bytes: [UInt8],
    read: (Range<Int>) -> Value?
  ) -> [Value] {
    objects(
      with: key,
      in: bytes.prefix(longestSalvage),
      mostObjects: mostObjects,
      mostValues: mostValues,
      read: read
    )
  }

  /// The places of the whole objects with this key in a damaged text of any length.
  public static func places(ofObjectsWith key: String, in text: ArraySlice<UInt8>) -> [Range<Int>] {
    objects(with: key, in: text, mostObjects: .max, mostValues: .max) { $0 }
  }

  private static func objects<Value>(
    with key: String,
    in text: ArraySlice<UInt8>,
    mostObjects: Int,
    mostValues: Int,
    read: (Range<Int>) -> Value?
  ) -> [Value] {
    let start = text.startIndex
    return text.withUnsafeBufferPointer { text in
      var scanner = JSONScanner(text, mostValues: mostValues, deepest: deepest)
      var values: [Value] = []
      var candidates = 0
      var place = 0
      while candidates < mostObjects,
        let opening = text[place...].firstIndex(of: UInt8(ascii: "{"))
      {
        place = opening + 1
        scanner.restart(at: opening)
        guard (try? scanner.object(with: key)) == true else { continue }
        candidates += 1
        if let value = read(start + opening..<start + scanner.position) {
          values.append(value)
          place = scanner.position
        }
      }
      return values
    }
  }

  /// Where the first of the keys stands in a text: its name in quotes, before a colon.
  private static func place(of keys: [String], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { place in
      guard text[place] == UInt8(ascii: "\"") else { return false }
      let rest = text[(place + 1)...]
      return keys.contains { key in
        guard rest.starts(with: key.utf8) else { return false }
        let end = rest.dropFirst(key.utf8.count)
        guard end.first == UInt8(ascii: "\"") else { return false }
        return end.dropFirst().first { $0 > 0x20 } == UInt8(ascii: ":")
      }
    }
  }
}

extension JSONOutline.Member {
  fileprivate func moved(by distance: Int) -> Self {
    func moved(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    return Self(key: key, value: moved(value), elements: elements.map(moved))
  }
}

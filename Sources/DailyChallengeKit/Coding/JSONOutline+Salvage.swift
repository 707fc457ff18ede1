extension JSONOutline {
  /// How far into a damaged file members are looked for, in bytes. No session of ours comes near it.
  private static let longestSalvage = 64 * 1024
  /// How many places a key may stand at before it is given up.
  private static let mostPlaces = 3

  /// The outline of a text, and of a damaged one also the members of these keys that stand behind the flaw.
  init(salvaging keys: [String], from bytes: [UInt8]) {
    self.init(of: bytes)
    guard flaw != nil else { return }
    let text = bytes.prefix(Self.longestSalvage)
    for key in keys where self[key] == nil {
      if let member = Self.member(key, anywhereIn: text) { members.append(member) }
    }
  }

  /// The first place in a text where a key stands before a whole value, or before a list that begins.
  private static func member(_ key: String, anywhereIn text: ArraySlice<UInt8>) -> Member? {
    let name = Array("\"\(key)\"".utf8)
    var rest = text
    for _ in 1...mostPlaces {
      guard let place = rest.firstRange(of: name) else { return nil }
      // What follows the key is read as an object that begins with it.
      let object = [UInt8(ascii: "{")] + text[place.lowerBound...]
      if let member = JSONOutline(of: object)[key] { return member.moved(by: place.lowerBound - 1) }
      rest = text[place.upperBound...]
    }
    return nil
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

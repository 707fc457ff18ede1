/// Where the values of a JSON object lie in its text, found by a scan that is stricter than a decoder.
///
/// `JSONDecoder` takes trailing commas and the first of two values for a key, and descends as deep as a
/// text is nested. This scan holds to RFC 8259 with limits, in time that grows with the text alone. What
/// it had found before a flaw still stands, so that a damaged file gives up what is whole in it.
public struct JSONOutline {
  /// No file of ours is nested half as deeply.
  public static let deepest = 32
  /// No object of ours has a quarter as many keys.
  public static let mostKeys = 128
  /// A hundred tasks have fewer. A decoder takes an eighth of a second for as many, deeply nested.
  public static let mostValues = 4000
  /// In bytes of the text. No key of ours has a tenth of it.
  public static let longestKey = 512
  /// In bytes of the text. No line that is typed comes near it.
  public static let longestString = 64 * 1024
  /// In digits and signs.
  public static let longestNumber = 64

  /// A key of the object with the place of its value.
  public struct Member: Equatable, Sendable {
    public let key: String
    /// The bytes of the value.
    public let value: Range<Int>
    /// The bytes of each element of a list, as far as there are any.
    public let elements: [Range<Int>]
  }

  /// The members that are whole, in their order, and last a list of which only the beginning is.
  public internal(set) var members: [Member] = []

  /// Why the text was not scanned to its end; nil for a sound one.
  public private(set) var flaw: JSONFlaw?

  /// - Parameters:
  ///   - mostValues: How many values there may be, lists and objects among them.
  ///   - deepest: How many lists and objects may lie in one another.
  public init(
    of bytes: [UInt8],
    mostValues: Int = Self.mostValues,
    deepest: Int = Self.deepest
  ) {
    do throws(JSONFlaw) {
      try bytes.withUnsafeBufferPointer { bytes throws(JSONFlaw) in
        try scan(JSONScanner(bytes, mostValues: mostValues, deepest: deepest))
      }
    } catch {
      flaw = error
    }
  }

  public subscript(key: String) -> Member? {
    members.first { $0.key == key }
  }

  private mutating func scan(_ scanner: JSONScanner) throws(JSONFlaw) {
    var scanner = scanner
    scanner.skipSpace()
    guard scanner.next == UInt8(ascii: "{") else {
      try scanner.value()
      throw scanner.flaw(.notAnObject)
    }
    try scanner.object { scanner, key throws(JSONFlaw) in
      let start = scanner.position
      var elements: [Range<Int>] = []
      defer {
        if scanner.position > start {
          let value = start..<scanner.position
          members.append(Member(key: scanner.text(of: key), value: value, elements: elements))
        }
      }
      guard scanner.next == UInt8(ascii: "[") else { return try scanner.value() }
      try scanner.array { scanner throws(JSONFlaw) in
        let start = scanner.position
        try scanner.value()
        elements.append(start..<scanner.position)
      }
    }
    scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.flaw(.syntax) }
  }
}

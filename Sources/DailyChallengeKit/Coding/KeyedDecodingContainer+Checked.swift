/// Decoding that names the key and the value of whatever it refuses.
///
/// A decoder's own errors do not do: of a number too large for the type they say "not valid JSON",
/// without a key. Numbers are read as `Int`, checked for their range, and only then narrowed. What is
/// expected is put into words only when something else is found.
extension KeyedDecodingContainer {
  /// A value that is read as `raw` and made into what it stands for.
  ///
  /// - Throws: ``InvalidValue`` where the key is missing, the value is of another type, or `make`
  ///   gives nil.
  func decode<Raw: Decodable, Value>(
    _ raw: Raw.Type,
    _ key: Key,
    expecting expected: @autoclosure () -> String,
    _ make: (Raw) -> Value?
  ) throws -> Value {
    let raw: Raw
    do {
      raw = try decode(Raw.self, forKey: key)
    } catch let fault as any DecodingFault {
      throw fault
    } catch {
      throw invalid(key, expecting: expected())
    }
    guard let value = make(raw) else { throw invalid(key, expecting: expected()) }
    return value
  }

  /// A value that obeys no further rule.
  func decode<Value: Decodable>(
    _ key: Key,
    expecting expected: @autoclosure () -> String
  ) throws -> Value {
    try decode(Value.self, key, expecting: expected()) { $0 }
  }

  /// A whole number in a range.
  func decode(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    try decode(
      Int.self,
      key,
      expecting: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { range.contains($0) ? $0 : nil }
  }

  /// One of an enumeration's names.
  func decodeName<Name: RawRepresentable & CaseIterable>(
    _ key: Key
  ) throws -> Name where Name.RawValue == String {
    try decode(
      String.self,
      key,
      expecting: "one of \(Name.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { Name(rawValue: $0) }
  }

  /// A value that may be null. The key has to be there all the same.
  func decodeOptional<Raw: Decodable, Value>(
    _ raw: Raw.Type,
    _ key: Key,
    expecting expected: @autoclosure () -> String,
    _ make: (Raw) -> Value?
  ) throws -> Value? {
    if contains(key), (try? decodeNil(forKey: key)) == true { return nil }
    return try decode(raw, key, expecting: expected() + ", or null", make)
  }

  /// The error for the value at a key.
  func invalid(_ key: Key, expecting expected: String) -> InvalidValue {
    InvalidValue(
      key: codingPath.dotted(to: key.stringValue),
      value: summary(of: key),
      expected: expected
    )
  }

  /// The value at a key, for an error message: a scalar as it stands in the file, the others by their
  /// kind; nil where the key is missing.
  private func summary(of key: Key) -> String? {
    guard contains(key) else { return nil }
    if (try? decodeNil(forKey: key)) == true { return "null" }
    if let bool = try? decode(Bool.self, forKey: key) { return "\(bool)" }
    if let string = try? decode(String.self, forKey: key) {
      // Cut short, and with its control characters escaped, lest a file steers the terminal.
      return String(string.unicodeScalars.prefix(60)).debugDescription
    }
    if (try? nestedUnkeyedContainer(forKey: key)) != nil { return "a list" }
    if (try? nestedContainer(keyedBy: AnyKey.self, forKey: key)) != nil { return "an object" }
    return number(at: key)
  }

  /// A number that is no Int, 1.5 or 1e400, stands in quotes in JSONDecoder's private error, and
  /// nowhere else.
  private func number(at key: Key) -> String {
    do {
      return String(try decode(Int.self, forKey: key))
    } catch {
      let quoted = "\(error)".split(separator: "\"").dropFirst().first
      return quoted.map { String($0.prefix(60)) } ?? "an unreadable value"
    }
  }
}

/// A value in saved data (or a question made in code) that breaks a rule.
public struct InvalidValue: Error, Equatable {
  /// Where it stands: "tasks[3].question.degree".
  public let key: String

  /// The value as it was found, as JSON; nil where the key is missing.
  public let value: String?

  /// What would have been right: "a whole number from 1 to 7".
  public let expected: String

  public init(key: String, value: String?, expected: String) {
    self.key = key
    self.value = value
    self.expected = expected
  }
}

/// An error of our own decoding. It says already what is wrong, so whatever decodes around it lets it
/// through as it is.
protocol DecodingFault: Error {}

extension InvalidValue: DecodingFault {}

extension Decoder {
  /// Makes a value out of decoded parts through its validating initializer; what that refuses is
  /// reported with the place in the file.
  func validated<Value>(_ make: () throws(InvalidValue) -> Value) throws -> Value {
    do {
      return try make()
    } catch {
      throw InvalidValue(
        key: codingPath.dotted(to: error.key),
        value: error.value,
        expected: error.expected
      )
    }
  }
}

extension [any CodingKey] {
  /// The path with one more key: "tasks[3].question.degree".
  func dotted(to key: String) -> String {
    let path = reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? key : path + "." + key
  }
}

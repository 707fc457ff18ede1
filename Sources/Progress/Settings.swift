public import DailyChallengeKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the player has chosen once and for all, key by key. Keys nobody asks for, as those of a newer
/// program, survive a rewrite.
public struct Settings: Equatable, Sendable {
  private var values: [String: JSONValue] = [:]

  public init() {}
}

extension Settings {
  /// The text of a key; nil where the player has chosen none, or null. A whole number is taken as it is
  /// written, and true and false for on and off.
  ///
  /// - Parameter values: Those it may have; none when any text will do.
  /// - Throws: `InvalidValue` where it has another.
  public func text(of key: String, among values: [String]) throws(InvalidValue) -> String? {
    guard let json = self.values[key], json != .null else { return nil }
    let text: String? =
      switch json {
      case .string(let text): text
      case .bool(let isOn) where !values.isEmpty: isOn ? "on" : "off"
      case .integer(let number): "\(number)"
      case .null, .bool, .longInteger, .number, .array, .object: nil
      }
    if let text, values.isEmpty || values.contains(text) { return text }
    let texts = values.isEmpty ? "a text" : "one of \(values.joined(separator: ", "))"
    throw InvalidValue(key: key, value: summary(of: json), expected: "\(texts), or null")
  }

  /// Chooses a value for a key, or none.
  public mutating func set(_ key: String, to value: String?) {
    values[key] = value.map { .string($0) }
  }

  /// The value as it stands in the file, cut short.
  private func summary(of json: JSONValue) -> String? {
    try? String(String(decoding: JSONEncoder().encode(json), as: UTF8.self).prefix(60))
  }
}

extension Settings: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    for key in container.allKeys {
      // Nearly all are texts, which JSONValue comes to last.
      let text = try? container.decode(String.self, forKey: key)
      values[key.stringValue] =
        try text.map(JSONValue.string) ?? container.decode(JSONValue.self, forKey: key)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}

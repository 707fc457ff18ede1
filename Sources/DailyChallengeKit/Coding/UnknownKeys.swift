/// The keys of an object that this version does not know. They survive a rewrite.
struct UnknownKeys: Equatable {
  private let values: [String: JSONValue]

  init() {
    values = [:]
  }

  /// The members of an object, of which each is known by another name.
  init(_ members: [(key: String, value: JSONValue)]) {
    values = Dictionary(members) { first, _ in first }
  }

  /// The keys of the decoder's object that are not among those of `Known`.
  init<Known: CodingKey>(from decoder: any Decoder, besides known: Known.Type) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let unknown = container.allKeys.filter { Known(stringValue: $0.stringValue) == nil }
    values = try Dictionary(
      uniqueKeysWithValues: unknown.map {
        ($0.stringValue, try container.decode($0, expecting: "a JSON value"))
      }
    )
  }

  var isEmpty: Bool { values.isEmpty }

  func encode(to encoder: any Encoder) throws {
    guard !isEmpty else { return }
    var container = encoder.container(keyedBy: AnyKey.self)
    for (key, value) in values {
      try container.encode(value, forKey: AnyKey(stringValue: key))
    }
  }
}

/// A key that is only known at run time.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}

extension AnyKey: ExpressibleByStringLiteral {
  init(stringLiteral key: String) {
    self.init(stringValue: key)
  }
}

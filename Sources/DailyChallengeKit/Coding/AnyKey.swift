/// A key that is only known at run time.
package struct AnyKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) {
    self.stringValue = stringValue
  }

  package init?(intValue: Int) {
    return nil
  }
}

extension AnyKey: ExpressibleByStringLiteral {
  package init(stringLiteral key: String) {
    self.init(stringValue: key)
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Any JSON value: what a newer program may have added to a save, kept as it is.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A whole number of up to 38 digits that 64 bits cannot hold.
  case longInteger(Decimal)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    // The commonest first: a wrong guess costs an error as long as the path to the value.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let decimal = try? container.decode(Decimal.self), decimal.isExactInteger {
      self = .longInteger(decimal)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try [JSONValue](from: decoder))
    } else {
      self = .object(try [String: JSONValue](from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .integer(let integer): try container.encode(integer)
    case .longInteger(let decimal): try container.encode(decimal)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension Decimal {
  /// Whether it is a whole number of which no digit was lost.
  fileprivate var isExactInteger: Bool {
    exponent >= 0 && magnitude < Decimal(sign: .plus, exponent: 38, significand: 1)
  }
}

import DailyChallengeKit
import Foundation
import Testing

struct `A JSON value` {
  @Test(
    arguments: [
      (#"null"#, JSONValue.null),
      (#"true"#, .bool(true)),
      (#"0"#, .integer(0)),
      (#"1"#, .integer(1)),
      (#"-9223372036854775808"#, .integer(.min)),
      (#"9223372036854775807"#, .integer(.max)),
      (#"9223372036854775808"#, .longInteger(Decimal(Int64.max) + 1)),
      (
        #"-12345678901234567890123456789012345678"#,
        .longInteger(Decimal(string: "-12345678901234567890123456789012345678") ?? 0)
      ),
      (#"0.1"#, .number(0.1)),
      (#"1e+100"#, .number(1e100)),
      (#""""#, .string("")),
      (#""true""#, .string("true")),
      (#"[]"#, .array([])),
      (#"{}"#, .object([:])),
      (
        #"{"a":[null,{"b":1.5}],"c":"F♯"}"#,
        .object(["a": .array([.null, .object(["b": .number(1.5)])]), "c": .string("F♯")])
      ),
    ]
  )
  func `comes back as it was`(json: String, value: JSONValue) throws {
    #expect(try decode(JSONValue.self, from: json, scales: nil) == value)
    #expect(try encoded(value) == json)
  }

  @Test(arguments: ["1e400", "[1e400]", #"{"a": {"b": [1e400]}}"#, "[", "truth"])
  func `is refused where no number or no JSON can hold it`(json: String) {
    #expect(throws: DecodingError.self) { try decode(JSONValue.self, from: json, scales: nil) }
  }

  @Test
  func `may lie as deep as the decoder goes`() throws {
    let json = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try encoded(try decode(JSONValue.self, from: json, scales: nil)) == json)
  }
}

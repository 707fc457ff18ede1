import DailyChallengeKit
import Testing

/// After Nicolas Seriot's "Parsing JSON is a Minefield": texts that a parser has to take, and others it
/// has to refuse, here as values in an object.
struct `The outline of a JSON object` {
  static let sound = [
    "{}", " {\t\r\n} ", #"{"":0}"#, #"{"a":{"a":1},"b":{"a":1}}"#,
    #"{"a":[]}"#, #"{"a":[[],{}]}"#, #"{"a":[1 , 2]}"#, #"{"a":-0}"#, #"{"a":0.5e-3}"#,
    #"{"a":1E+2}"#,
    #"{"a":9223372036854775808}"#, #"{"a":true,"b":false,"c":null}"#, #"{"a":"\"\\\/\b\f\n\r\t"}"#,
    #"{"a":"\u0000\u001b\uD834\uDD1E"}"#, #"{"a":"𝄞 é \#u{7F}\#u{9B}\#u{202E}"}"#,
    #"{"A":1,"a":1}"#,
    #"{"a":"\u0061"}"#,
  ]

  @Test(arguments: sound)
  func `is whole for a sound text`(text: String) {
    #expect(JSONOutline(of: Array(text.utf8)).flaw == nil)
  }

  static let unsound: [(text: String, flaw: JSONFlaw.Kind, offset: Int)] = [
    ("", .syntax, 0), (" ", .syntax, 1), ("{", .syntax, 1), ("}", .syntax, 0), ("{}}", .syntax, 2),
    ("{} x", .syntax, 3), ("{}{}", .syntax, 2), ("\u{FEFF}{}", .syntax, 0),
    ("{\u{A0}}", .syntax, 1),
    ("{\u{0}}", .syntax, 1), ("{}\u{0}", .syntax, 2), ("{/**/}", .syntax, 1),
    ("[]", .notAnObject, 2), ("1", .notAnObject, 1), ("\"a\"", .notAnObject, 3),
    ("nul", .syntax, 3),
    (#"{"a"}"#, .syntax, 4), (#"{"a":}"#, .syntax, 5), (#"{"a":1,}"#, .syntax, 7),
    (#"{,"a":1}"#, .syntax, 1), (#"{"a":1 "b":2}"#, .syntax, 7), (#"{a:1}"#, .syntax, 1),
    (#"{'a':1}"#, .syntax, 1), (#"{1:1}"#, .syntax, 1), (#"{"a":1;"b":2}"#, .syntax, 6),
    (#"{"a":[1,]}"#, .syntax, 8), (#"{"a":[,1]}"#, .syntax, 6), (#"{"a":[1}"#, .syntax, 7),
    (#"{"a":[1 2]}"#, .syntax, 8), (#"{"a":01}"#, .syntax, 6), (#"{"a":+1}"#, .syntax, 5),
    (#"{"a":.5}"#, .syntax, 5), (#"{"a":1.}"#, .syntax, 7), (#"{"a":1e}"#, .syntax, 7),
    (#"{"a":-}"#, .syntax, 6), (#"{"a":0x1}"#, .syntax, 6), (#"{"a":NaN}"#, .syntax, 5),
    (#"{"a":Infinity}"#, .syntax, 5), (#"{"a":True}"#, .syntax, 5), (#"{"a":tru}"#, .syntax, 8),
    (#"{"a":"b}"#, .syntax, 8), ("{\"a\":\"\t\"}", .syntax, 6), ("{\"a\":\"\n\"}", .syntax, 6),
    (#"{"a":"\x"}"#, .syntax, 7), (#"{"a":"\u00g0"}"#, .syntax, 10), (#"{"a":"\"#, .syntax, 7),
    (#"{"a":"\uD834"}"#, .encoding, 12), (#"{"a":"\uDD1E"}"#, .encoding, 12),
    (#"{"a":"\uD834\u0061"}"#, .encoding, 18), (#"{"a":"\uD834\n"}"#, .syntax, 13),
    (#"{"a":1,"a":1}"#, .duplicateKey("a"), 10),
    (#"{"b":{"a":1,"\u0061":2}}"#, .duplicateKey("a"), 20),
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", .duplicateKey("e\u{301}"), 13),
  ]

  @Test(arguments: unsound)
  func `ends at the first flaw`(text: String, flaw: JSONFlaw.Kind, offset: Int) {
    #expect(JSONOutline(of: Array(text.utf8)).flaw == JSONFlaw(offset: offset, kind: flaw))
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80],
  ])
  func `takes UTF-8 only`(bytes: [UInt8]) {
    let text = Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8)
    #expect(JSONOutline(of: text).flaw?.kind == .encoding)
  }

  private func flaw(of text: String) -> JSONFlaw.Kind? {
    JSONOutline(of: Array(text.utf8)).flaw?.kind
  }

  @Test func `has limits`() {
    func nested(_ levels: Int) -> String {
      #"{"a":"# + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        + "}"
    }
    func keys(_ count: Int) -> String {
      "{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
    func list(_ count: Int) -> String {
      "{\"a\":[" + repeatElement("0", count: count).joined(separator: ",") + "]}"
    }
    func string(_ length: Int) -> String { "{\"a\":\"\(String(repeating: "b", count: length))\"}" }
    func number(_ length: Int) -> String { "{\"a\":\(String(repeating: "1", count: length))}" }
    #expect(flaw(of: nested(JSONOutline.deepest - 1)) == nil)
    #expect(flaw(of: nested(JSONOutline.deepest)) == .tooDeep)
    #expect(flaw(of: nested(1_000_000)) == .tooDeep)
    #expect(flaw(of: String(repeating: #"{"a":"#, count: 1_000_000)) == .tooDeep)
    #expect(flaw(of: keys(JSONOutline.mostKeys)) == nil)
    #expect(flaw(of: keys(JSONOutline.mostKeys + 1)) == .tooManyKeys)
    #expect(flaw(of: list(JSONOutline.mostValues)) == nil)
    #expect(flaw(of: list(JSONOutline.mostValues + 1)) == .tooManyValues)
    #expect(flaw(of: string(JSONOutline.longestString)) == nil)
    #expect(flaw(of: string(JSONOutline.longestString + 1)) == .tooLong)
    func key(_ length: Int) -> String { "{\"\(String(repeating: "k", count: length - 2))\":0}" }
    #expect(flaw(of: key(JSONOutline.longestKey)) == nil)
    #expect(flaw(of: key(JSONOutline.longestKey + 1)) == .tooLong)
    #expect(flaw(of: number(JSONOutline.longestNumber)) == nil)
    #expect(flaw(of: number(JSONOutline.longestNumber + 1)) == .tooLong)
  }

  @Test func `says where values and the elements of lists lie, as far as they are whole`() throws {
    func outline(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return JSONOutline(of: bytes).members.map { member in
        let parts = [member.value] + member.elements
        let texts = parts.map { String(decoding: bytes[$0], as: UTF8.self) }
        return "\(member.key): \(texts.joined(separator: " | "))"
      }
    }
    #expect(
      outline(#"{ "a\n" : 1.5, "b": [ {"c": [2]} , "d" ], "e": {"f": [3]} }"#) == [
        "a\n: 1.5", #"b: [ {"c": [2]} , "d" ] | {"c": [2]} | "d""#, #"e: {"f": [3]}"#,
      ]
    )
    #expect(
      outline(#"{"a": 1, "b": [ {"c": 2}, {"c": "#) == [
        "a: 1", #"b: [ {"c": 2}, {"c":  | {"c": 2}"#,
      ]
    )
  }
}

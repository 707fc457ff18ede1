import MusicTheory
import Testing

@testable import DailyChallengeKit

/// Whatever a file holds in place of a question is an error that names key and value, never a trap.
struct `A hostile question` {
  /// A kind, its keys with values that are right, and what each key expects.
  struct Kind {
    let name: String
    let keys: [Key]

    /// A question of this kind with other JSON at a key; nil leaves the key out.
    func json(replacing key: Key, with value: String?) -> String {
      let pairs = keys.compactMap { other in
        (other.name == key.name ? value : other.right).map { "\"\(other.name)\": \($0)" }
      }
      return "{\"kind\": \"\(name)\", \(pairs.joined(separator: ", "))}"
    }
  }

  struct Key {
    let name: String
    let right: String
    let expected: String
    /// Values of the right type, as JSON, that are out of range.
    let outOfRange: [String]

    var type: String {
      switch right {
      case "null": "text or null"
      case "true": "bool"
      case let text where text.hasPrefix("\""): "text"
      default: "number"
      }
    }
  }

  static let numbersOutOfAnyRange = [
    "-1000000000", "2147483647", "2147483648", "4294967297", "-9223372036854775808",
    "9223372036854775807",
  ]

  static let noteReading = Kind(
    name: "note-reading",
    keys: [
      Key(
        name: "clef",
        right: "\"alto\"",
        expected:
          "one of treble, bass, alto, tenor, soprano, mezzo-soprano, baritone, treble8vb, bass8vb",
        outOfRange: ["\"banjo\"", "\"Alto\"", "\"\"", "\"mezzoSoprano\""]
      ),
      Key(
        name: "signature",
        right: "-3",
        expected: "a whole number from -7 to 7",
        outOfRange: ["-8", "8"] + numbersOutOfAnyRange
      ),
      Key(
        name: "position",
        right: "7",
        expected: "a whole number from -8 to 16",
        outOfRange: ["-9", "17"] + numbersOutOfAnyRange
      ),
      Key(
        name: "accidental",
        right: "null",
        expected: "one of n, #, b, ##, bb, or null",
        outOfRange: ["\"\"", "\"x\"", "\"###\"", "\"♯\""]
      ),
      Key(name: "asksOctave", right: "true", expected: "true or false", outOfRange: []),
    ]
  )

  static let scaleDegreeChord = Kind(
    name: "scale-degree-chord",
    keys: [
      Key(
        name: "scale",
        right: "\"major\"",
        expected:
          "one of major, natural-minor, harmonic-minor, melodic-minor, dorian, phrygian, lydian, mixolydian, locrian",
        outOfRange: ["\"minor\"", "\"\"", "\"Major\""]
      ),
      Key(
        name: "tonic",
        right: "\"D\"",
        expected: "a note such as F# or Bb",
        outOfRange: [
          "\"D####\"", "\"\"", "\"H\"", "\"d\"", "\"D#b\"", "\"D4\"", "\"D♯\"", "\" D\"",
        ]
      ),
      Key(
        name: "degree",
        right: "5",
        expected: "a whole number from 1 to 7",
        outOfRange: ["0", "8", "-1"] + numbersOutOfAnyRange
      ),
      Key(
        name: "size",
        right: "4",
        expected: "3 for a triad or 4 for a seventh chord",
        outOfRange: ["0", "2", "5"] + numbersOutOfAnyRange
      ),
      Key(
        name: "inversion",
        right: "0",
        expected: "a whole number from 0 to 3",
        outOfRange: ["-1", "4"] + numbersOutOfAnyRange
      ),
      Key(name: "asksPosition", right: "true", expected: "true or false", outOfRange: []),
    ]
  )

  static let keys = [noteReading, scaleDegreeChord].flatMap { kind in kind.keys.map { (kind, $0) } }

  /// JSON of any type, its type, and how an error shows it.
  static let values: [(json: String, type: String, shown: String)] = [
    ("null", "null", "null"),
    ("true", "bool", "true"),
    ("false", "bool", "false"),
    ("1", "number", "1"),
    ("-0", "number", "0"),
    ("1e0", "number", "1"),
    ("1.5", "fraction", "1.5"),
    ("1e-3", "fraction", "1e-3"),
    ("1e400", "fraction", "1e400"),
    ("-1e400", "fraction", "-1e400"),
    ("9223372036854775808", "fraction", "9223372036854775808"),
    ("99999999999999999999", "fraction", "99999999999999999999"),
    (
      "1" + String(repeating: "0", count: 5000), "fraction", "1" + String(repeating: "0", count: 59)
    ),
    ("[]", "list", "a list"),
    ("[5]", "list", "a list"),
    ("[1e400]", "list", "a list"),
    ("{}", "object", "an object"),
    (#"{"kind": "note-reading"}"#, "object", "an object"),
    (nested(400), "list", "a list"),
    ("\"5\"", "text", "\"5\""),
    ("\"" + String(repeating: "ab", count: 100_000) + "\"", "text", quoted("ab", times: 30)),
    (
      "\"" + "a" + String(repeating: "\u{301}", count: 10_000) + "\"", "text",
      "\"a" + String(repeating: "\u{301}", count: 59) + "\""
    ),
    (#""\u001b[2J\u0000\n\"\\""#, "text", #""\u{1B}[2J\0\n\"\\""#),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func quoted(_ text: String, times: Int) -> String {
    "\"" + String(repeating: text, count: times) + "\""
  }

  @Test(arguments: keys)
  func `names a key that is missing`(kind: Kind, key: Key) async throws {
    try await expect(kind.json(replacing: key, with: nil), toBeRefusedAt: key, showing: nil)
  }

  @Test(arguments: keys)
  func `names the key and the value that is of another type`(kind: Kind, key: Key) async throws {
    for value in Self.values where !key.type.contains(value.type) {
      let json = kind.json(replacing: key, with: value.json)
      try await expect(json, toBeRefusedAt: key, showing: value.shown)
    }
  }

  @Test(arguments: keys)
  func `names the key and the value that is out of range`(kind: Kind, key: Key) async throws {
    for value in key.outOfRange {
      let json = kind.json(replacing: key, with: value)
      try await expect(json, toBeRefusedAt: key, showing: value)
    }
    for value in Self.values where value.type == "text" && key.type.contains("text") {
      let json = kind.json(replacing: key, with: value.json)
      try await expect(json, toBeRefusedAt: key, showing: value.shown)
    }
  }

  private func expect(
    _ json: String,
    toBeRefusedAt key: Key,
    showing value: String?
  ) async throws {
    let scales = try await ScaleTable.bundled()
    let refusal = InvalidValue(key: key.name, value: value, expected: key.expected)
    #expect(throws: refusal, "\(json.prefix(200))") {
      try ChallengeTask.decoded(from: json, scales: scales)
    }
    // The same deep inside a save.
    let inside = InvalidValue(
      key: "tasks[1].question.\(key.name)",
      value: value,
      expected: key.expected
    )
    #expect(throws: inside, "\(json.prefix(200))") {
      let save = #"{"tasks": [null, {"question": \#(json)}]}"#
      _ = try decode(Save.self, from: save, scales: scales)
    }
  }

  @Test(arguments: keys)
  func `has a repeated key's first value, as JSONDecoder reads it`(
    kind: Kind,
    key: Key
  ) async throws {
    let scales = try await ScaleTable.bundled()
    let right = kind.json(replacing: key, with: key.right)
    let repeated = kind.json(replacing: key, with: "\(key.right), \"\(key.name)\": 1e400")
    let task = try ChallengeTask.decoded(from: right, scales: scales)
    #expect(try ChallengeTask.decoded(from: repeated, scales: scales) == task)
    let wrongFirst = kind.json(replacing: key, with: "[], \"\(key.name)\": \(key.right)")
    try await expect(wrongFirst, toBeRefusedAt: key, showing: "a list")
  }

  @Test(arguments: [("[]", "a list"), ("5", "5"), ("1e400", "1e400"), ("null", "null")])
  func `names a kind that is no name`(value: String, shown: String) {
    let refusal = InvalidValue(key: "kind", value: shown, expected: "the name of a kind of task")
    #expect(throws: refusal) {
      try ChallengeTask.decoded(from: "{\"kind\": \(value)}", scales: nil)
    }
  }

  @Test
  func `names a kind that is missing`() {
    let refusal = InvalidValue(key: "kind", value: nil, expected: "the name of a kind of task")
    #expect(throws: refusal) { try ChallengeTask.decoded(from: "{}", scales: nil) }
  }

  @Test(
    arguments: [
      "", "{", "[]", "null", "5", "\"note-reading\"", "{\"kind\"}", "{\"kind\": +1}", "\u{0}",
      nested(100_000), "{\"kind\": \(nested(100_000))}",
    ]
  )
  func `that is no object is the decoder's error`(json: String) {
    #expect(throws: DecodingError.self) { try ChallengeTask.decoded(from: json, scales: nil) }
  }
}

/// As much of a saved session as it takes to have a path.
private struct Save: Decodable {
  struct Entry: Decodable {
    let question: ChallengeTask
  }

  let tasks: [Entry?]
}

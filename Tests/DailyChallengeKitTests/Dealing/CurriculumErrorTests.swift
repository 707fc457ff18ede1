import Foundation
import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `A bad curriculum` {
  /// A curriculum that is right, with as many questions as it needs: five draws a day of each slot.
  static let right = """
    {
      "format": "dailychallenge.curriculum", "edition": 3,
      "levels": {
        "beginner": {
          "day": ["notes", "chords", "notes", "chords", "notes", "chords", "notes", "chords", "notes", "chords"],
          "slots": {
            "notes": {
              "kind": "note-reading", "clefs": ["treble"], "signs": [0, 1], "positions": [-2, 10],
              "ledgerLinesOnly": false, "letters": "any", "accidentals": "none",
              "spelling": "plain", "asksOctave": false
            },
            "chords": {
              "kind": "scale-degree-chord", "inversions": [0, 0], "asksPosition": "never",
              "chords": [
                { "scale": "major", "degrees": [1, 4, 5], "size": 3, "signatures": [-4, 4] }
              ]
            }
          }
        }
      }
    }
    """

  /// A field: where it is, how it stands in the curriculum, and what it expects.
  struct Field: CustomTestStringConvertible, Sendable {
    let slot: String?
    /// Within the slot, or else within the file.
    let path: String
    let right: String
    let expected: String
    /// Values that are wrong, as JSON, and as the error quotes them.
    let wrong: [(json: String, quoted: String)]

    var testDescription: String { path }

    var name: String { String(path.split(separator: ".").last ?? "") }

    var key: String { slot.map { "levels.beginner.slots.\($0).\(path)" } ?? path }
  }

  private static func field(
    _ slot: String?,
    _ path: String,
    _ right: String,
    expected: String,
    wrong: (json: String, quoted: String)...
  ) -> Field {
    Field(slot: slot, path: path, right: right, expected: expected, wrong: wrong)
  }

  static let fields = [
    field(
      nil,
      "format",
      #""dailychallenge.curriculum""#,
      expected: #""dailychallenge.curriculum""#,
      wrong: (#""dailychallenge.session""#, #""dailychallenge.session""#),
      ("1", "1")
    ),
    field(nil, "edition", "3", expected: "3", wrong: ("2", "2"), (#""3""#, #""3""#)),
    field(
      "notes",
      "kind",
      #""note-reading""#,
      expected: "note-reading or scale-degree-chord",
      wrong: (#""interval""#, #""interval""#),
      ("null", "null")
    ),
    field(
      "notes",
      "clefs",
      #"["treble"]"#,
      expected: "a list of clefs, none twice",
      wrong: (#"["treble", "banjo"]"#, "a list"),
      (#"["treble", "treble"]"#, "a list"),
      ("[]", "a list"),
      ("[1]", "a list"),
      (#""treble""#, #""treble""#)
    ),
    field(
      "notes",
      "signs",
      "[0, 1]",
      expected: "two numbers in order from 0 to 7",
      wrong: ("[0, 8]", "a list"),
      ("[-1, 1]", "a list"),
      ("[1, 0]", "a list"),
      ("[0]", "a list"),
      ("[0, 1, 2]", "a list"),
      ("1", "1"),
      ("[0, 9223372036854775808]", "a list")
    ),
    field(
      "notes",
      "positions",
      "[-2, 10]",
      expected: "two numbers in order from -8 to 16",
      wrong: ("[-9, 10]", "a list"),
      ("[-2, 17]", "a list"),
      ("[10, -2]", "a list"),
      (#"["a", "b"]"#, "a list"),
      ("{}", "an object")
    ),
    field(
      "notes",
      "ledgerLinesOnly",
      "false",
      expected: "true or false",
      wrong: ("0", "0"),
      (#""no""#, #""no""#)
    ),
    field(
      "notes",
      "letters",
      #""any""#,
      expected: "one of any, changed, unchanged",
      wrong: (#""all""#, #""all""#),
      ("true", "true")
    ),
    field(
      "notes",
      "accidentals",
      #""none""#,
      expected: "one of none, natural, sharp-or-flat, any",
      wrong: (#""sharp""#, #""sharp""#),
      ("null", "null")
    ),
    field(
      "notes",
      "spelling",
      #""plain""#,
      expected: "one of any, plain",
      wrong: (#""Plain""#, #""Plain""#),
      ("0", "0")
    ),
    field(
      "notes",
      "asksOctave",
      "false",
      expected: "true or false",
      wrong: (#""never""#, #""never""#),
      ("null", "null")
    ),
    field(
      "chords",
      "inversions",
      "[0, 0]",
      expected: "two numbers in order from 0 to 3",
      wrong: ("[0, 4]", "a list"),
      ("[-1, 0]", "a list"),
      ("[2, 1]", "a list"),
      ("0", "0")
    ),
    field(
      "chords",
      "asksPosition",
      #""never""#,
      expected: "one of never, always, inverted",
      wrong: (#""sometimes""#, #""sometimes""#),
      ("false", "false")
    ),
    field(
      "chords",
      "chords",
      "[\n            { ",
      expected: "a list of chords",
      wrong: ("[], \"more\": [\n{ ", "a list"),
      ("7, \"more\": [\n{ ", "7"),
      ("[7], \"more\": [\n{ ", "a list")
    ),
    field(
      "chords",
      "chords[0].scale",
      #""major""#,
      expected: "the id of a scale",
      wrong: (#""minor""#, #""minor""#),
      ("1", "1")
    ),
    field(
      "chords",
      "chords[0].degrees",
      "[1, 4, 5]",
      expected: "a list of degrees from 1 to 7, none twice",
      wrong: ("[0, 4]", "a list"),
      ("[8]", "a list"),
      ("[]", "a list"),
      ("[1, 4, 1]", "a list"),
      ("5", "5")
    ),
    field(
      "chords",
      "chords[0].size",
      "3",
      expected: "a whole number from 3 to 4",
      wrong: ("2", "2"),
      ("5", "5"),
      ("3.5", "3.5"),
      (#""3""#, #""3""#),
      ("9223372036854775808", "9223372036854775808")
    ),
    field(
      "chords",
      "chords[0].signatures",
      "[-4, 4]",
      expected: "two numbers in order from -7 to 7",
      wrong: ("[-8, 4]", "a list"),
      ("[-4, 8]", "a list"),
      ("[4, -4]", "a list"),
      ("4", "4")
    ),
  ]

  @Test(arguments: fields)
  func `is refused by level, slot and field, with the value that is wrong`(
    field: Field
  ) async throws {
    for (json, quoted) in field.wrong {
      try await expect(
        CurriculumError(
          level: .beginner,
          slot: field.slot,
          flaw: InvalidValue(key: field.key, value: quoted, expected: field.expected)
        ),
        of: Self.right.changing(
          "\"\(field.name)\": \(field.right)",
          to: "\"\(field.name)\": \(json)"
        )
      )
    }
  }

  @Test(arguments: fields)
  func `is refused by level, slot and field where one is missing`(field: Field) async throws {
    try await expect(
      CurriculumError(
        level: .beginner,
        slot: field.slot,
        flaw: InvalidValue(key: field.key, value: nil, expected: field.expected)
      ),
      of: Self.right.changing("\"\(field.name)\": \(field.right)", to: "\"other\": \(field.right)")
    )
  }

  /// What is wrong with the level itself: the change, the key, its value, and what it expects.
  static let levels: [(from: String, to: String, key: String, value: String?, expected: String)] = [
    ("\"levels\"", "\"leaves\"", "levels", nil, "an object of levels"),
    ("\"levels\": {", "\"levels\": 1, \"more\": {", "levels", "1", "an object of levels"),
    ("beginner", "easy", "levels.beginner", nil, "an object with day and slots"),
    (
      "\"beginner\": {", "\"beginner\": [], \"more\": {", "levels.beginner", "a list",
      "an object with day and slots"
    ),
    ("\"day\"", "\"date\"", "levels.beginner.day", nil, "the names of ten slots"),
    ("[\"notes\", ", "[", "levels.beginner.day", "a list", "the names of ten slots"),
    (
      "[\"notes\", ", "[\"notes\", \"notes\", ", "levels.beginner.day", "a list",
      "the names of ten slots"
    ),
    ("[\"notes\", ", "[1, ", "levels.beginner.day", "a list", "the names of ten slots"),
    ("\"slots\"", "\"places\"", "levels.beginner.slots", nil, "an object of slots"),
    (
      "\"slots\": {", "\"slots\": null, \"more\": {", "levels.beginner.slots", "null",
      "an object of slots"
    ),
    (
      "\"slots\": {", "\"slots\": { \"spare\": {},", "levels.beginner.slots.spare", "an object",
      "a slot that the day uses"
    ),
  ]

  @Test(arguments: levels)
  func `is refused by level where the level is wrong`(
    _ fault: (from: String, to: String, key: String, value: String?, expected: String)
  ) async throws {
    let flaw = InvalidValue(key: fault.key, value: fault.value, expected: fault.expected)
    try await expect(
      CurriculumError(level: .beginner, slot: nil, flaw: flaw),
      of: Self.right.changing(fault.from, to: fault.to)
    )
  }

  @Test
  func `is refused where the day names a slot that is not there`() async throws {
    try await expect(
      CurriculumError(
        level: .beginner,
        slot: "rests",
        flaw: InvalidValue(key: "levels.beginner.slots.rests", value: nil, expected: "a slot")
      ),
      of: Self.right.changing("[\"notes\", ", to: "[\"rests\", ")
    )
  }

  @Test
  func `is refused where a slot is none`() async throws {
    try await expect(
      CurriculumError(
        level: .beginner,
        slot: "notes",
        flaw: InvalidValue(key: "levels.beginner.slots.notes", value: "7", expected: "a slot")
      ),
      of: Self.right.changing("\"notes\": {", to: "\"notes\": 7, \"chords\": {")
    )
  }

  /// Five draws a day need twenty questions, lest one come back on the next day.
  @Test(
    arguments: [
      ("notes", "[-2, 10]", "[-2, 3]", 18), ("notes", "\"any\"", "\"changed\"", 3),
      ("notes", "\"none\"", "\"natural\"", 3), ("chords", "[-4, 4]", "[-3, 2]", 18),
      ("chords", "[0, 0]", "[3, 3]", 0),
    ]
  )
  func `is refused where a slot has too few questions`(
    slot: String,
    right: String,
    wrong: String,
    count: Int
  ) async throws {
    try await expect(
      CurriculumError(
        level: .beginner,
        slot: slot,
        flaw: InvalidValue(key: "number of questions", value: "\(count)", expected: "at least 20")
      ),
      of: Self.right.changing(right, to: wrong)
    )
  }

  @Test
  func `is refused by the level that is played, and by no other`() async throws {
    let flaw = InvalidValue(
      key: "levels.advanced",
      value: nil,
      expected: "an object with day and slots"
    )
    try await expect(
      CurriculumError(level: .advanced, slot: nil, flaw: flaw),
      of: Self.right,
      at: .advanced
    )
    await #expect(throws: Never.self) { try await curriculum(Self.right) }
  }

  @Test(arguments: ["", "{", "[]", "null", "7"])
  func `that is no JSON object is the decoder's to refuse`(json: String) async throws {
    await #expect(throws: DecodingError.self) { try await curriculum(json) }
  }

  private func expect(
    _ error: CurriculumError,
    of json: String,
    at level: Level = .beginner,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    await #expect(throws: error, sourceLocation: sourceLocation) {
      try await curriculum(json, at: level)
    }
  }

  @discardableResult
  private func curriculum(_ json: String, at level: Level = .beginner) async throws -> Curriculum {
    let scales = try await ScaleTable.bundled()
    return try Curriculum(level: level, edition: 3, of: Array(json.utf8), scales: scales)
  }
}

extension String {
  /// The text with its first such part changed.
  fileprivate func changing(_ part: String, to other: String) throws -> String {
    let range = try #require(firstRange(of: part), "\(part)")
    return replacingCharacters(in: range, with: other)
  }
}

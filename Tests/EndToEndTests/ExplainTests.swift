import Foundation
import Oracle
import Testing

/// One line of `explain --json`.
private struct Explanation: Decodable, Equatable {
  var version: Int
  var query: String?
  var kind: String?
  var notes: [String]?
  var bassUp: [String]?
  var bass: String?
  var quality: String?
  var numeral: String?
  var symbol: String?
  var interval: String?
  var name: String?
  var semitones: Int?
  var pitch: String?
  var steps: [String]?
  var error: String?
}

@Suite(.timeLimit(.minutes(5)))
struct ExplainTests {
  private let player: Player

  init() throws {
    player = try Player()
  }

  private func explain(_ queries: [String]) async throws -> [Explanation] {
    let screen = try await player.types(
      "dailychallenge explain --json",
      input: queries.joined(separator: "\n")
    )
    #expect(screen.errors == "")
    let explanations = try screen.output.split(separator: "\n").map {
      try JSONDecoder().decode(Explanation.self, from: Data($0.utf8))
    }
    try #require(explanations.map(\.query) == queries)
    return explanations
  }

  @Test func `every degree chord of the oracle is explained in bulk`() async throws {
    let rows = try DegreeChordRow.all()
    let cases = rows.flatMap { row in row.inversions.map { (row, $0) } }
    let explanations = try await explain(
      cases.map { "\($1.rn) in \($0.tonic) \($0.scale.replacing("_", with: " "))" }
    )
    for ((row, inversion), explanation) in zip(cases, explanations) {
      #expect(explanation.notes == row.notes, "\(row.id)")
      #expect(explanation.bassUp == inversion.notes, "\(row.id)")
      #expect(explanation.bass == inversion.bass, "\(row.id)")
      #expect(explanation.numeral == inversion.rn.replacing("ø", with: "/o"), "\(row.id)")
      #expect(
        explanation.quality?.filter(\.isLetter) == row.quality.filter(\.isLetter),
        "\(row.id)"
      )
    }
  }

  @Test func `every chord from outside its key is explained in bulk`() async throws {
    let rows = try SecondaryRow.all()
    let explanations = try await explain(rows.map { "\($0.rn) in \($0.key) \($0.mode)" })
    for (row, explanation) in zip(rows, explanations) {
      #expect(explanation.notes == row.notes, "\(row.id)")
      #expect(explanation.bassUp == row.bassUp, "\(row.id)")
      #expect(explanation.bass == row.bass, "\(row.id)")
      #expect(explanation.numeral == row.rn.replacing("ø", with: "/o"), "\(row.id)")
    }
  }

  @Test func `every interval is explained in bulk`() async throws {
    let rows = try IntervalRow.all()
    let explanations = try await explain(rows.map { "\($0.lo) \($0.hi)" })
    for (row, explanation) in zip(rows, explanations) {
      #expect(explanation.interval == row.name, "\(row.id)")
      #expect(explanation.name == row.long, "\(row.id)")
      #expect(explanation.semitones == row.semitones, "\(row.id)")
    }
  }

  @Test func `an explanation is printed as one line of JSON`() async throws {
    let screen = try await player.types("dailychallenge explain --json 'V65/V in Bb major'")
    #expect(
      screen.output == """
        {"bass":"E","bassUp":["E","G","Bb","C"],"key":"Bb major","kind":"numeral",\
        "notes":["C","E","G","Bb"],"numeral":"V65/V","quality":"dominant seventh",\
        "query":"V65/V in Bb major","steps":["Bb major: Bb C D Eb F G A.",\
        "V of Bb major is F major. What stands before the slash is read in that key.",\
        "F major: F G A Bb C D E.","Degree 5 is C. That is the root.",\
        "From C take every other note: C E G Bb.",\
        "It is a dominant seventh chord: C7/E on a lead sheet.",\
        "65 means first inversion, with the third in the bass: E G Bb C."],\
        "symbol":"C7/E","version":1}

        """
    )
    #expect(screen.status == 0)
  }

  @Test func `a text that cannot be read is trouble, and says which part`() async throws {
    let screen = try await player.types("dailychallenge explain V7 in H")
    #expect(screen.output == "")
    #expect(
      screen.errors == "'H' is no key. Write for example 'V7 in D minor'.\n"
    )
    #expect(screen.status == 65)
  }

  @Test func `bad lines do not stop the others, and a huge one is refused politely`() async throws {
    let huge = String(repeating: "V", count: 1_000_000)
    let screen = try await player.types(
      "dailychallenge explain --json",
      input: "nonsense\n\(huge)\n\nBb\n"
    )
    let lines = try screen.output.split(separator: "\n").map {
      try JSONDecoder().decode(Explanation.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.query) == ["nonsense", nil, "", "Bb"])
    #expect(lines.map { $0.error == nil } == [false, false, false, true])
    #expect(screen.status == 65)
  }

  @Test func `what was typed survives in a locale without its characters`() async throws {
    let screen = try await player.types(
      "dailychallenge explain --json 'ii⁶₅ in E♭'",
      with: ["LANG": "C"]
    )
    let isASCII = screen.output.utf8.allSatisfy { $0 < 0x80 }
    #expect(isASCII)
    let explanation = try JSONDecoder().decode(Explanation.self, from: Data(screen.output.utf8))
    #expect(explanation.query == "ii⁶₅ in E♭")
    #expect(explanation.bassUp == ["Ab", "C", "Eb", "F"])
  }

  @Test func `notes are read and told in the naming system that is on, and JSON is English`()
    async throws
  {
    let screen = try await player.types("dailychallenge explain --names german H-Dur")
    #expect(screen.output.contains("H major: H Cis Dis E Fis Gis Ais."))
    let json = try await player.types(
      "dailychallenge explain --json 'V in H-Dur'",
      with: ["DAILYCHALLENGE_NAMES": "german"]
    )
    let explanation = try JSONDecoder().decode(Explanation.self, from: Data(json.output.utf8))
    #expect(explanation.notes == ["F#", "A#", "C#"])
    #expect(explanation.steps?.first == "B major: B C# D# E F# G# A#.")
  }
}

import Foundation
import Testing

@testable import DailyChallengeKit

/// The contract of ``ScaleCatalog``, held against the adapter and against a native double.
struct `A scale catalogue` {
  enum Catalogue: CaseIterable {
    case adapter, native

    func scales(of text: String) async throws -> [ScaleDefinition] {
      switch self {
      case .adapter: try await ScaleCatalogAdapter(text).scales()
      case .native: try await NativeScaleCatalog(text: text).scales()
      }
    }
  }

  /// id, name, steps and signature of the scales the game knows, in their order.
  static let known: [(String, String, [Int], Int)] = [
    ("major", "major", [0, 2, 4, -1, 1, 3, 5], 0),
    ("natural-minor", "natural minor", [0, 2, -3, -1, 1, -4, -2], -3),
    ("harmonic-minor", "harmonic minor", [0, 2, -3, -1, 1, -4, 5], -3),
    ("melodic-minor", "melodic minor (ascending)", [0, 2, -3, -1, 1, 3, 5], -3),
    ("dorian", "dorian", [0, 2, -3, -1, 1, 3, -2], -2),
    ("phrygian", "phrygian", [0, -5, -3, -1, 1, -4, -2], -4),
    ("lydian", "lydian", [0, 2, 4, 6, 1, 3, 5], 1),
    ("mixolydian", "mixolydian", [0, 2, 4, -1, 1, 3, -2], -1),
    ("locrian", "locrian", [0, -5, -3, -1, -6, -4, -2], -5),
  ]

  static func knownScales() throws -> [ScaleDefinition] {
    try known.map { id, name, steps, signature in
      try ScaleDefinition(id: id, name: name, steps: steps, signatureOffset: signature)
    }
  }

  @Test(arguments: Catalogue.allCases)
  func `reads the file that people edit`(catalogue: Catalogue) async throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Resources/scales.records")
      .standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try await catalogue.scales(of: text) == Self.knownScales())
  }

  @Test
  func `is built into the program`() async throws {
    #expect(try await bundledScaleCatalog().scales() == Self.knownScales())
  }

  /// Ways to write the first two scales.
  static let layouts = [
    plain,
    plain.replacing("\n", with: "\r\n"),
    plain + "\n",
    "\n\n# The scales.\n\n" + plain.replacing("\n\n", with: "\n\n\n# Minor now.\n\n") + "\n\n\n",
    plain.replacing("steps", with: "# between its fields\n\t steps \t"),
    plain.replacing(": ", with: ":\t  ").replacing("\n", with: " \t\n"),
    plain.replacing(" ", with: "  ").replacing("natural  minor", with: "natural minor"),
    plain.replacing("name", with: "since: 1.0\nname"),
    """
    signature: 0
    steps: 0 +2 4 -1 1 3 5
    name: major
    id: major

    signature: -3
    steps: 0 2 -3 -1 1 -4 -2
    name: natural minor
    id: natural-minor
    """,
  ]

  private static let plain = """
    id: major
    name: major
    steps: 0 2 4 -1 1 3 5
    signature: 0

    id: natural-minor
    name: natural minor
    steps: 0 2 -3 -1 1 -4 -2
    signature: -3
    """

  @Test(arguments: Catalogue.allCases, layouts)
  func `does not mind how a file is laid out`(catalogue: Catalogue, text: String) async throws {
    #expect(try await catalogue.scales(of: text) == Self.knownScales().prefix(2).map { $0 })
  }

  @Test(arguments: Catalogue.allCases)
  func `takes a colon in a value`(catalogue: Catalogue) async throws {
    let text = record(name: "major: do re mi")
    #expect(try await catalogue.scales(of: text).map(\.name) == ["major: do re mi"])
  }

  @Test(arguments: Catalogue.allCases, ["", "\n", " \t\r\n\r\n", "# Nothing yet.", "#"])
  func `is never empty`(catalogue: Catalogue, text: String) async throws {
    await #expect(throws: ScaleCatalogError.empty) { try await catalogue.scales(of: text) }
  }

  @Test(
    arguments: Catalogue.allCases,
    [
      ("scales", 0), (": major", 0), ("id major", 0), ("id: major\nid: major", 0),
      (record() + "\n\nid: dorian\nsteps", 1), (record() + "\nname: major", 0),
      ("steps: 0 2 4\n-1 1 3 5", 0),
    ]
  )
  func `says how many records come before a line it cannot read`(
    catalogue: Catalogue,
    example: (text: String, records: Int)
  ) async throws {
    await #expect(throws: ScaleCatalogError.unreadableLine(afterRecords: example.records)) {
      try await catalogue.scales(of: example.text)
    }
  }

  @Test(
    arguments: Catalogue.allCases,
    [
      (record(id: nil), "#2", "id"), (record(id: nil, name: nil), "#2", "id"),
      (record(name: nil), "major", "name"), (record(steps: nil), "major", "steps"),
      (record(signature: nil), "major", "signature"),
    ]
  )
  func `names the field that a record lacks`(
    catalogue: Catalogue,
    example: (text: String, record: String, field: String)
  ) async throws {
    await #expect(
      throws: ScaleCatalogError.missingField(record: example.record, field: example.field)
    ) { try await catalogue.scales(of: record(id: "dorian") + "\n\n" + example.text) }
  }

  @Test(
    arguments: Catalogue.allCases,
    [
      (record(id: ""), "#2", "id", ""),
      (record(id: "7"), "#2", "id", "7"),
      (record(id: "1 2"), "#2", "id", "1 2"),
      (record(name: ""), "major", "name", ""),
      (record(name: "0"), "major", "name", "0"),
      (record(steps: ""), "major", "steps", ""),
      (record(steps: "0"), "major", "steps", "0"),
      (record(steps: "C D E F G A B"), "major", "steps", "C D E F G A B"),
      (record(steps: "0 2 4 -1 1 3"), "major", "steps", "0 2 4 -1 1 3"),
      (record(steps: "0 2 4 -1 1 3 5 0"), "major", "steps", "0 2 4 -1 1 3 5 0"),
      (record(steps: "0 2 4 -1 1 5 3"), "major", "steps", "0 2 4 -1 1 5 3"),
      (record(steps: "7 2 4 -1 1 3 5"), "major", "steps", "7 2 4 -1 1 3 5"),
      (record(steps: "2 4 6 1 3 5 7"), "major", "steps", "2 4 6 1 3 5 7"),
      (record(steps: "0 2 4 13 1 3 5"), "major", "steps", "0 2 4 13 1 3 5"),
      (record(steps: "0 2 4 -1 1 3 -9"), "major", "steps", "0 2 4 -1 1 3 -9"),
      (record(steps: "0 2 4 -1 1 3 2147483647"), "major", "steps", "0 2 4 -1 1 3 2147483647"),
      (record(steps: "0 2 4 -1 1 3 2147483648"), "major", "steps", "0 2 4 -1 1 3 2147483648"),
      (record(signature: ""), "major", "signature", ""),
      (record(signature: "none"), "major", "signature", "none"),
      (record(signature: "1 2"), "major", "signature", "1 2"),
      (record(signature: "1.5"), "major", "signature", "1.5"),
      (record(signature: "8"), "major", "signature", "8"),
      (record(signature: "-8"), "major", "signature", "-8"),
      (record(signature: "2147483648"), "major", "signature", "2147483648"),
    ]
  )
  func `names the record, the field and the value that make no scale`(
    catalogue: Catalogue,
    example: (text: String, record: String, field: String, value: String)
  ) async throws {
    let error = ScaleCatalogError.invalidField(
      record: example.record,
      field: example.field,
      value: example.value
    )
    await #expect(throws: error) {
      try await catalogue.scales(of: record(id: "dorian") + "\n\n" + example.text)
    }
  }

  @Test(arguments: Catalogue.allCases)
  func `has no scale twice`(catalogue: Catalogue) async throws {
    let text = [record(), record(id: "dorian"), record(name: "another")].joined(separator: "\n\n")
    await #expect(throws: ScaleCatalogError.repeatedScale(id: "major")) {
      try await catalogue.scales(of: text)
    }
  }
}

/// One record, without the fields that are nil.
private func record(
  id: String? = "major",
  name: String? = "major",
  steps: String? = "0 2 4 -1 1 3 5",
  signature: String? = "0"
) -> String {
  [("id", id), ("name", name), ("steps", steps), ("signature", signature)]
    .compactMap { field, value in value.map { "\(field): \($0)" } }
    .joined(separator: "\n")
}

import DailyChallengeKit
import MusicTheory
import Testing

struct `A scale definition` {
  @Test(
    arguments: [
      [], [0], [0, 2, 4, -1, 1, 3], [0, 2, 4, -1, 1, 3, 5, 0], [1, 3, 5, 0, 2, 4, 6],
      [0, 4, 2, -1, 1, 3, 5], [0, 2, 4, -1, 1, 3, .max], [0, .min, 4, -1, 1, 3, 5],
      [0, 2, 4, -1, 1, 3, 19], [0, 2, 4, -15, 1, 3, 5], [0, -12, 4, -1, 1, 3, 5],
    ]
  )
  func `goes up letter by letter, each altered once at most`(steps: [Int]) {
    #expect(throws: ScaleDefinition.Flaw.steps) {
      try ScaleDefinition(id: "id", name: "name", steps: steps, signatureOffset: 0)
    }
  }

  @Test(arguments: [[0, -5, -3, -8, -6, -4, -2], [0, 9, 11, 6, 8, 10, 12]])
  func `may alter every degree but the first`(steps: [Int]) throws {
    let scale = try ScaleDefinition(id: "id", name: "name", steps: steps, signatureOffset: 0)
    #expect(scale.steps == steps)
  }

  @Test(arguments: [-8, 8, Int.min, .max])
  func `has a signature of seven signs at most`(signature: Int) {
    #expect(throws: ScaleDefinition.Flaw.signature) {
      try ScaleDefinition(
        id: "id",
        name: "name",
        steps: [0, 2, 4, -1, 1, 3, 5],
        signatureOffset: signature
      )
    }
  }

  @Test
  func `finds the tonic under a signature, and the signature on a tonic`() async throws {
    for scale in try await ScaleTable.bundled().scales {
      for signature in (-7...7).compactMap(KeySignature.init(fifths:)) {
        let tonic = try #require(scale.tonic(under: signature))
        #expect(scale.signature(on: tonic) == signature)
        let type = try #require(ScaleType(rawValue: scale.id))
        #expect(Scale(tonic, type).keySignature == signature)
        #expect(Scale(tonic, type).notes?.map { $0.fifths - tonic.fifths } == scale.steps)
      }
    }
  }
}

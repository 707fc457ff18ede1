import MusicTheory
import Oracle
import Testing

struct `Scales` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try ScaleSpellingRow.all() {
      let scale = Scale(try name(row.tonic), try scaleType(row.scale))
      #expect(scale.notes?.map(\.ascii) == row.notes, "\(row.id)")
      #expect(scale.keySignature == KeySignature(fifths: row.sigCount), "\(row.id)")
    }
  }

  /// Half steps between neighbouring degrees.
  static let steps: [(ScaleType, [Int])] = [
    (.major, [2, 2, 1, 2, 2, 2]), (.naturalMinor, [2, 1, 2, 2, 1, 2]),
    (.harmonicMinor, [2, 1, 2, 2, 1, 3]), (.melodicMinor, [2, 1, 2, 2, 2, 2]),
    (.dorian, [2, 1, 2, 2, 2, 1]), (.phrygian, [1, 2, 2, 2, 1, 2]), (.lydian, [2, 2, 2, 1, 2, 2]),
    (.mixolydian, [2, 2, 1, 2, 2, 1]), (.locrian, [1, 2, 2, 1, 2, 2]),
  ]

  @Test(arguments: steps)
  func `take every letter once, by their whole and half steps, from any tonic`(
    type: ScaleType,
    steps: [Int]
  ) {
    for tonic in NoteName.all {
      let spelled = spell(steps, from: tonic)
      let scale = Scale(tonic, type)
      #expect((1...7).map(scale.note(onDegree:)) == spelled, "\(tonic) \(type)")
      #expect(scale.notes == (spelled.contains(nil) ? nil : spelled.compactMap(\.self)))
    }
  }

  @Test(arguments: [0, 8, -1, .min, .max])
  func `have seven degrees`(degree: Int) {
    #expect(Scale(NoteName(.c), .major).note(onDegree: degree) == nil)
  }

  @Test
  func `are of the types the test lists`() {
    #expect(Self.steps.map(\.0) == ScaleType.allCases)
    #expect(
      ScaleType.allCases.filter(\.isMinorKey) == [.naturalMinor, .harmonicMinor, .melodicMinor]
    )
  }
}

/// Spells a scale by counting letters and half steps; nil for notes beyond triple accidentals.
func spell(_ steps: [Int], from tonic: NoteName) -> [NoteName?] {
  var letter = tonic.letter
  var alteration = tonic.accidental.alteration
  return [tonic]
    + steps.map { step in
      let next = letter.advanced(by: 1)
      let natural = (next.semitonesAboveC - letter.semitonesAboveC + 12) % 12
      alteration += step - natural
      letter = next
      return Accidental(alteration: alteration).map { NoteName(next, $0) }
    }
}

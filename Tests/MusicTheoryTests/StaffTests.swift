import MusicTheory
import Oracle
import Testing

struct `Notes on the staff` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try NoteReadingRow.all() {
      let clef = try #require(Clef(rawValue: row.clef), "\(row.id)")
      let signature = try #require(KeySignature(fifths: row.ks), "\(row.id)")
      let position = StaffPosition(row.pos)

      let natural = clef.naturalPitch(at: position)
      #expect(natural.ascii == row.natural, "\(row.id)")
      #expect(natural.midi == row.naturalMidi, "\(row.id)")

      let letter = natural.name.letter
      let pitch = Pitch(
        NoteName(letter, signature.accidental(on: letter)),
        octave: natural.octave
      )
      #expect(pitch.ascii == row.spn, "\(row.id)")
      #expect(pitch.midi == row.midi, "\(row.id)")

      #expect(position.ledgerLines.count == row.ledgers, "\(row.id)")
      #expect(place(of: position) == row.where, "\(row.id)")
      #expect(clef.position(of: letter, octave: natural.octave) == position, "\(row.id)")
    }
  }

  /// Where a position is, in the oracle's words.
  private func place(of position: StaffPosition) -> String {
    if (StaffPosition.bottomLine...StaffPosition.topLine).contains(position) { return "staff" }
    let side = position < .bottomLine ? "below" : "above"
    return (position.ledgerLines.isEmpty ? "space_" : "ledger_") + side
  }

  @Test(arguments: [
    (Clef.treble, "E4", "F5"), (.bass, "G2", "A3"), (.alto, "F3", "G4"), (.tenor, "D3", "E4"),
    (.soprano, "C4", "D5"), (.mezzoSoprano, "A3", "B4"), (.baritone, "B2", "C4"),
    (.treble8vb, "E3", "F4"), (.bass8vb, "G1", "A2"),
  ])
  func `have the outer lines musicians learn`(clef: Clef, bottom: String, top: String) {
    #expect(clef.naturalPitch(at: .bottomLine).ascii == bottom)
    #expect(clef.naturalPitch(at: .topLine).ascii == top)
  }

  @Test(arguments: [
    (Clef.treble, Clef.Sign.g, 2, "G4"), (.bass, .f, 4, "F3"), (.alto, .c, 3, "C4"),
    (.tenor, .c, 4, "C4"), (.soprano, .c, 1, "C4"), (.mezzoSoprano, .c, 2, "C4"),
    (.baritone, .f, 3, "F3"), (.treble8vb, .g, 2, "G3"), (.bass8vb, .f, 4, "F2"),
  ])
  func `are counted from the line the clef fixes`(
    clef: Clef,
    sign: Clef.Sign,
    line: Int,
    pitch: String
  ) {
    #expect(clef.sign == sign)
    #expect(clef.line == line)
    #expect(clef.reference.ascii == pitch)
    #expect(clef.referencePosition.isOnLine)
    #expect(clef.naturalPitch(at: clef.referencePosition) == clef.reference)
  }

  @Test(arguments: Clef.allCases)
  func `rise a letter a position and come back to it`(clef: Clef) {
    for value in -30...40 {
      let position = StaffPosition(value)
      let pitch = clef.naturalPitch(at: position)
      let next = clef.naturalPitch(at: StaffPosition(value + 1))
      #expect(next.diatonicIndex == pitch.diatonicIndex + 1)
      #expect(next.name.letter == pitch.name.letter.advanced(by: 1))
      #expect(clef.position(of: pitch.name.letter, octave: pitch.octave) == position)
    }
  }

  @Test(arguments: [
    (-5, [-2, -4]), (-4, [-2, -4]), (-2, [-2]), (-1, []), (0, []), (8, []), (9, []), (10, [10]),
    (13, [10, 12]),
  ])
  func `have the ledger lines from the staff outward`(position: Int, lines: [Int]) {
    #expect(StaffPosition(position).ledgerLines.map(\.value) == lines)
  }
}

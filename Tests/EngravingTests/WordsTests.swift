import Engraving
import MusicTheory
import Testing

struct `A figure in words` {
  @Test(arguments: Clef.allCases)
  func `can be drawn again from them`(clef: Clef) throws {
    for signature in signatures {
      for position in positions {
        for sign in [nil] + AccidentalSign.allCases.map(Optional.some) {
          let notes = [note(position, sign)]
          let figure = StaffFigure(clef: clef, signature: signature, columns: [notes])
          #expect(StaffFigure(reading: figure.words()) == figure, "\(figure.words())")
        }
      }
    }
  }

  @Test func `tells several columns from left to right and chords from the bottom up`() throws {
    let figure = try figure(.tenor, -1, [note(4, .flat)], [note(-3), note(2, .sharp)], [note(9)])
    #expect(StaffFigure(reading: figure.words()) == figure)
  }

  @Test(arguments: StaffNote.Mark.allCases)
  func `tells what is marked`(mark: StaffNote.Mark) throws {
    let figure = try figure(.bass, 2, [note(1, nil, mark), note(3, .flat, mark)], [note(-2)])
    #expect(StaffFigure(reading: figure.words()) == figure, "\(figure.words())")
  }

  @Test func `does not depend on the order a chord is given in`() throws {
    let rising = try figure(.alto, 0, [note(0), note(2, .flat)])
    let falling = try figure(.alto, 0, [note(2, .flat), note(0)])
    #expect(falling.words() == rising.words())
  }

  @Test func `passes over columns without notes`() throws {
    #expect(try figure(.alto, 0, [], [note(2)], []) == figure(.alto, 0, [note(2)]))
  }

  /// So the words do not name the note.
  @Test(arguments: positions)
  func `tells a place alike under every clef and signature`(position: Int) throws {
    let alone = try figure(.treble, 0).words()
    let told = try figure(.treble, 0, [note(position)]).words().dropFirst(alone.count)
    for clef in Clef.allCases {
      for signature in signatures {
        let alone = StaffFigure(clef: clef, signature: signature)
        let figure = StaffFigure(clef: clef, signature: signature, columns: [[note(position)]])
        #expect(figure.words() == alone.words() + told)
      }
    }
  }

  @Test(arguments: [
    (0, "on the first line from the bottom"), (1, "in the first space from the bottom"),
    (4, "on the third line from the bottom"), (7, "in the fourth space from the bottom"),
    (8, "on the fifth line from the bottom"), (9, "in the space above the staff"),
    (10, "on the first ledger line above the staff"),
    (11, "in the space above the first ledger line above the staff"),
    (16, "on the fourth ledger line above the staff"), (-1, "in the space below the staff"),
    (-2, "on the first ledger line below the staff"),
    (-7, "in the space below the third ledger line below the staff"),
  ])
  func `counts lines from the bottom and ledger lines from the staff`(
    position: Int,
    place: String
  ) throws {
    let words = try figure(.alto, 0, [note(position)]).words()
    #expect(words == "Alto clef, no signature. A note \(place).")
  }

  @Test(arguments: [
    (NamingSystem.english, "two flats: B, E"), (.german, "two flats: B, Es"),
    (.dutch, "two flats: Bes, Es"), (.solfege, "two flats: Si, Mi"),
  ])
  func `names the signature as the player does`(names: NamingSystem, signature: String) throws {
    #expect(try figure(.bass, -2).words(in: names) == "Bass clef, \(signature).")
  }

  @Test func `is short sentences`() throws {
    #expect(try figure(.bass8vb, -1).words() == "Bass clef with a small 8 below, one flat: B.")
    #expect(
      try figure(.treble, 2, [note(3, .flat)]).words() == """
        Treble clef, two sharps: F, C. A note in the second space from the bottom, with a flat sign.
        """
    )
    #expect(
      try figure(.alto, 0, [note(0, nil, .right), note(2, .sharp, .wrong)], [note(4, nil, .asked)])
        .words() == """
          Alto clef, no signature. Two notes together: on the first line from the bottom, marked right; \
          on the second line from the bottom, with a sharp sign, marked wrong. A note on the third line \
          from the bottom, the one asked.
          """
    )
    #expect(
      try figure(.mezzoSoprano, 0, [note(0), note(2, .doubleSharp)]).words() == """
        Mezzo-soprano clef, no signature. Two notes together: on the first line from the bottom; \
        on the second line from the bottom, with a double sharp sign.
        """
    )
  }
}

import Engraving
import MusicTheory
import Testing

struct `A picture in plain text` {
  @Test(arguments: Clef.allCases, PlainTextEngraver.Characters.allCases)
  func `shows every note and every signature where they belong`(
    clef: Clef,
    characters: PlainTextEngraver.Characters
  ) throws {
    for signature in signatures {
      for position in positions {
        let figure = StaffFigure(clef: clef, signature: signature, columns: [[note(position)]])
        let lines = PlainTextEngraver(characters).lines(for: figure)
        let staff = try #require(DrawnStaff(lines))

        #expect(staff.heads.map(\.position) == [position])
        let signs = staff.signs.map { StaffPosition($0.position) }
        #expect(signs == signature.staffPositions(in: clef))
        let letters = signs.map { clef.naturalPitch(at: $0).name.letter }
        #expect(letters == signature.accidentals.map(\.letter))
        #expect(Set(staff.signs.map(\.column)).count == signs.count, "a column for every sign")
      }
    }
  }

  @Test(arguments: positions, PlainTextEngraver.Characters.allCases)
  func `has ledger lines only where the note is`(
    position: Int,
    characters: PlainTextEngraver.Characters
  ) throws {
    let figure = try figure(.alto, 0, [note(position)])
    let staff = try #require(DrawnStaff(PlainTextEngraver(characters).lines(for: figure)))
    let head = try #require(staff.heads.first).column
    let rows = (-8...16).filter {
      $0.isMultiple(of: 2) && ($0 > 8 && $0 <= position || $0 < 0 && $0 >= position)
    }
    let cells = rows.reversed().flatMap { row in
      (row == position ? [head - 1, head + 1] : [head - 1, head, head + 1]).map { [row, $0] }
    }
    #expect(staff.ledgerCells.map { [$0.position, $0.column] } == cells)
  }

  @Test(arguments: [
    (Clef.treble, "A5", 1), (.treble, "G5", 0), (.treble, "D4", 0), (.treble, "C4", 1),
    (.bass, "C2", 2), (.bass, "F2", 0), (.bass, "B3", 0), (.bass, "C4", 1),
  ])
  func `has the ledger lines musicians count`(clef: Clef, pitch: String, ledgerLines: Int) throws {
    let pitch = try #require(Pitch(ascii: pitch))
    let position = clef.position(of: pitch.name.letter, octave: pitch.octave)
    let figure = try figure(clef, 0, [StaffNote(position)])
    let staff = try #require(DrawnStaff(PlainTextEngraver(.unicode).lines(for: figure)))
    #expect(Set(staff.ledgerCells.map(\.position)).count == ledgerLines)
  }

  @Test(arguments: [
    (PlainTextEngraver.Characters.unicode, AccidentalSign.natural, "♮"), (.unicode, .sharp, "♯"),
    (.unicode, .flat, "♭"), (.unicode, .doubleSharp, "x"), (.unicode, .doubleFlat, "♭♭"),
    (.ascii, .natural, "n"), (.ascii, .sharp, "#"), (.ascii, .flat, "b"),
    (.ascii, .doubleSharp, "x"), (.ascii, .doubleFlat, "bb"),
  ])
  func `has the sign right before its head, clear of a ledger line`(
    characters: PlainTextEngraver.Characters,
    sign: AccidentalSign,
    text: String
  ) throws {
    for position in positions {
      let figure = try figure(.treble, 0, [note(position, sign)])
      let staff = try #require(DrawnStaff(PlainTextEngraver(characters).lines(for: figure)))
      let head = try #require(staff.heads.first)
      let isOnLedgerLine =
        !StaffPosition(position).ledgerLines.isEmpty && position.isMultiple(of: 2)
      let row = try #require(staff.row(at: position)).prefix(head.column)
      #expect((isOnLedgerLine ? row.dropLast() : row).hasSuffix(text))
      #expect(staff.signs.map(\.position) == text.map { _ in position })
    }
  }

  @Test(arguments: [
    (Clef.treble, "┃ ┃┃  ┃", "| | |  |", [2]), (.treble8vb, "┃ ┃┃  ┃", "| | |  |", [2]),
    (.bass, "┃●", "| *", [7, 5]), (.bass8vb, "┃●", "| *", [7, 5]),
    (.baritone, "┃●", "| *", [5, 3]),
    (.alto, "┃┝┫", "||<", [4]), (.tenor, "┃┝┫", "||<", [6]), (.soprano, "┃┝┫", "||<", [0]),
    (.mezzoSoprano, "┃┝┫", "||<", [2]),
  ])
  func `has the clef on the line it fixes`(
    clef: Clef,
    unicode: String,
    ascii: String,
    positions: [Int]
  ) throws {
    for (characters, middle) in [(PlainTextEngraver.Characters.unicode, unicode), (.ascii, ascii)] {
      let lines = PlainTextEngraver(characters).lines(for: try figure(clef, 0))
      let staff = try #require(DrawnStaff(lines))
      let rows = (-8...16).reversed().filter { staff.row(at: $0)?.contains(middle) ?? false }
      #expect(rows == positions)
    }
  }

  @Test(arguments: Clef.allCases)
  func `has a small 8 below for clefs that sound an octave lower`(clef: Clef) throws {
    for characters in PlainTextEngraver.Characters.allCases {
      let lines = PlainTextEngraver(characters).lines(for: try figure(clef, 0))
      #expect((lines.last?.contains("8") ?? false) == (clef.octaveShift == -1))
      #expect(!lines.dropLast().joined().contains("8"))
    }
  }

  @Test(arguments: Clef.allCases, PlainTextEngraver.Characters.allCases)
  func `fits in 40 columns of characters every terminal draws in one cell`(
    clef: Clef,
    characters: PlainTextEngraver.Characters
  ) {
    for signature in signatures {
      for position in positions {
        let notes = [note(position, .doubleFlat)]
        let figure = StaffFigure(clef: clef, signature: signature, columns: [notes])
        let lines = PlainTextEngraver(characters).lines(for: figure)
        #expect(lines.allSatisfy { $0.count <= 40 && $0.last != " " })
        #expect(lines.joined().unicodeScalars.allSatisfy(characters.allow))
        #expect(lines.first != "" && lines.last != "")
      }
    }
  }

  @Test(arguments: PlainTextEngraver.Characters.allCases)
  func `has unbroken staff lines of one length`(
    characters: PlainTextEngraver.Characters
  ) throws {
    let figure = try figure(.bass, -5, [note(-3, .flat)], [note(2), note(3), note(6, .natural)])
    let lines = PlainTextEngraver(characters).lines(for: figure)
    let staff = try #require(DrawnStaff(lines))
    let rows = [0, 2, 4, 6, 8].compactMap { staff.row(at: $0) }
    #expect(Set(rows.map(\.count)).count == 1)
    #expect(rows.allSatisfy { !$0.dropFirst(DrawnStaff.columnsOfClef).contains(" ") })
  }
}

extension PlainTextEngraver.Characters {
  fileprivate func allow(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .unicode:
      scalar.isASCII || (0x2500...0x257F).contains(scalar.value)
        || "●○♯♭♮".unicodeScalars.contains(scalar)
    case .ascii:
      scalar.isASCII
    }
  }
}

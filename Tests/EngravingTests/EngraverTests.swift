import Engraving
import MusicTheory
import Testing

struct `An engraved figure` {
  @Test(arguments: Clef.allCases)
  func `has every note and every sign of the signature at its height`(clef: Clef) {
    for signature in signatures {
      for position in positions {
        let figure = StaffFigure(clef: clef, signature: signature, columns: [[note(position)]])
        let drawing = Engraver().drawing(of: figure)
        #expect(drawing[.head].map(\.origin.y) == [Double(position) / 2])
        let signs = drawing[.signatureSign].sorted { $0.origin.x < $1.origin.x }
        let heights = signature.staffPositions(in: clef).map { Double($0.value) / 2 }
        #expect(signs.map(\.origin.y) == heights)
      }
    }
  }

  @Test(arguments: Clef.allCases)
  func `has the clef on the line it fixes, and a small 8 where it sounds lower`(clef: Clef) throws {
    let drawing = Engraver().drawing(of: try figure(clef, 0))
    #expect(drawing[.clef].map(\.origin.y) == [Double(clef.line - 1)])
    let clefBox = try #require(drawing[.clef].first?.box)
    #expect(drawing[.octaveEight].count == -clef.octaveShift)
    #expect(drawing[.octaveEight].allSatisfy { ($0.box?.maxY ?? 9) < min(clefBox.minY, 0) })
  }

  @Test(arguments: positions)
  func `has the ledger lines its note needs, reaching beyond the head`(position: Int) throws {
    let drawing = Engraver().drawing(of: try figure(.alto, 0, [note(position)]))
    let heights = StaffPosition(position).ledgerLines.map { Double($0.value) / 2 }
    #expect(drawing[.ledgerLine].map(\.origin.y).sorted() == heights.sorted())
    let head = try #require(drawing[.head].first?.box)
    #expect(
      drawing[.ledgerLine].compactMap(\.box).allSatisfy {
        $0.minX < head.minX && $0.maxX > head.maxX
      }
    )
  }

  @Test func `has one ledger line under two heads side by side`() throws {
    let drawing = Engraver().drawing(of: try figure(.alto, 0, [note(10), note(11)]))
    let heads = try #require(Box(enclosing: drawing[.head].compactMap(\.box)))
    let lines = drawing[.ledgerLine].compactMap(\.box)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.minX < heads.minX && $0.maxX > heads.maxX })
  }

  @Test func `has the upper note of a second to the right, and thirds in one column`() throws {
    let drawing = Engraver().drawing(of: try figure(.alto, 0, [note(5), note(4), note(6)]))
    let places = drawing[.head].map(\.origin)
    #expect(places.map(\.y) == [2, 2.5, 3])
    #expect(places[0].x == places[2].x && places[1].x > places[0].x + 1)
  }

  @Test(arguments: [
    (AccidentalSign.flat, 4, false), (.flat, 5, true), (.sharp, 5, false), (.sharp, 6, true),
    (.natural, 5, false), (.natural, 6, true), (.doubleSharp, 2, false), (.doubleSharp, 3, true),
  ])
  func `has two accidentals in one column when there is room`(
    sign: AccidentalSign,
    distance: Int,
    shareColumn: Bool
  ) throws {
    let chord = [note(1, sign), note(1 + distance, sign)]
    let drawing = Engraver().drawing(of: try figure(.alto, 0, chord))
    let columns = Set(drawing[.accidental].map(\.origin.x))
    #expect(columns.count == (shareColumn ? 1 : 2))
  }

  @Test func `has the highest accidental next to the heads, then the lowest, then those between`()
    throws
  {
    let chord = [note(0, .sharp), note(2, .sharp), note(4, .sharp), note(5, .sharp)]
    let drawing = Engraver().drawing(of: try figure(.alto, 0, chord))
    let fromHeadsOutward = drawing[.accidental].sorted { $0.origin.x > $1.origin.x }
    #expect(fromHeadsOutward.map(\.origin.y) == [2.5, 0, 2, 1])
  }

  @Test func `has a mark beside each marked note, and the mark on all that belongs to it`() throws {
    let chord = [note(0, .flat, .wrong), note(4), note(5, nil, .right)]
    let drawing = Engraver().drawing(of: try figure(.alto, 0, chord))
    #expect(drawing[.mark].map(\.origin.y).sorted() == [0, 2.5])
    #expect(drawing[.head].map(\.mark) == [.wrong, nil, .right])
    #expect(drawing[.accidental].map(\.mark) == [.wrong])
    let heads = try #require(Box(enclosing: drawing[.head].compactMap(\.box)))
    #expect(drawing[.mark].compactMap(\.box).allSatisfy { $0.minX > heads.maxX })
  }

  @Test func `is the same however often it is drawn, and in whatever order a chord is given`()
    throws
  {
    let chord = [note(0, .flat), note(1), note(3, .sharp), note(9, .natural, .wrong)]
    let rising = Engraver().drawing(of: try figure(.tenor, 4, chord))
    let falling = Engraver().drawing(of: try figure(.tenor, 4, chord.reversed()))
    #expect(rising == falling)
  }
}

extension Drawing {
  subscript(role: Role) -> [Symbol] {
    symbols.filter { $0.role == role }
  }
}

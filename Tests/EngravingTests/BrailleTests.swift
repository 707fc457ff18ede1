import MusicTheory
import Testing

@testable import Engraving

struct `A picture in braille` {
  @Test(arguments: Clef.allCases)
  func `has every note exactly at its position, in every size`(clef: Clef) throws {
    for (index, signature) in signatures.enumerated() {
      let columns = positions.map { [note($0)] }
      let figure = StaffFigure(clef: clef, signature: signature, columns: columns)
      let dotsPerSpace = [8, 6, 4][index % 3]
      let staff = try #require(DottedStaff(lines(for: figure, dotsPerSpace: dotsPerSpace)))
      #expect(staff.dotsPerSpace == dotsPerSpace)
      #expect(staff.heads(positions.count) == Array(positions))
    }
  }

  @Test(arguments: Clef.allCases)
  func `has the signs of the signature where they belong`(clef: Clef) throws {
    for signature in signatures {
      let figure = StaffFigure(clef: clef, signature: signature)
      let staff = try #require(DottedStaff(lines(for: figure, width: 80)))
      let pattern = SignPattern.of(signature.fifths > 0 ? .sharp : .flat)
      let positions = staff.places(of: pattern, from: 16).map(\.position)
      #expect(positions == signature.staffPositions(in: clef).map(\.value))
      let letters = positions.map { clef.naturalPitch(at: StaffPosition($0)).name.letter }
      #expect(letters == signature.accidentals.map(\.letter))
    }
  }

  @Test(arguments: AccidentalSign.allCases)
  func `has the sign before a note at the note's height`(sign: AccidentalSign) throws {
    for position in positions {
      let figure = try figure(.treble, 0, [note(position, sign)])
      let staff = try #require(DottedStaff(lines(for: figure, width: 80)))
      let places = staff.places(of: .of(sign), from: 20).map(\.position)
      #expect(places == [position])
      #expect(staff.heads(1) == [position])
    }
  }

  @Test(arguments: [8, 6, 4])
  func `has a dot of air between heads a third apart`(dotsPerSpace: Int) throws {
    let figure = try figure(.bass, 0, [note(1), note(3), note(5), note(7)])
    let staff = try #require(DottedStaff(lines(for: figure, dotsPerSpace: dotsPerSpace)))
    #expect(staff.runsInLastHead == 4)
  }

  @Test(arguments: Clef.allCases, [40, 80])
  func `fits its width with any signature, note and accidental`(clef: Clef, width: Int) throws {
    for signature in signatures {
      for (position, sign) in zip([-8, -3, 4, 9, 16], AccidentalSign.allCases) {
        let columns = [[note(position, sign)]]
        let figure = StaffFigure(clef: clef, signature: signature, columns: columns)
        let lines = try lines(for: figure, width: width)
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= width && $0.last != "\u{2800}" })
        let scalars = lines.joined().unicodeScalars
        #expect(scalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
        #expect(lines.first != "" && lines.last != "")
      }
    }
  }

  @Test func `is as large as fits, down to nothing`() throws {
    let figure = try figure(.alto, 3, [note(4, .flat)])
    let sizes = try [80, 50, 40, 32].map { width in
      try #require(DottedStaff(lines(for: figure, width: width))).dotsPerSpace
    }
    #expect(sizes == [8, 8, 6, 4])
    #expect(BrailleEngraver(width: 20).lines(for: figure) == nil)
  }

  private func lines(for figure: StaffFigure, width: Int) throws -> [String] {
    try #require(BrailleEngraver(width: width).lines(for: figure))
  }

  private func lines(for figure: StaffFigure, dotsPerSpace: Int) -> [String] {
    let drawing = Engraver(grid: .perSpace(dotsPerSpace)).drawing(of: figure)
    return BraillePicture(drawing, dotsPerSpace: dotsPerSpace).lines
  }
}

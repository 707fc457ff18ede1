import Engraving
import MusicTheory
import Testing

struct `A chord in plain text` {
  @Test(arguments: PlainTextEngraver.Characters.allCases)
  func `shows all its heads and signs, the signs to the left of the heads`(
    characters: PlainTextEngraver.Characters
  ) throws {
    for low in -3...11 {
      for middle in low...11 {
        for high in middle...11 {
          let figure = try figure(.alto, 0, [note(low, .sharp), note(middle, .flat), note(high)])
          let staff = try #require(DrawnStaff(PlainTextEngraver(characters).lines(for: figure)))
          #expect(staff.heads.map(\.position) == [high, middle, low])
          #expect(staff.signs.map(\.position).sorted() == [low, middle])
          let firstHead = try #require(staff.heads.map(\.column).min())
          #expect(staff.signs.allSatisfy { $0.column < firstHead })
        }
      }
    }
  }

  @Test func `has its thirds on one stem`() throws {
    let figure = try figure(.alto, 0, [note(0), note(2), note(4), note(6)])
    let staff = try #require(DrawnStaff(PlainTextEngraver(.unicode).lines(for: figure)))
    #expect(Set(staff.heads.map(\.column)).count == 1)
  }

  @Test func `has the upper note of a second to the right`() throws {
    let figure = try figure(.alto, 0, [note(5), note(4), note(6)])
    let staff = try #require(DrawnStaff(PlainTextEngraver(.unicode).lines(for: figure)))
    let columns = staff.heads.map(\.column)  // from the top down
    #expect(columns == [columns[2], columns[2] + 1, columns[2]])
  }

  @Test(arguments: [
    (PlainTextEngraver.Characters.unicode, "✓", "✗", "←"), (.ascii, "ok", "no", "<-"),
  ])
  func `has marks to the right of all heads, beside their notes`(
    characters: PlainTextEngraver.Characters,
    right: String,
    wrong: String,
    asked: String
  ) throws {
    let chord = [note(-2, nil, .right), note(2, .sharp, .wrong), note(3), note(7, nil, .asked)]
    let figure = try figure(.treble, 0, chord)
    let lines = PlainTextEngraver(characters).lines(for: figure)
    let staff = try #require(DrawnStaff(lines))
    let lastHead = try #require(staff.heads.map(\.column).max())
    for (position, text) in [(-2, right), (2, wrong), (7, asked)] {
      let row = try #require(staff.row(at: position))
      let beside = row.dropFirst(lastHead + 2)
      #expect(
        beside.hasPrefix(text) && !beside.dropFirst(text.count).contains { !"─- ".contains($0) }
      )
    }
  }
}

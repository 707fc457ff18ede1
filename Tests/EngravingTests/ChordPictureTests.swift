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
}

import MusicTheory
import Oracle
import Testing

struct `Note names` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try NameRow.all() {
      let name = try name(row.ascii)
      #expect(name.ascii == row.ascii)
      #expect(name.symbol == row.xForm ?? row.unicodePairs, "\(row.id)")
      #expect(name.description == name.symbol, "\(row.id)")
      #expect(name.pitchClass.semitonesAboveC == row.pc, "\(row.id)")
      #expect(Set(name.usualEnharmonics.map(\.ascii)) == Set(row.sameSound), "\(row.id)")
    }
  }

  @Test
  func `are forty-nine, no two of them equal or written alike`() {
    #expect(Set(NoteName.all).count == 49)
    #expect(Set(NoteName.all.map(\.ascii)).count == 49)
    #expect(Set(NoteName.all.map(\.symbol)).count == 49)
    #expect(Set(NoteName.all.map(\.pitchClass)).count == 12)
  }

  @Test(arguments: NoteName.all)
  func `survive being written and read`(name: NoteName) {
    #expect(NoteName(ascii: name.ascii) == name)
    #expect(NoteName(fifths: name.fifths) == name)
  }

  @Test
  func `stand on the line of fifths in the order of the circle`() throws {
    let line = try names("Fb Cb Gb Db Ab Eb Bb F C G D A E B F# C# G# D# A# E# B#")
    #expect(line.map(\.fifths) == Array(-8...12))
    let fifth = try interval(.perfect, 5)
    #expect(line.dropLast().map { $0.raised(by: fifth) } == line.dropFirst().map(\.self))
  }

  @Test(arguments: [-23, 27, .min, .max])
  func `end at triple accidentals on the line of fifths`(fifths: Int) {
    #expect(NoteName(fifths: fifths) == nil)
  }

  @Test(arguments: [
    "", "H", "c", "cis", "C♯", "Cx", "C#b", "Cb#", "C####", "Bbbbb", "C4", " C", "C ", "#C",
    "C\u{301}",
  ])
  func `are read in their ASCII form only`(text: String) {
    #expect(NoteName(ascii: text) == nil)
  }

  @Test(arguments: [("Cx", 2), ("C♯x", 3), ("C♭♭♭", -3), ("C", 0)])
  func `are written as musicians write them`(symbol: String, alteration: Int) throws {
    let accidental = try #require(Accidental(alteration: alteration))
    #expect(NoteName(.c, accidental).symbol == symbol)
  }

  @Test(arguments: [-4, 4, .min, .max])
  func `have no accidental beyond triple`(alteration: Int) {
    #expect(Accidental(alteration: alteration) == nil)
    #expect(Accidental.allCases.map(\.alteration) == Array(-3...3))
  }

  @Test
  func `are spelling, and pitch classes are sound`() {
    let cSharp = NoteName(.c, .sharp)
    let dFlat = NoteName(.d, .flat)
    #expect(cSharp != dFlat)
    #expect(cSharp.pitchClass == dFlat.pitchClass)
    #expect(PitchClass(-1) == PitchClass(11))
    #expect(PitchClass(.min) == PitchClass(4))  // 2⁶³ is 8 modulo 12
  }

  @Test
  func `go round the seven letters`() {
    #expect(Letter.b.advanced(by: 1) == .c)
    #expect(Letter.c.advanced(by: -1) == .b)
    #expect(Letter.c.advanced(by: 9) == .e)
    #expect(Letter.c.advanced(by: .max) == .c)  // 2⁶³ − 1 is a multiple of 7
    #expect(Letter.allCases.map(\.name).joined() == "CDEFGAB")
  }

  @Test(arguments: AccidentalSign.allCases)
  func `take signs by the names musicians give them`(sign: AccidentalSign) {
    #expect(sign.rawValue == (sign == .natural ? "n" : sign.accidental.ascii))
    let words = [0: "natural", 1: "sharp", -1: "flat", 2: "double sharp", -2: "double flat"]
    #expect(sign.name == words[sign.accidental.alteration])
  }
}

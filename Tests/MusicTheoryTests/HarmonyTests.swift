import MusicTheory
import Oracle
import Testing

struct `Harmonies` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try SecondaryRow.all() {
      let key = Key(try name(row.key), try #require(Key.Mode(rawValue: row.mode), "\(row.id)"))
      for text in [row.rn, row.rnUni] {
        let harmony = try #require(Harmony(text), "\(row.id)")
        #expect(harmony.notes(in: key.scale)?.map(\.ascii) == row.notes, "\(row.id)")
        #expect(harmony.notesFromBass(in: key.scale)?.map(\.ascii) == row.bassUp, "\(row.id)")
        #expect(harmony.ascii == row.rn.replacing("ø", with: "/o"), "\(row.id)")
      }
    }
  }

  @Test
  func `survive being written and read`() throws {
    for row in try SecondaryRow.all() {
      let harmony = try #require(Harmony(row.rn))
      #expect(Harmony(harmony.symbol) == harmony, "\(harmony)")
      #expect(Harmony(harmony.ascii) == harmony, "\(harmony)")
    }
  }

  @Test(arguments: [
    ("V65/ii", "V65/ii"), ("V6/5/ii", "V65/ii"), ("V6-5/ii", "V65/ii"), ("V⁶₅/ii", "V65/ii"),
    ("V⁶⁄₅/ii", "V65/ii"), ("vii/o7/V", "viiø7/V"), ("viio7/ii", "vii°7/ii"), ("V/V/vi", "V/V/vi"),
    ("Ger65", "Ger6/5"), ("Ger⁶₅", "Ger6/5"), ("Gr+6", "Ger6/5"), ("It+6", "It6"), ("It", "It6"),
    ("Fr4/3", "Fr4/3"), ("Fr6", "Fr4/3"), ("Ger65/IV", "Ger65/IV"), ("N6", "♭II6"), ("N", "♭II"),
    ("♭II⁶", "♭II6"), ("V7/bVI", "V7/♭VI"), ("iv6", "iv6"),
  ])
  func `are read in all their forms`(text: String, symbol: String) {
    #expect(Harmony(text)?.symbol == symbol)
  }

  @Test(arguments: [
    // A target is the tonic of a key.
    "V/viio", "V7/V7", "V/III+", "V/ii6", "V/", "/V", "V//V", "V/5", "V/Ger65", "V/H",
    "It65", "Fr65", "Ger43", "it6", "GER65", "Ger7", "Swiss", "", "/", "N7N",
  ])
  func `are refused when they are none`(text: String) {
    #expect(Harmony(text) == nil)
  }

  @Test(arguments: [
    ("V7/V/vi", Key.Mode.major, "B D# F# A"), ("V/V/V", .major, "A C# E"),
    ("viio7/V/ii", .major, "G# B D F"), ("Ger65/V", .minor, "Eb G Bb C#"),
    ("bII6/V", .major, "Ab C Eb"),
  ])
  func `lead to a degree's degree`(text: String, mode: Key.Mode, notes: String) throws {
    let key = Key(NoteName(.c), mode)
    #expect(try #require(Harmony(text)).notes(in: key.scale) == (try names(notes)))
  }

  @Test(arguments: AugmentedSixth.allCases)
  func `have an augmented sixth between their outer notes, where they are named for it`(
    sixth: AugmentedSixth
  ) throws {
    for tonic in NoteName.all {
      guard let notes = sixth.notes(on: tonic), let top = notes.last else { continue }
      #expect(Interval(from: notes[0], to: top) == Interval(.augmented(), 6))
      #expect(notes.contains(tonic))
    }
    #expect(sixth.notes(on: NoteName(.f, .tripleFlat)) == nil)
  }

  @Test
  func `have no notes where they cannot be spelled`() throws {
    let flattest = Scale(NoteName(.f, .tripleFlat), .major)
    for text in ["bVI", "V/bVI", "Ger65", "Ger65/IV"] {
      #expect(try #require(Harmony(text)).notes(in: flattest) == nil)
      #expect(try #require(Harmony(text)).notesFromBass(in: flattest) == nil)
    }
  }
}

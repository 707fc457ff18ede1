import MusicTheory
import Oracle
import Testing

struct `Chord symbols` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try DegreeChordRow.all() {
      let notes = try row.notes.map(name)
      let chord = try #require(Chord(notes: notes), "\(row.id)")
      #expect(ChordSymbol(chord).ascii == row.symbol, "\(row.id)")
      let suffix = row.symbol.dropFirst(chord.root.ascii.count)
      #expect(ChordQuality(symbol: suffix) == chord.quality, "\(row.id)")
    }
  }

  static let forms: [(ChordQuality, [String])] = [
    (.major, ["", "maj", "M", "ma"]),
    (.minor, ["m", "min", "mi", "-"]),
    (.diminished, ["dim", "°", "o", "º", "0", "mb5", "m(♭5)"]),
    (.augmented, ["aug", "+", "(#5)", "+5"]),
    (.dominantSeventh, ["7", "⁷", "dom7"]),
    (.majorSeventh, ["M7", "maj7", "ma7", "Maj7", "Δ", "Δ7", "∆", "(maj7)"]),
    (.minorSeventh, ["m7", "min7", "mi7", "-7"]),
    (
      .halfDiminishedSeventh,
      ["m7b5", "m7♭5", "m7(b5)", "min7b5", "-7b5", "m7-5", "ø", "ø7", "Ø7", "/o7"]
    ),
    (.diminishedSeventh, ["dim7", "°7", "o7", "º7", "07"]),
    (.minorMajorSeventh, ["mM7", "m(maj7)", "minMaj7", "mmaj7", "-Δ", "mΔ7", "-M7"]),
    (.augmentedMajorSeventh, ["maj7#5", "M7♯5", "+M7", "augmaj7", "maj7(#5)", "+Δ7", "Δ7#5"]),
    (.augmentedSeventh, ["7#5", "+7", "aug7", "7+", "7(♯5)", "7+5"]),
  ]

  @Test(arguments: forms)
  func `are read in all their forms`(quality: ChordQuality, forms: [String]) {
    for form in forms { #expect(ChordQuality(symbol: form) == quality, "C\(form)") }
    #expect(ChordQuality(symbol: quality.ascii) == quality)
    #expect(ChordQuality(symbol: quality.symbol) == quality)
  }

  @Test
  func `have a form for every quality`() {
    #expect(Self.forms.map(\.0) == ChordQuality.allCases)
  }

  @Test(arguments: [
    "6", "9", "m6", "sus4", "add9", "5", "7b9", "11", "m9", "M9", "mm", "M7M7", "MIN7MIN", "77",
    "7b5",
    "majdim", "dimm", "x", " ", "m 7", "b", "#", "ø9", "Δm", "m7b5b5",
  ])
  func `are refused when they are no triad or seventh chord`(text: String) {
    #expect(ChordQuality(symbol: text) == nil)
  }

  @Test
  func `put another note in the bass after a stroke`() throws {
    let c = try #require(Chord(root: NoteName(.c), quality: .dominantSeventh))
    let inverted = ChordSymbol(c, over: NoteName(.b, .flat))
    #expect(inverted.symbol == "C7/B♭")
    #expect(inverted.ascii == "C7/Bb")
    #expect(inverted.inversion == .third)
    #expect(inverted.notesFromBass == (try names("Bb C E G")))

    let foreign = ChordSymbol(c, over: NoteName(.d))
    #expect(foreign.ascii == "C7/D")
    #expect(foreign.inversion == nil)
    #expect(foreign.notesFromBass == (try names("D C E G Bb")))

    #expect(ChordSymbol(c, over: NoteName(.c)).ascii == "C7")
    #expect(ChordSymbol(c).inversion == .root)
  }
}

import MusicTheory
import Oracle
import Testing

struct `Roman numerals` {
  @Test
  func `name every chord of the oracle, and are printed by the rule`() throws {
    for row in try DegreeChordRow.all() {
      let scale = Scale(try name(row.tonic), try scaleType(row.scale))
      let chord = try #require(Chord(notes: try row.notes.map(name)), "\(row.id)")
      let isSeventh = row.size == "seventh"
      let body = row.rnUni.prefix(row.rnUni.count - (isSeventh ? 1 : 0))
      let saysMajor = ["minor_major_seventh", "augmented_major_seventh"].contains(row.quality)

      for (inversion, expected) in zip(Inversion.allCases, row.inversions) {
        let numeral = try #require(
          RomanNumeral(degree: row.degree, quality: chord.quality, inversion: inversion)
        )
        let figure = saysMajor && inversion == .root ? "" : expected.figSlash
        let symbol = body + (saysMajor ? "(maj7)" : "") + figure
        #expect(numeral.symbol == symbol, "\(row.id) \(inversion.name)")
        #expect(numeral.chord(in: scale) == chord, "\(row.id) \(inversion.name)")
        #expect(RomanNumeral(numeral.symbol) == numeral, "\(row.id) \(inversion.name)")
        #expect(RomanNumeral(numeral.ascii) == numeral, "\(row.id) \(inversion.name)")
      }
    }
  }

  @Test
  func `are read in every form of the oracle as the same chord`() throws {
    for row in try DegreeChordRow.all() {
      let scale = Scale(try name(row.tonic), try scaleType(row.scale))
      let chord = try #require(Chord(notes: try row.notes.map(name)), "\(row.id)")
      for text in [row.rn, row.rnUni, row.rnM7, row.rnMin, row.rnMaj].compactMap(\.self) {
        #expect(RomanNumeral(text)?.chord(in: scale) == chord, "\(row.id): \(text)")
        #expect(RomanNumeral(text)?.inversion == .root, "\(row.id): \(text)")
      }
      for (inversion, expected) in zip(Inversion.allCases, row.inversions) {
        let numeral = RomanNumeral(expected.rn)
        #expect(numeral?.chord(in: scale) == chord, "\(row.id): \(expected.rn)")
        #expect(numeral?.inversion == inversion, "\(row.id): \(expected.rn)")
      }
    }
  }

  @Test(arguments: ScaleType.allCases)
  func `name the thirds stacked on every degree, from any tonic`(type: ScaleType) {
    for tonic in NoteName.all {
      guard let notes = Scale(tonic, type).notes else { continue }
      for (degree, size) in (1...7).flatMap({ [($0, 3), ($0, 4)] }) {
        let stacked = (0..<size).map { notes[(degree - 1 + $0 * 2) % 7] }
        guard let chord = Chord(notes: stacked),
          let numeral = RomanNumeral(degree: degree, quality: chord.quality)
        else {
          Issue.record("\(tonic) \(type): \(stacked) is no known chord")
          continue
        }
        #expect(numeral.chord(in: Scale(tonic, type)) == chord, "\(tonic) \(type): \(numeral)")
      }
    }
  }

  @Test
  func `survive being written and read`() {
    let sevenths: [RomanNumeral.Seventh?] = [nil, .diatonic, .halfDiminished, .diminished, .major]
    let triads: [ChordQuality] = [.major, .minor, .diminished, .augmented]
    var symbols: Set<String> = []
    var count = 0
    for degree in 1...7 {
      for alteration in Accidental.allCases {
        for (triad, seventh) in triads.flatMap({ triad in sevenths.map { (triad, $0) } }) {
          for inversion in Inversion.allCases {
            guard
              let numeral = RomanNumeral(
                degree: degree,
                alteration: alteration,
                triad: triad,
                seventh: seventh,
                inversion: inversion
              )
            else { continue }
            #expect(RomanNumeral(numeral.symbol) == numeral, "\(numeral)")
            symbols.insert(numeral.symbol)
            count += 1
          }
        }
      }
    }
    #expect(symbols.count == count)
    #expect(count == 7 * 5 * (4 * 3 + 8 * 4))
  }
}

// MARK: - Reading

extension `Roman numerals` {
  @Test(arguments: [
    ("V7", "V7"), ("V65", "V6/5"), ("V6-5", "V6/5"), ("V6/5", "V6/5"), ("V43", "V4/3"),
    ("V4-3", "V4/3"), ("V42", "V4/2"), ("V4/2", "V4/2"), ("V2", "V4/2"), ("I6", "I6"),
    ("I64", "I6/4"), ("I6-4", "I6/4"), ("i", "i"), ("bVI", "♭VI"), ("♭VI", "♭VI"), ("bII6", "♭II6"),
    ("#iv", "♯iv"), ("bbVII", "♭♭VII"), ("##IV", "xIV"), ("III+", "III+"), ("V+7", "V+7"),
    ("V⁶₅", "V6/5"), ("V₄⁄₂", "V4/2"), ("I⁶₄", "I6/4"), ("V⁷", "V7"), ("III⁺", "III+"),
    ("N6", "♭II6"),
  ])
  func `are read with their figures and alterations`(text: String, symbol: String) {
    #expect(RomanNumeral(text)?.symbol == symbol)
  }

  @Test(arguments: ["vii°7", "viio7", "viiº7", "vii˚7", "vii07", "viidim7", "viiᵒ⁷", "vii⁰⁷"])
  func `are read with any sign for diminished`(text: String) {
    #expect(RomanNumeral(text)?.symbol == "vii°7")
  }

  @Test(arguments: ["viiø7", "viiØ7", "vii∅7", "vii/o7", "viim7b5", "viim7♭5", "viiø"])
  func `are read with any sign for half-diminished`(text: String) {
    #expect(RomanNumeral(text)?.symbol == "viiø7")
  }

  @Test(arguments: ["iM7", "imaj7", "i(maj7)", "i(M7)", "iΔ", "iΔ7", "i∆7"])
  func `are read with any sign for a major seventh`(text: String) {
    #expect(RomanNumeral(text)?.symbol == "i(maj7)")
  }

  @Test(arguments: [
    ("Ia", "I"), ("Ib", "I6"), ("Ic", "I6/4"), ("V7a", "V7"), ("V7b", "V6/5"), ("V7c", "V4/3"),
    ("V7d", "V4/2"), ("bVIb", "♭VI6"), ("vii°b", "vii°6"), ("viiø7b", "viiø6/5"),
  ])
  func `are read with the British letters for inversions`(text: String, symbol: String) {
    #expect(RomanNumeral(text)?.symbol == symbol)
  }

  @Test(arguments: [
    // The case is the third, and ° and + may not contradict it.
    "VIIo", "VIIø7", "VIIm7b5", "i+", "vi+7",
    // Mixed case and numbers that are none.
    "vIi", "Vi", "iV", "VIII", "IIII", "IIV", "viii", "H", "7", "b", "#",
    // Figures that say two things, or nothing.
    "V6b", "V65c", "Id", "V64d", "V5", "V66", "V76", "I(6)", "V4", "viiø6", "viiø64",
    // A major seventh without its figure, or where there is none.
    "IM", "Imaj", "IM6", "IM64", "viioM7", "viiøM7",
    "", " ", " V", "V ", "V7 ", "bbbII", "#b", "b#VI", "V/V", "Vsus4", "V7V7", "V\u{301}", "Ⅴ", "🎵",
  ])
  func `are refused when they are none`(text: String) {
    #expect(RomanNumeral(text) == nil)
  }
}

// MARK: - Meaning

extension `Roman numerals` {
  @Test(arguments: [
    ("vii°", "G# B D"), ("#vii°", "G# B D"), ("vii°7", "G# B D F"), ("#viio7", "G# B D F"),
    ("VII", "G B D"), ("VI", "F A C"), ("VI7", "F A C E"), ("vi°", "F# A C"), ("#vi°", "F# A C"),
    ("bII6", "Bb D F"), ("V7", "E G# B D"), ("v", "E G B"), ("IV", "D F# A"), ("#vi", "F# A C#"),
    ("i(maj7)", "A C E G#"), ("III+", "C E G#"), ("III+(maj7)", "C E G# B"), ("III7", "C E G B"),
  ])
  func `stand where musicians look for them in every form of A minor`(
    text: String,
    notes: String
  ) throws {
    let numeral = try #require(RomanNumeral(text))
    for form in ScaleType.allCases.filter(\.isMinorKey) {
      #expect(numeral.chord(in: Scale(NoteName(.a), form))?.notes == (try names(notes)), "\(form)")
    }
  }

  @Test(arguments: [
    (ScaleType.naturalMinor, "i7", "A C E G"), (.harmonicMinor, "i7", "A C E G#"),
    (.melodicMinor, "i7", "A C E G#"), (.naturalMinor, "III+7", "C E G# B"),
    (.naturalMinor, "VII7", "G B D F"), (.harmonicMinor, "VII7", "G B D F"),
    (.naturalMinor, "v7", "E G B D"), (.melodicMinor, "IV7", "D F# A C"),
  ])
  func `take the seventh the form of the minor scale has`(
    type: ScaleType,
    text: String,
    notes: String
  ) throws {
    let numeral = try #require(RomanNumeral(text))
    #expect(numeral.chord(in: Scale(NoteName(.a), type))?.notes == (try names(notes)))
  }

  @Test(arguments: [
    ("bVI", "Ab C Eb"), ("bIII", "Eb G Bb"), ("iv", "F Ab C"), ("bII6", "Db F Ab"),
    ("vii°7", "B D F Ab"), ("viiø7", "B D F A"), ("#iv°7", "F# A C Eb"), ("II7", "D F# A C"),
    ("V+7", "G B D# F"), ("IVM7", "F A C E"), ("I7", "C E G B"),
  ])
  func `stand in C major, borrowed chords and all`(text: String, notes: String) throws {
    let numeral = try #require(RomanNumeral(text))
    #expect(numeral.chord(in: Scale(NoteName(.c), .major))?.notes == (try names(notes)))
  }

  @Test(arguments: [
    (ScaleType.naturalMinor, "bVI7", "Ab C Eb G"), (.harmonicMinor, "bIII", "Eb G Bb"),
    (.melodicMinor, "bVII", "Bb D F"), (.phrygian, "bII7", "Db F Ab C"),
    (.lydian, "#iv°", "F# A C"),
    (.mixolydian, "bVII7", "Bb D F A"), (.locrian, "bVM7", "Gb Bb Db F"),
    (.dorian, "#vi°", "A C Eb"),
    // No reminder, but an alteration.
    (.major, "bVI7", "Ab C Eb Gb"), (.naturalMinor, "bII7", "Db F Ab Cb"),
    (.dorian, "bVI", "Ab C Eb"),
  ])
  func `keep a root that their sign only places against major or minor`(
    type: ScaleType,
    text: String,
    notes: String
  ) throws {
    let numeral = try #require(RomanNumeral(text))
    #expect(numeral.chord(in: Scale(NoteName(.c), type))?.notes == (try names(notes)))
  }

  @Test
  func `that contradict themselves cannot be made`() {
    #expect(RomanNumeral(degree: 0, triad: .major) == nil)
    #expect(RomanNumeral(degree: 8, triad: .major) == nil)
    #expect(RomanNumeral(degree: .max, quality: .major) == nil)
    #expect(RomanNumeral(degree: 1, alteration: .tripleFlat, triad: .major) == nil)
    #expect(RomanNumeral(degree: 1, triad: .majorSeventh) == nil)
    #expect(RomanNumeral(degree: 1, triad: .major, inversion: .third) == nil)
    #expect(RomanNumeral(degree: 1, triad: .minor, seventh: .halfDiminished) == nil)
    #expect(RomanNumeral(degree: 7, triad: .diminished, seventh: .diatonic) == nil)
    #expect(RomanNumeral(degree: 7, triad: .diminished, seventh: .major) == nil)
  }

  @Test
  func `have no chord where it would take more than triple accidentals`() throws {
    let sharpest = Scale(NoteName(.b, .tripleSharp), .major)
    #expect(try #require(RomanNumeral("I")).chord(in: sharpest) == nil)
    #expect(try #require(RomanNumeral("I7")).chord(in: sharpest) == nil)
    #expect(try #require(RomanNumeral("#iv")).chord(in: sharpest) == nil)
  }
}

import MusicTheory
import Testing

/// What other music software got wrong in public, as cases that must come out right here.
///
/// Each test names the project and the number of the report.
struct `Reported elsewhere and right here` {
  // AudioKit/Tonic#26
  @Test
  func `an augmented fifth above E4 is B♯4, below the C5 it sounds as`() throws {
    let e = try pitch("E4")
    let third = try #require(e.raised(by: interval(.major, 3)))
    let fifth = try #require(e.raised(by: interval(.augmented(), 5)))
    let notes = [e, third, fifth]
    #expect(notes.map(\.ascii) == ["E4", "G#4", "B#4"])
    #expect(notes.map(\.midi) == [64, 68, 72])
    #expect(notes.map(\.name) == Chord(root: e.name, quality: .augmented)?.notes)
  }

  @Test(arguments: [
    ("Cb4", "C4", "A1", 1),  // AudioKit/Tonic#16
    ("Db4", "C#5", "A7", 12),  // tonaljs/tonal#243
    ("D#4", "Eb5", "d9", 12),  // Abjad/abjad#1221
    ("C#4", "Gb4", "dd5", 5),  // jsrmath/sharp11#9
    ("B4", "B#4", "A1", 1),  // sugarlabs/musicblocks#6629
    ("B4", "Cb5", "d2", 0),  // sugarlabs/musicblocks#6629
  ])
  func `letters decide the number of an interval`(
    lower: String,
    upper: String,
    abbreviation: String,
    semitones: Int
  ) throws {
    let interval = try #require(Interval(from: pitch(lower), to: pitch(upper)))
    #expect(interval.abbreviation == abbreviation)
    #expect(interval.semitones == semitones)
  }

  // Abjad/abjad#1221
  @Test
  func `a diminished ninth is a diminished second and an octave`() throws {
    let ninth = try interval(.diminished(), 9)
    #expect(ninth.simple == Interval(.diminished(), 2))
    #expect(ninth.inversion == Interval(.augmented(), 7))
  }

  // Abjad/abjad#247
  @Test(arguments: [
    (Interval.Quality.augmented(), 6, 10), (.augmented(), 2, 3), (.augmented(), 3, 5),
    (.diminished(), 7, 9), (.diminished(), 3, 2),
  ])
  func `augmented starts from major, and diminished from minor`(
    quality: Interval.Quality,
    number: Int,
    semitones: Int
  ) throws {
    #expect(try interval(quality, number).semitones == semitones)
  }

  // yuma-m/pychord#95
  @Test
  func `the supertonic seventh of C minor is spelled with A♭`() throws {
    let numeral = try #require(RomanNumeral("iiø7"))
    let chord = numeral.chord(in: Scale(NoteName(.c), .naturalMinor))
    #expect(chord?.notes == (try names("D F Ab C")))
  }

  // bspaans/python-mingus#56
  @Test
  func `C♭ harmonic minor has no signature, and is spelled all the same`() throws {
    let scale = Scale(NoteName(.c, .flat), .harmonicMinor)
    #expect(scale.notes == (try names("Cb Db Ebb Fb Gb Abb Bb")))
    #expect(scale.keySignature == nil)
  }

  // lallulli/songpress#32
  @Test
  func `the leading tone of G♭ major is F`() throws {
    #expect(Scale(NoteName(.g, .flat), .major).notes == (try names("Gb Ab Bb Cb Db Eb F")))
  }

  // cuthbertLab/music21#955
  @Test
  func `melodic minor is the ascending form`() throws {
    #expect(Scale(NoteName(.a), .melodicMinor).notes == (try names("A B C D E F# G#")))
  }

  // GeronimoCastano/typed-scores#6
  @Test
  func `flats are not a third too high, and the tenor clef's sharps begin low`() throws {
    let flats = try #require(KeySignature(fifths: -7))
    let sharps = try #require(KeySignature(fifths: 7))
    #expect(flats.staffPositions(in: .treble).map(\.value) == [4, 7, 3, 6, 2, 5, 1])
    #expect(sharps.staffPositions(in: .tenor).map(\.value) == [2, 6, 3, 7, 4, 8, 5])
  }

  // moinejf/abc2svg#3
  @Test
  func `a sharp is heard under an octave clef`() throws {
    let natural = Clef.treble8vb.naturalPitch(at: StaffPosition(5))
    #expect(natural.midi == 60)
    let signature = try #require(KeySignature(fifths: 2))
    let sharp = NoteName(natural.name.letter, signature.accidental(on: natural.name.letter))
    #expect(Pitch(sharp, octave: natural.octave).midi == 61)
  }

  // leafo/sightreading.training#178
  @Test
  func `A5 in the treble clef has a ledger line, and C2 in the bass clef two`() {
    #expect(Clef.treble.position(of: .a, octave: 5).ledgerLines.map(\.value) == [10])
    #expect(Clef.bass.position(of: .c, octave: 2).ledgerLines.map(\.value) == [-2, -4])
  }

  // cuthbertLab/music21#1410
  @Test
  func `a bare 7 over an altered root is a minor seventh, and M7 says the other`() throws {
    let c = Scale(NoteName(.c), .major)
    #expect(RomanNumeral("bVII7")?.chord(in: c)?.notes == (try names("Bb D F Ab")))
    #expect(RomanNumeral("bVIIM7")?.chord(in: c)?.notes == (try names("Bb D F A")))
    #expect(RomanNumeral("bVIM7")?.chord(in: c)?.notes == (try names("Ab C Eb G")))
  }

  // cuthbertLab/music21#609
  @Test
  func `an augmented sixth can be applied`() throws {
    let sixth = try #require(Harmony("Ger65/IV"))
    #expect(sixth.notes(in: Scale(NoteName(.c), .major)) == (try names("Db F Ab B")))
  }

  // tonaljs/tonal#457
  @Test
  func `ii and II are two chords`() throws {
    let c = Scale(NoteName(.c), .major)
    #expect(RomanNumeral("ii")?.chord(in: c)?.notes == (try names("D F A")))
    #expect(RomanNumeral("II")?.chord(in: c)?.notes == (try names("D F# A")))
  }

  // ChordPro/chordpro#620
  @Test
  func `half-diminished and diminished sevenths differ`() throws {
    let c = NoteName(.c)
    #expect(Chord(root: c, quality: .halfDiminishedSeventh)?.notes == (try names("C Eb Gb Bb")))
    #expect(Chord(root: c, quality: .diminishedSeventh)?.notes == (try names("C Eb Gb Bbb")))
    #expect(Chord(notes: try names("C Eb Gb A")) == nil)
  }

  // tonaljs/tonal#362
  @Test
  func `the tonic seventh of melodic minor has a major seventh, and says so`() throws {
    let chord = try #require(Chord(notes: names("A C E G#")))
    let numeral = try #require(RomanNumeral(degree: 1, quality: chord.quality))
    #expect(numeral.symbol == "i(maj7)")
    #expect(numeral.chord(in: Scale(NoteName(.a), .melodicMinor)) == chord)
  }

  // cuthbertLab/music21#1390
  @Test
  func `a name is its first letter, and all after it accidentals`() {
    #expect(NoteName(ascii: "Bbb") == NoteName(.b, .doubleFlat))
    #expect(NoteName(ascii: "Bb") == NoteName(.b, .flat))
    #expect(NoteName(ascii: "B") == NoteName(.b))
    #expect(NoteName(ascii: "BB") == nil)
  }

  // cuthbertLab/music21#1340
  @Test(arguments: [
    ("vii07", "G# B D F"), ("vii°7", "G# B D F"), ("viiº7", "G# B D F"), ("viio7", "G# B D F"),
    ("viiø7", "G# B D F#"), ("vii/o7", "G# B D F#"),
  ])
  func `every sign for the diminished seventh is read`(text: String, notes: String) throws {
    let chord = RomanNumeral(text)?.chord(in: Scale(NoteName(.a), .harmonicMinor))
    #expect(chord?.notes == (try names(notes)))
  }

  // ShacharHarshuv/open-ear#245
  @Test
  func `I6 is the first inversion, not an added sixth`() throws {
    let numeral = try #require(RomanNumeral("I6"))
    let chord = try #require(numeral.chord(in: Scale(NoteName(.c), .major)))
    #expect(chord.notes(in: numeral.inversion) == (try names("E G C")))
  }
}

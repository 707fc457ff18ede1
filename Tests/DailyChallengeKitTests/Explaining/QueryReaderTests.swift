import DailyChallengeKit
import MusicTheory
import Testing

@Suite struct `A query is read` {
  private let reader = QueryReader()

  /// What was read, in few words.
  private func read(_ text: String, in names: NamingSystem = .english) throws -> String {
    switch try QueryReader(names: names).read(text) {
    case .note(let name, let octave): name.ascii + (octave.map(String.init) ?? "")
    case .staff(let note):
      "\(note.clef.rawValue) \(note.position.value) \(note.signature.fifths)"
        + (note.accidental.map { " " + $0.rawValue } ?? "")
    case .interval(let interval):
      interval.interval.abbreviation + (interval.goesDown ? " down" : "")
    case .scale(let scale): "\(scale.tonality.tonic.ascii) \(scale.tonality.modeName)"
    case .chord(let symbol): symbol.ascii
    case .harmony(let harmony):
      "\(harmony.harmony.ascii) in \(harmony.scale.tonality.tonic.ascii)"
        + " \(harmony.scale.tonality.modeName)"
    }
  }

  @Test(arguments: [
    ("Bb", "Bb"), ("bb", "Bb"), ("b", "B"), ("Bbb", "Bbb"), ("f♯", "F#"), ("Fx", "F##"),
    ("B flat", "Bb"), ("F double sharp", "F##"), ("  C  ", "C"),
    // An octave, but for the 7 of a seventh chord.
    ("D5", "D5"), ("a4", "A4"), ("F#4", "F#4"), ("A7", "A7"), ("C9", "C9"),
  ])
  func `as a note`(text: String, note: String) throws {
    #expect(try read(text) == note)
  }

  @Test(arguments: [
    ("D# F##", "M3"), ("D# to F##", "M3"), ("from D# up to F##", "M3"), ("D#-F##", "M3"),
    ("C, G", "P5"), ("C c", "P1"), ("B C", "m2"), ("C B", "M7"), ("C4 B3", "m2 down"),
    ("C4 Cb4", "d1"), ("Db4 C#5", "A7"), ("C#4 Gb4", "dd5"), ("C4 E", "M3"), ("A7 C8", "m3"),
    ("C sharp to E flat", "d3"), ("d5 a5", "P5"), ("C – E♭", "m3"),
  ])
  func `as an interval`(text: String, interval: String) throws {
    #expect(try read(text) == interval)
  }

  @Test(arguments: [
    ("Ab major", "Ab major"), ("ab Major", "Ab major"), ("d minor", "D minor"),
    ("D harmonic minor", "D harmonic-minor"), ("F#-dorian", "F# dorian"),
    ("B flat melodic minor", "Bb melodic-minor"), ("A minor scale", "A minor"),
    ("the key of E major", "E major"), ("C ionian", "C major"),
    ("D natural minor", "D natural-minor"),
    ("a aeolian", "A natural-minor"), ("Cb harmonic minor", "Cb harmonic-minor"),
  ])
  func `as a key or a scale`(text: String, scale: String) throws {
    #expect(try read(text) == scale.replacing("-", with: " "))
  }

  @Test(arguments: [
    ("V7 in D harmonic minor", "V7 in D harmonic minor"),
    ("V65/ii in Eb major", "V65/ii in Eb major"),
    ("Ger65 in c minor", "Ger65 in C minor"), ("V7 in c", "V7 in C minor"),
    ("V7 in C", "V7 in C major"),
    ("ii in C", "ii in C major"), ("II in C", "II in C major"), ("iv in Am", "iv in A minor"),
    ("iv in f#m", "iv in F# minor"), ("V7 in bb", "V7 in Bb minor"), ("V7 in b", "V7 in B minor"),
    ("V7 of V in C", "V7/V in C major"), ("V7 of D minor", "V7 in D minor"),
    ("V7 in the key of D", "V7 in D major"), ("c: Ger65", "Ger65 in C minor"),
    ("Bb major: ii65", "ii65 in Bb major"), ("V 6/5 in C", "V65 in C major"),
    ("V⁶₅ in C", "V65 in C major"), ("viiø7 in C", "vii/o7 in C major"),
    ("N6 in c", "bII6 in C minor"),
    ("V7c in G", "V43 in G major"), ("It 6 in F# dorian", "It6 in F# dorian"),
    ("I IN C", "I in C major"), ("I6 in C", "I6 in C major"),
  ])
  func `as a chord of a key`(text: String, harmony: String) throws {
    #expect(try read(text) == harmony)
  }

  @Test(arguments: [
    ("Cm7b5", "Cm7b5"), ("CM7", "Cmaj7"), ("Cm7", "Cm7"), ("CΔ", "Cmaj7"), ("C°7", "Cdim7"),
    ("Bbb7", "Bbb7"), ("Bb7", "Bb7"), ("Gdim", "Gdim"), ("Abm", "Abm"), ("C/E", "C/E"),
    ("C7/Bb", "C7/Bb"),
    ("C/o7", "Cm7b5"), ("A-7", "Am7"), ("F#m7b5/E", "F#m7b5/E"), ("C m7", "Cm7"), ("C/D", "C/D"),
    ("C half-diminished seventh", "Cm7b5"), ("C major triad", "C"), ("G dominant 7th chord", "G7"),
    ("C triad", "C"), ("D diminished", "Ddim"), ("B flat minor seventh", "Bbm7"),
    ("A C# E G", "A7"), ("c# e g a", "A7/C#"), ("C E G", "C"), ("G C E", "C/G"), ("C E G C", "C"),
    ("a,c#,e,g", "A7"), ("C-E-G", "C"),
  ])
  func `as a chord`(text: String, symbol: String) throws {
    #expect(try read(text) == symbol)
  }

  @Test(arguments: [
    ("alto clef, third line, 3 flats", "alto 4 -3"), ("alto clef line 3 three flats", "alto 4 -3"),
    ("Treble clef, 2nd space", "treble 3 0"), ("bass, top line, one sharp", "bass 8 1"),
    ("bass clef, second ledger line above, natural sign", "bass 12 0 n"),
    ("tenor clef, first line from the top, a flat", "tenor 8 0 b"),
    ("treble clef, space below the staff", "treble -1 0"),
    (
      "treble clef, in the space above the second ledger line above the staff, no signature",
      "treble 13 0"
    ),
    ("mezzo soprano clef, middle line", "mezzo-soprano 4 0"),
    ("treble clef with a small 8 below, bottom line, 2 sharps", "treble8vb 0 2"),
    ("treble 8vb, bottom line, ♭", "treble8vb 0 0 b"),
    ("soprano clef, ledger line below", "soprano -2 0"),
    ("treble clef, fourth line, 1 flat, double sharp", "treble 6 -1 ##"),
    ("no sharps or flats, bass clef, top space with a sharp", "bass 7 0 #"),
  ])
  func `as a note on a staff`(text: String, note: String) throws {
    #expect(try read(text) == note)
  }

  static let misreadings: [(String, Misreading)] = [
    ("", .empty), (" , ", .empty), (String(repeating: "C", count: 201), .tooLong),
    ("banana", .unknown(part: "banana", readableIn: nil)),
    ("H7", .unknown(part: "H7", readableIn: .german)), ("?", .unknown(part: "?", readableIn: nil)),
    ("Fa", .unknown(part: "Fa", readableIn: .solfege)),
    ("Do major", .unknown(part: "Do", readableIn: .solfege)),
    ("V7 in Re", .unknown(part: "Re", readableIn: .solfege)),
    ("Csus4", .unknownKind(of: NoteName(.c), part: "sus4")),
    ("C add9", .unknownKind(of: NoteName(.c), part: "add9")),
    ("D# H", .unknownKind(of: NoteName(.d, .sharp), part: "H")),
    ("Bbm6", .unknownKind(of: NoteName(.b, .flat), part: "m6")),
    ("V7 in H minor", .unknownKey(part: "H minor")), ("V7 in", .unknownKey(part: "")),
    ("V7 in C blues", .unknownKey(part: "C blues")), ("V7 in C7", .unknownKey(part: "C7")),
    ("VX in C", .unknownNumeral(part: "VX")), ("in C", .unknownNumeral(part: "")),
    ("V/VX in C", .unknownNumeral(part: "V/VX")), ("vIi in C", .unknownNumeral(part: "vIi")),
    ("C D E", .noChord([NoteName(.c), NoteName(.d), NoteName(.e)])),
    ("alto clef, third line, purple", .unknownOnStaff(part: "purple")),
    ("alto clef", .missingPlace), ("clef, third line", .missingClef),
    ("alto clef, sixth line", .noSuchPlace), ("bass clef, 5th ledger line above", .noSuchPlace),
    ("bass clef, third line, 8 flats", .noSuchSignature(signs: 8)),
    ("Fbbb minor", .unspellable), ("Ger65 in Fbbb", .unspellable),
    ("Fbbb minor triad", .unspellable),
  ]

  @Test(arguments: misreadings)
  func `or else the part at fault is told`(text: String, misreading: Misreading) {
    #expect(throws: misreading) { try reader.read(text) }
  }

  @Test(arguments: [
    (NamingSystem.german, "V7 in h", "V7 in B minor"), (.german, "Es-Dur", "Eb major"),
    (.german, "fis-Moll", "F# minor"), (.german, "Hm7b5", "Bm7b5"), (.german, "Fis Gis", "M2"),
    (.german, "B", "Bb"), (.german, "Bm", "Bbm"), (.dutch, "V7 in bes", "V7 in Bb minor"),
    (.dutch, "es as", "P4"), (.solfege, "V7 in Sol", "V7 in G major"), (.solfege, "Sim7", "Bm7"),
    (.solfege, "la do# mi sol", "A7"), (.solfege, "Fa#/La#", "F#/A#"),
    (.english, "F# 4", "F#4"), (.english, "C natural", "C"),
    (.english, "C natural minor", "C natural minor"),
  ])
  func `in the naming system that is on`(names: NamingSystem, text: String, query: String) throws {
    #expect(try read(text, in: names) == query)
  }

  @Test(arguments: NamingSystem.allCases)
  func `with any note for a tonic or a root, however it is printed`(names: NamingSystem) throws {
    for note in NoteName.all(alteredBy: 2) {
      for text in [names.symbol(of: note), names.ascii(of: note)] {
        #expect(try read("\(text) dorian", in: names) == "\(note.ascii) dorian")
        #expect(try read("I in \(text) major", in: names) == "I in \(note.ascii) major")
        #expect(try read("\(text)m7b5", in: names) == "\(note.ascii)m7b5")
        #expect(try read("\(text) \(text)", in: names) == "P1")
      }
    }
  }

  @Test func `or else a name of several notes is asked back`() {
    let bFlat = NoteName(.b, .flat)
    let bDoubleFlat = NoteName(.b, .doubleFlat)
    for text in ["Bb", "Bbm7", "Bb major", "Bb C"] {
      #expect(throws: Misreading.ambiguousName(part: "Bb", [bFlat, bDoubleFlat])) {
        try QueryReader(names: .german).read(text)
      }
    }
  }

  @Test func `or else the key is asked for`() throws {
    for text in ["V7", "bVI", "Ger65", "vii/o7/V", "V 7"] {
      let harmony = try #require(Harmony(text.replacing(" ", with: "")))
      #expect(throws: Misreading.missingKey(harmony)) { try reader.read(text) }
    }
  }
}

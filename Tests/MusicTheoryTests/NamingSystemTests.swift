import MusicTheory
import Oracle
import Testing

struct `Naming systems` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try NameRow.all() {
      let name = try name(row.ascii)
      #expect(NamingSystem.english.ascii(of: name) == row.ascii)
      #expect(NamingSystem.german.ascii(of: name) == row.german)
      #expect(NamingSystem.dutch.ascii(of: name).lowercased() == row.dutch)
      #expect(NamingSystem.solfege.ascii(of: name) == row.fixedDo)
    }
  }

  @Test
  func `read every row of the oracle`() throws {
    for row in try NameRow.all() {
      let texts: [(NamingSystem, [String?])] = [
        (.english, [row.ascii, row.unicodePairs, row.xForm]),
        (.german, [row.german, row.germanAlt, row.german.lowercased(), row.german.uppercased()]),
        (.dutch, [row.dutch, row.dutch.uppercased()]),
        (.solfege, [row.fixedDo, row.fixedDo.lowercased(), row.fixedDo.uppercased()]),
      ]
      for (system, texts) in texts {
        for text in texts.compactMap(\.self) {
          #expect(system.notes(named: text).map(\.ascii) == [row.ascii], "\(system): \(text)")
        }
      }
    }
  }

  @Test(arguments: NamingSystem.allCases)
  func `read whatever they write, in any case`(system: NamingSystem) {
    for name in NoteName.all {
      for text in [system.symbol(of: name), system.ascii(of: name)] {
        for text in [text, text.lowercased(), text.uppercased()] {
          #expect(system.notes(named: text) == [name], "\(text)")
        }
        #expect(system.prefixes(of: text[...]).allSatisfy { !$0.rest.isEmpty || $0.isUsual })
      }
    }
  }

  @Test(arguments: NamingSystem.allCases)
  func `write no two notes alike`(system: NamingSystem) {
    #expect(Set(NoteName.all.map(system.symbol)).count == NoteName.all.count)
    #expect(Set(NoteName.all.map(system.ascii)).count == NoteName.all.count)
    #expect(NoteName.all.allSatisfy { system.ascii(of: $0).allSatisfy(\.isASCII) })
  }

  @Test(arguments: [
    (NamingSystem.english, "C D E F G A B", "F♯ Cx G♯x B♭ E♭♭"),
    (.german, "C D E F G A H", "Fis Cisis Gisisis B Eses"),
    (.dutch, "C D E F G A B", "Fis Cisis Gisisis Bes Eses"),
    (.solfege, "Do Re Mi Fa Sol La Si", "Fa♯ Do♯♯ Sol♯♯♯ Si♭ Mi♭♭"),
  ])
  func `write naturals and others`(system: NamingSystem, naturals: String, others: String) throws {
    let written = Letter.allCases.map { system.symbol(of: NoteName($0)) }
    #expect(written.joined(separator: " ") == naturals)
    let altered = try names("F# C## G### Bb Ebb").map(system.symbol)
    #expect(altered.joined(separator: " ") == others)
  }
}

// MARK: - Reading

struct `A note name` {
  @Test(
    arguments: [
      (NamingSystem.english, "C sharp", "C#"), (.english, "b flat", "Bb"),
      (.english, "F double sharp", "F##"), (.english, "F double-sharp", "F##"),
      (.english, "E natural", "E"), (.english, "A-flat", "Ab"), (.english, "TRIPLE", nil),
      (.english, "G triple flat", "Gbbb"), (.english, "Dsharp", "D#"), (.english, "d𝄪", "D##"),
      (.german, "H", "B"), (.german, "b", "Bb"), (.german, "F#", "F#"), (.german, "Eb", "Eb"),
      (.german, "h♭♭", "Bbb"), (.german, "Aes", "Ab"), (.german, "asas", "Abb"),
      (.german, "BB", "Bbb"), (.german, "H flat", "Bb"), (.german, "Aseses", "Abbb"),
      (.dutch, "B", "B"), (.dutch, "bb", "Bb"), (.dutch, "Bes", "Bb"), (.dutch, "ees", "Eb"),
      (.dutch, "aeses", "Abb"), (.dutch, "fis", "F#"), (.dutch, "H", nil), (.dutch, "Hes", nil),
      (.solfege, "do", "C"), (.solfege, "ré", "D"), (.solfege, "RÉ", "D"),
      (.solfege, "re\u{301}", "D"), (.solfege, "ti", "B"), (.solfege, "si bemol", "Bb"),
      (.solfege, "mi bémol", "Eb"), (.solfege, "FA DIÈSE", "F#"), (.solfege, "fa diese", "F#"),
      (.solfege, "sol diesis", "G#"), (.solfege, "la bemolle", "Ab"), (.solfege, "so", "G"),
      (.solfege, "do sostenido", "C#"), (.solfege, "do doble sostenido", "C##"),
      (.solfege, "si doppio bemolle", "Bbb"), (.solfege, "fa double dièse", "F##"),
      (.solfege, "mi bécarre", "E"), (.solfege, "mi bequadro", "E"), (.solfege, "re sharp", "D#"),
      (.solfege, "Dox", "C##"), (.solfege, "C", nil), (.solfege, "ut", nil),
    ] as [(NamingSystem, String, String?)]
  )
  func `is read as it is typed or said`(system: NamingSystem, text: String, right: String?) {
    #expect(system.notes(named: text).map(\.ascii) == [right].compactMap(\.self))
  }

  /// Public bug report BR46: German has no Hes, and no Bes.
  @Test(arguments: [
    ("Hes", "Bb"), ("Bes", "Bb"), ("beses", "Bbb"), ("B♭", "Bb"), ("B flat", "Bb"), ("b#", "B#"),
    ("B♮", "B"), ("B double flat", "Bbb"),
  ])
  func `that German writes otherwise is marked`(text: String, right: String) {
    let whole = NamingSystem.german.prefixes(of: text[...]).filter(\.rest.isEmpty)
    #expect(whole.map(\.name.ascii) == [right])
    #expect(whole.map(\.isUsual) == [false])
  }

  @Test(arguments: ["Bb", "bb"])
  func `of two meanings has both in German`(text: String) {
    #expect(NamingSystem.german.notes(named: text).map(\.ascii) == ["Bb", "Bbb"])
  }

  @Test(arguments: [
    (NamingSystem.english, "F sharp minor", ["F# minor", "F sharp minor"]),
    (.english, "E natural minor", ["E minor", "E natural minor"]),
    (.english, "Bbm7", ["Bb m7", "B bm7"]), (.english, "C4", ["C 4"]),
    (.english, "F#x#", ["F### #", "F# x#", "F #x#"]),
    (.english, "C#b", ["C# b", "C #b"]), (.english, "C♮♯", ["C ♯", "C ♮♯"]),
    (.german, "Esus4", ["Eb us4", "E sus4"]), (.german, "Fis-Moll", ["F# -Moll", "F is-Moll"]),
    (.german, "gesb", ["Gb b", "G esb"]), (.german, "Bmaj7", ["Bb maj7"]),
    (.solfege, "Solmi", ["G mi", "G lmi"]), (.solfege, "Mim7", ["E m7"]),
  ])
  func `may begin a text in several ways, longest first`(
    system: NamingSystem,
    text: String,
    readings: [String]
  ) {
    let prefixes = system.prefixes(of: text[...])
    let read = prefixes.map { prefix in
      prefix.name.ascii + " " + String(prefix.rest.drop { $0.isWhitespace })
    }
    #expect(read == readings)
  }

  @Test(
    arguments: NamingSystem.allCases,
    [
      "", " ", "#", "♯", "sharp", "4", "x", "C sharp flat", "F####", "F#b", "Cisb", "Asis",
      "\u{301}",
      "🎵",
      "hint", "why", "skip", "listen", "quit", "exit", "help", "?", "hello", "А",
    ]
  )
  func `is none of these`(system: NamingSystem, text: String) {
    #expect(system.notes(named: text) == [])
  }

  @Test
  func `may have its accidental apart`() {
    for text in ["#", "♭♭", "x", "sharp", "Double", "FLAT"] {
      #expect(NamingSystem.allCases.allSatisfy { $0.isAccidental(text[...]) }, "\(text)")
    }
    for text in ["b", "bb", "C", "is", "sharply", "4"] {
      #expect(NamingSystem.allCases.allSatisfy { !$0.isAccidental(text[...]) }, "\(text)")
    }
    #expect(NamingSystem.solfege.isAccidental("bémol"))
    #expect(!NamingSystem.english.isAccidental("bémol"))
  }
}

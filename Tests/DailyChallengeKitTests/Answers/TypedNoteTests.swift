import DailyChallengeKit
import MusicTheory
import Oracle
import Testing

struct `A note that is typed` {
  /// Every way to type an accidental, by the half steps it raises a note.
  static let accidentals: [(alteration: Int, texts: [String])] = [
    (0, ["", "♮", "♮\u{FE0E}"]),
    (1, ["#", "♯", "♯\u{FE0E}", "♯\u{FE0F}"]),
    (-1, ["b", "♭", "B", "♭\u{FE0E}"]),
    (2, ["##", "x", "X", "♯♯", "𝄪", "#♯", "♯#"]),
    (-2, ["bb", "♭♭", "𝄫", "BB", "b♭", "♭b"]),
    (3, ["###", "#x", "x#", "♯x", "♯𝄪", "𝄪♯", "♯♯♯"]),
    (-3, ["bbb", "♭𝄫", "𝄫♭", "♭♭♭", "b𝄫"]),
  ]

  static let typed = accidentals.flatMap { alteration, texts in
    Letter.allCases.flatMap { letter in
      [letter.name, letter.name.lowercased()].flatMap { typed in
        texts.map { (typed + $0, letter, alteration) }
      }
    }
  }

  @Test
  func `is read in any case and with any signs`() throws {
    for (text, letter, alteration) in Self.typed {
      let name = NoteName(letter, try #require(Accidental(alteration: alteration)))
      #expect(note(text) == .answer(.note(name, octave: nil), remark: nil), "\(text)")
      #expect(note(" \(text)\t") == .answer(.note(name, octave: nil), remark: nil), "\(text)")
    }
  }

  @Test
  func `is read with any octave, behind it or apart`() throws {
    for (text, letter, alteration) in Self.typed {
      let name = NoteName(letter, try #require(Accidental(alteration: alteration)))
      for octave in [0, 4, 9] {
        let right = Reading.answer(.note(name, octave: octave), remark: nil)
        #expect(note("\(text)\(octave)", withOctave: true) == right, "\(text)")
        #expect(note("\(text) \(octave)", withOctave: true) == right, "\(text)")
      }
    }
  }

  @Test
  func `is read as the oracle writes it`() throws {
    for row in try NameRow.all() {
      let right = Reading.answer(.note(try name(row.ascii), octave: nil), remark: nil)
      for text in [row.ascii, row.unicodePairs, row.xForm ?? row.ascii] {
        #expect(note(text) == right, "\(text)")
      }
    }
  }

  /// Public bug reports BR38 and BR40: the first character is the letter, what follows are its
  /// accidentals; and where a note is asked, d5 is no diminished fifth.
  @Test(
    arguments: [
      ("b", "B"), ("B", "B"), ("bb", "Bb"), ("Bb", "Bb"), ("BB", "Bb"), ("bB", "Bb"),
      ("bbb", "Bbb"), ("Bbb", "Bbb"), ("BBB", "Bbb"), ("b♭", "Bb"), ("b#", "B#"), ("bx", "B##"),
      ("ab", "Ab"), ("AB", "Ab"), ("eb", "Eb"), ("Ab ", "Ab"), ("f #", "F#"), ("F x", "F##"),
      ("F ♯ ♯", "F##"), ("f-#", "F#"), ("a,", "A"), ("-a-", "A"), ("A\r\n", "A"),
      ("\u{A0}A\u{3000}", "A"),
    ]
  )
  func `is its first letter with what follows`(text: String, right: String) throws {
    #expect(note(text) == .answer(.note(try name(right), octave: nil), remark: nil))
  }

  @Test(
    arguments: [
      ("d5", "D", 5), ("D5", "D", 5), ("a4", "A", 4), ("A4", "A", 4), ("bb3", "Bb", 3),
      ("b3", "B", 3), ("f # 4", "F#", 4), ("F#-4", "F#", 4), ("cb0", "Cb", 0), ("c♯9", "C#", 9),
    ]
  )
  func `has the octave that is asked`(text: String, right: String, octave: Int) throws {
    let right = try name(right)
    #expect(note(text, withOctave: true) == .answer(.note(right, octave: octave), remark: nil))
    #expect(note(text) == .answer(.note(right, octave: nil), remark: .octaveIgnored))
  }

  @Test(arguments: [("F#", "F#"), ("bb", "Bb"), ("B♭", "Bb"), ("e x", "E##"), ("A♮", "A")])
  func `is asked for its octave where it lacks one`(text: String, right: String) throws {
    #expect(note(text, withOctave: true) == .refusal(.missingOctave(try name(right))))
  }

  @Test(
    arguments: [
      ("", .empty), (" \t\n", .empty), ("-", .empty), (", , -", .empty), ("\u{FE0F}", .empty),
      ("\u{FE0F} \u{FE0F}", .empty),
      ("F# G", .severalNotes), ("F#, G4", .severalNotes), ("ac", .severalNotes),
      ("c4e4", .severalNotes), ("b b", .severalNotes), ("f#b", .severalNotes),
      ("F##b", .severalNotes), ("BBb", .severalNotes), ("cdefgabcdefgab", .severalNotes),
      ("H", .unreadable(part: "H", readableIn: .german)),
      ("h", .unreadable(part: "h", readableIn: .german)),
      ("hello", .unreadable(part: "hello")),
      ("Fis", .unreadable(part: "is", readableIn: .german)),
      ("do", .unreadable(part: "o", readableIn: .solfege)), ("and", .unreadable(part: "nd")),
      ("an", .unreadable(part: "n")), ("#F", .unreadable(part: "#F")),
      ("♭", .unreadable(part: "♭")), ("4", .unreadable(part: "4")), ("x", .unreadable(part: "x")),
      ("F####", .unreadable(part: "#")), ("C♯♭", .unreadable(part: "♭")),
      ("C♮♯", .unreadable(part: "♯")), ("C♭#", .unreadable(part: "#")),
      ("C10", .unreadable(part: "0")), ("A440", .unreadable(part: "40")),
      ("F#!", .unreadable(part: "!")), ("C\u{301}", .unreadable(part: "C\u{301}")),
      ("G\u{0}", .unreadable(part: "\u{0}")), ("\u{1B}[31mA", .unreadable(part: "\u{1B}[31mA")),
      ("А", .unreadable(part: "А")),  // Cyrillic
      ("C٤", .unreadable(part: "٤")), ("🎵", .unreadable(part: "🎵")),
    ] as [(String, Reading.Refusal)]
  )
  func `is refused for what it is`(text: String, refusal: Reading.Refusal) {
    #expect(note(text) == .refusal(refusal))
    #expect(note(text, withOctave: true) == .refusal(refusal))
  }

  private func note(_ text: String, withOctave: Bool = false) -> Reading {
    AnswerReader().read(text, as: .note(withOctave: withOctave))
  }
}

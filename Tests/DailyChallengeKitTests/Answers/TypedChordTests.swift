import DailyChallengeKit
import MusicTheory
import Testing

struct `A chord that is typed` {
  @Test(
    arguments: [
      "A C# E G", "a c# e g", "A, C#, E, G", "A,C#,E,G", "a;c#;e;g", "A-C#-E-G", "a - c# - e - g",
      "A–C♯–E–G", "A—C♯—E—G", "A/C#/E/G", "A | C# | E | G", "A·C#·E·G", "ac#eg", "AC#EG", "aC#eG",
      "Ac#Eg", "aC#EG", "ac♯eg", "AC♯EG", "a c#eg", "ac# eg", "  A  C#\tE\u{A0}G\r\n", "A C # E G",
      "a c♯\u{FE0E} e g", "A♮ C♯ E♮ G♮", ",A C# E G,", "A,,C#,E,G",
    ]
  )
  func `is read with any separators, or none`(text: String) throws {
    #expect(chord(text) == .answer(.chord(try names("A C# E G")), remark: nil))
  }

  @Test(
    arguments: [
      ("b d f", "B D F"), ("bb d f", "Bb D F"), ("bbb db fb", "Bbb Db Fb"), ("B D F", "B D F"),
      ("Bb D F", "Bb D F"), ("BB D F", "Bb D F"), ("b♭df", "Bb D F"), ("bdf", "B D F"),
      ("dfa", "D F A"), ("face", "F A C E"), ("gbd", "G B D"), ("GBD", "G B D"), ("egb", "E G B"),
      ("eg♭b♭", "E Gb Bb"), ("c e b", "C E B"), ("c eb g", "C Eb G"), ("C Eb G", "C Eb G"),
      ("c e g b", "C E G B"), ("a b c e", "A B C E"), ("ab c e", "Ab C E"),
      ("fx a# c#", "F## A# C#"), ("fxa#c#", "F## A# C#"), ("g𝄪 b♯ d♯ f♯", "G## B# D# F#"),
      ("f𝄪a♯c♯", "F## A# C#"), ("c♭♭ e𝄫 gbb", "Cbb Ebb Gbb"),
      ("C# E G ♯", "C# E G#"), ("abc", "A B C"), ("ebg#", "E B G#"), ("cbc#", "C B C#"),
    ]
  )
  func `is read where it has one reading`(text: String, right: String) throws {
    #expect(chord(text) == .answer(.chord(try names(right)), remark: nil))
  }

  /// With capitals for all letters, a small b can only be a flat.
  @Test(
    arguments: [
      ("AbCE", "Ab C E"), ("ABbD", "A Bb D"), ("EbGBb", "Eb G Bb"), ("DbFAb", "Db F Ab"),
      ("GBbDF", "G Bb D F"), ("BbDF", "Bb D F"), ("BbbDbFb", "Bbb Db Fb"), ("EGBbDb", "E G Bb Db"),
      ("GbBbDb", "Gb Bb Db"), ("G#BDF", "G# B D F"), ("BDF#A", "B D F# A"),
    ]
  )
  func `is read by its capitals`(text: String, right: String) throws {
    #expect(chord(text) == .answer(.chord(try names(right)), remark: nil))
  }

  /// Of several readings those count that could be a chord: three or four notes, and none twice.
  @Test(
    arguments: [
      ("abce", ["Ab C E", "A B C E"]), ("ABCE", ["Ab C E", "A B C E"]),
      ("Abce", ["Ab C E", "A B C E"]), ("abCE", ["Ab C E", "A B C E"]),
      ("gbbd", ["Gb B D", "G Bb D"]), ("GBBD", ["Gb B D", "G Bb D"]),
      ("fabc", ["F Ab C", "F A B C"]), ("dbfab", ["Db F Ab", "Db F A B", "D B F Ab"]),
      ("abcdefg", ["Ab C D E F G", "A B C D E F G"]),
    ]
  )
  func `is asked back with all its readings where it has several`(
    text: String,
    readings: [String]
  ) throws {
    #expect(chord(text) == .refusal(.ambiguous(try readings.map(names))))
  }

  @Test(
    arguments: [
      ("A b C F", 3, ["Ab C F", "A B C F"]),
      ("d f a b", 3, ["D F Ab", "D F A B"]), ("E b G", 2, ["Eb G", "E B G"]),
    ]
  )
  func `is asked back where a small b may be a sign`(
    text: String,
    size: Int,
    readings: [String]
  ) throws {
    #expect(
      AnswerReader().read(text, as: .chord(size: size))
        == .refusal(.ambiguous(try readings.map(names)))
    )
  }

  @Test(arguments: ["FA/C", "F/AC", "F/A/C"])
  func `is its notes where there are more than two`(text: String) throws {
    #expect(chord(text) == .answer(.chord(try names("F A C")), remark: nil))
  }

  @Test(arguments: ["F/A", "f/c", "C/E", "Bb/D", "F / A"])
  func `by its name over its bass is none`(text: String) {
    #expect(chord(text) == .refusal(.oneNote))
  }

  @Test(
    arguments: [
      ("A4 C#5 E5 G5", "A C# E G"), ("a c#5 e g", "A C# E G"), ("c4e4g4", "C E G"),
      ("C4 Eb4 Gb4 Bbb4", "C Eb Gb Bbb"), ("c 4 e 4 g 4", "C E G"), ("b3d4f4", "B D F"),
    ]
  )
  func `may have octaves, which nobody asked for`(text: String, right: String) throws {
    #expect(chord(text) == .answer(.chord(try names(right)), remark: .octaveIgnored))
  }

  @Test(arguments: [("G# B D", 3), ("C E", 2), ("C D E F G A B", 7), ("C B#", 2), ("C# Db", 2)])
  func `is read whatever its size`(text: String, count: Int) throws {
    let right = try names(text)
    #expect(right.count == count)
    #expect(chord(text) == .answer(.chord(right), remark: nil))
  }

  @Test(
    arguments: [
      ("", .empty), (" - ", .empty), ("\u{FE0E}", .empty),
      ("F#", .oneNote), ("bb", .oneNote), ("A4", .oneNote), ("Bbb", .oneNote),
      ("ab", .oneNote), ("gbb", .oneNote), ("A7", .oneNote),
      ("A C# H G", .unreadable(part: "H", readableIn: .german)),
      ("ac#hg", .unreadable(part: "hg", readableIn: .german)),
      ("A Cis E", .unreadable(part: "is", readableIn: .german)),
      ("D #F A", .unreadable(part: "#F")),
      ("C E and G", .unreadable(part: "nd")), ("Am7", .unreadable(part: "m7")),
      ("V7", .unreadable(part: "V7")), ("end", .unreadable(part: "nd")),
      ("A C## E!", .unreadable(part: "!")), ("C E G.", .unreadable(part: ".")),
      ("#", .unreadable(part: "#")), ("do mi sol", .unreadable(part: "o", readableIn: .solfege)),
      ("C D E F G A B C#", .tooLong), ("cdefgac#d#", .tooLong),
    ] as [(String, Reading.Refusal)]
  )
  func `is refused for what it is`(text: String, refusal: Reading.Refusal) {
    #expect(chord(text) == .refusal(refusal))
  }

  @Test(
    arguments: [
      ("A C# A", "A"), ("ac#a", "A"), ("A4 C#4 A5", "A"), ("C C", "C"), ("E G B E", "E"),
      ("Bb D bb", "Bb"), ("C E G C E G C E G", "C"), ("b b d", "B"),
      ("cabc", "C"), ("b b b b", "B"),
    ]
  )
  func `is refused where it has a note twice`(text: String, note: String) throws {
    #expect(chord(text) == .refusal(.doubled(try name(note))))
  }

  private func chord(_ text: String) -> Reading {
    AnswerReader().read(text, as: .chord(size: 4))
  }
}

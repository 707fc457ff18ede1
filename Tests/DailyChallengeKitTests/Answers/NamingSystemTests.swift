import DailyChallengeKit
import MusicTheory
import Testing

@testable import struct DailyChallengeKit.SplitMix64

struct `An answer in another naming system` {
  @Test(arguments: [
    (NamingSystem.german, "A Cis E G", "A C# E G"), (.german, "a, cis, e, g", "A C# E G"),
    (.german, "aciseg", "A C# E G"), (.german, "A-C#-E-G", "A C# E G"), (.german, "h d f", "B D F"),
    (.german, "b d f", "Bb D F"), (.german, "B D F", "Bb D F"), (.german, "BDF", "Bb D F"),
    (.german, "H D F As", "B D F Ab"), (.german, "DesFAs", "Db F Ab"),
    (.german, "Es G B", "Eb G Bb"),
    (.german, "EsGB", "Eb G Bb"), (.german, "HDisFis", "B D# F#"), (.german, "hdisfis", "B D# F#"),
    (.german, "as c es", "Ab C Eb"), (.german, "asces", "Ab C Eb"),
    (.german, "heses des fes", "Bbb Db Fb"),
    (.dutch, "bes d f", "Bb D F"), (.dutch, "b d f", "B D F"), (.dutch, "BesDF", "Bb D F"),
    (.dutch, "As Ces Es", "Ab Cb Eb"), (.dutch, "fis A cis", "F# A C#"),
    (.solfege, "do mi sol", "C E G"), (.solfege, "domisol", "C E G"),
    (.solfege, "DoMiSol", "C E G"),
    (.solfege, "la do# mi sol", "A C# E G"), (.solfege, "ré fa♯ la", "D F# A"),
    (.solfege, "si bémol ré fa", "Bb D F"), (.solfege, "sibrefa", "Bb D F"),
    (.solfege, "fa diesis, la, do diesis", "F# A C#"), (.solfege, "la re mi", "A D E"),
    (.english, "C sharp, E, G sharp", "C# E G#"), (.english, "C sharp E G sharp", "C# E G#"),
    (.english, "c-sharp e g-sharp", "C# E G#"), (.english, "B flat D F", "Bb D F"),
    (.english, "b double flat, d flat, f flat", "Bbb Db Fb"),
    (.english, "CsharpEGsharp", "C# E G#"),
    (.english, "F double sharp A sharp C sharp", "F## A# C#"), (.english, "E natural G B", "E G B"),
  ])
  func `is read as a list, with separators or without`(
    system: NamingSystem,
    text: String,
    right: String
  ) throws {
    #expect(chord(text, system) == .answer(.chord(try names(right)), remark: nil))
  }

  @Test(arguments: [
    (NamingSystem.german, "As 3", "Ab", 3), (.german, "h4", "B", 4), (.german, "Fis4", "F#", 4),
    (.dutch, "bes-2", "Bb", 2), (.solfege, "Do4", "C", 4), (.solfege, "sol # 5", "G#", 5),
    (.solfege, "si bemol 3", "Bb", 3), (.english, "F sharp 4", "F#", 4),
    (.english, "F sharp4", "F#", 4), (.english, "fsharp4", "F#", 4), (.english, "F#-4", "F#", 4),
  ])
  func `has the octave that is asked`(
    system: NamingSystem,
    text: String,
    right: String,
    octave: Int
  ) throws {
    let right = try name(right)
    let form = AnswerForm.note(withOctave: true)
    let reader = AnswerReader(names: system)
    #expect(reader.read(text, as: form) == .answer(.note(right, octave: octave), remark: nil))
    let withoutOctave = String(text.dropLast())
    #expect(reader.read(withoutOctave, as: form) == .refusal(.missingOctave(right)))
  }

  @Test(arguments: [
    ("Hes", "Bb"), ("Bes", "Bb"), ("B♭", "Bb"), ("b flat", "Bb"), ("Beses", "Bbb"), ("B#", "B#"),
  ])
  func `is understood with a remark where German writes otherwise`(
    text: String,
    right: String
  ) throws {
    let right = try name(right)
    let remark = Reading.Remark.unusualNames([right])
    #expect(note(text, .german) == .answer(.note(right, octave: nil), remark: remark))
    #expect(note(text + "4", .german) == .answer(.note(right, octave: nil), remark: remark))
    let chord = chord("C \(text) G", .german)
    #expect(chord == .answer(.chord([NoteName(.c), right, NoteName(.g)]), remark: remark))
  }

  @Test(arguments: ["Bb", "bb"])
  func `is asked back where a German name has two meanings`(text: String) throws {
    let refusal = Reading.Refusal.ambiguousName(part: text, try names("Bb Bbb"))
    #expect(note(text, .german) == .refusal(refusal))
    #expect(chord("D \(text) F", .german) == .refusal(refusal))
    #expect(note("BB", .german) == .answer(.note(try name("Bbb"), octave: nil), remark: nil))
  }

  @Test(arguments: [
    (NamingSystem.german, "desfas", ["Db F Ab", "D Eb F Ab"]),
    (.german, "fasces", ["F Ab Cb", "F Ab C Eb"]),
    (.dutch, "besdf", ["Bb D F", "B Eb D F"]),
    (.english, "abce", ["Ab C E", "A B C E"]),
  ])
  func `is asked back where it runs together`(
    system: NamingSystem,
    text: String,
    readings: [String]
  ) throws {
    #expect(chord(text, system) == .refusal(.ambiguous(try readings.map(names))))
  }

  @Test(
    arguments: [
      (NamingSystem.german, "Cis4 is", nil, "is"), (.german, "Cis♭", nil, "♭"),
      (.german, "C is", nil, "is"), (.dutch, "H", NamingSystem.german, "H"),
      (.solfege, "F#", .english, "F#"), (.solfege, "Fis", .german, "Fis"),
      (.solfege, "ut", nil, "ut"),
      (.english, "Bes", .dutch, "s"), (.english, "si", .solfege, "si"),
      (.english, "Cis#", nil, "is#"),
      (.english, "flat", nil, "flat"), (.english, "sharp F", nil, "sharp"),
    ] as [(NamingSystem, String, NamingSystem?, String)]
  )
  func `is refused, and told where it would be read`(
    system: NamingSystem,
    text: String,
    other: NamingSystem?,
    part: String
  ) {
    #expect(note(text, system) == .refusal(.unreadable(part: part, readableIn: other)))
  }

  @Test(arguments: NamingSystem.allCases)
  func `is never one of the words of the game`(system: NamingSystem) {
    for word in ["hint", "why", "skip", "listen", "quit", "exit", "help", "?"] {
      for form in `Any text`.forms {
        guard case .refusal(.unreadable) = AnswerReader(names: system).read(word, as: form) else {
          Issue.record("\(word) is read as \(form)")
          continue
        }
      }
    }
  }

  @Test(arguments: NamingSystem.allCases)
  func `reads back as it was printed`(system: NamingSystem) {
    var generator = SplitMix64(seed: "printed")
    for name in NoteName.all(alteredBy: 3) {
      for text in [system.symbol(of: name), system.ascii(of: name)] {
        #expect(note(text, system) == .answer(.note(name, octave: nil), remark: nil))
      }
    }
    let names = NoteName.all(alteredBy: 3)
    for _ in 0..<300 {
      var chord: [NoteName] = []
      while chord.count < 3 + generator.draw(below: 2) {
        let name = names[generator.draw(below: names.count)]
        if !chord.contains(name) { chord.append(name) }
      }
      for text in [chord.map(system.symbol), chord.map(system.ascii)] {
        for separator in [" ", ", ", "-"] {
          let read = self.chord(text.joined(separator: separator), system)
          if read != .answer(.chord(chord), remark: nil) {
            Issue.record("\(text): \(read)")
          }
        }
      }
    }
  }

  private func note(_ text: String, _ system: NamingSystem) -> Reading {
    AnswerReader(names: system).read(text, as: .note(withOctave: false))
  }

  private func chord(_ text: String, _ system: NamingSystem) -> Reading {
    AnswerReader(names: system).read(text, as: .chord(size: 4))
  }
}

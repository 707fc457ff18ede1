import DailyChallengeKit
import MusicTheory
import Testing

@testable import struct DailyChallengeKit.SplitMix64

struct `Any text` {
  @Test(arguments: NamingSystem.allCases)
  func `is read or refused, and what is read prints and reads back the same`(
    system: NamingSystem
  ) {
    let reader = AnswerReader(names: system)
    var generator = SplitMix64(seed: "any text")
    var answers = 0
    for _ in 0..<6000 * rounds {
      let text = Self.text(in: system, of: generator.draw(below: 9), using: &generator)
      let form = Self.forms[generator.draw(below: Self.forms.count)]
      switch reader.read(text, as: form) {
      case .answer(let answer, _):
        answers += 1
        let back = reader.read(answer.written(in: system), as: form)
        if back != .answer(answer, remark: nil) { Issue.record("\(text): \(answer), \(back)") }
      case .refusal(.ambiguous(let readings)):
        // Written apart, each reading is itself.
        for reading in readings where reading.count > 1 {
          let chord = Answer.chord(reading)
          let back = reader.read(chord.written(in: system), as: form)
          if back != .answer(chord, remark: nil) { Issue.record("\(text): \(reading), \(back)") }
        }
      case .refusal: break
      }
    }
    #expect(answers > 200)
  }

  /// Pieces of names, and some that are none, one after the other.
  private static func text(
    in system: NamingSystem,
    of pieces: Int,
    using generator: inout SplitMix64
  ) -> String {
    let syllables = ["do", "re", "ré", "mi", "fa", "sol", "la", "si", "ti", "bemol", "diesis"]
    let letters = (system == .solfege ? syllables : "abcdefgABCDEFGhH".map(String.init))
    let suffixes = ["is", "es", "s", "as", "sharp", "flat", "double", "natural", "Es", "ES"]
    let signs = "#b♯♭x𝄪𝄫♮0459 ,-/nX.\u{FE0F}\u{301}é".map(String.init)
    let kinds = [letters, letters, suffixes, signs, [" "]]
    return (0..<pieces).map { _ in
      let kind = kinds[generator.draw(below: kinds.count)]
      return kind[generator.draw(below: kind.count)]
    }
    .joined()
  }

  static let forms: [AnswerForm] = [
    .note(withOctave: false), .note(withOctave: true), .chord(size: 3), .chord(size: 4),
  ]

  @Test(arguments: forms)
  func `of any characters at all is read or refused`(form: AnswerForm) {
    var generator = SplitMix64(seed: "characters")
    for _ in 0..<500 * rounds {
      var text = String.UnicodeScalarView()
      for _ in 0..<generator.draw(below: 8) {
        let bound = [0x80, 0x3000, 0x11_0000][generator.draw(below: 3)]
        if let scalar = Unicode.Scalar(UInt32(generator.draw(below: bound))) { text.append(scalar) }
      }
      for system in NamingSystem.allCases {
        _ = AnswerReader(names: system).read(String(text), as: form)
      }
    }
  }

  @Test(arguments: forms)
  func `of more than 200 characters is not looked at`(form: AnswerForm) {
    let reader = AnswerReader()
    let longest = String(repeating: " ", count: 200)
    #expect(reader.read(longest, as: form) == .refusal(.empty))
    #expect(reader.read(longest + " ", as: form) == .refusal(.tooLong))
    let marked = "e" + String(repeating: "\u{301}", count: 400)
    #expect(reader.read(marked, as: form) == .refusal(.tooLong))
    #expect(
      reader.read("F#4" + longest.dropLast(3), as: .note(withOctave: true))
        == .answer(
          .note(NoteName(.f, .sharp), octave: 4),
          remark: nil
        )
    )
  }

  @Test(arguments: forms)
  func `takes no time to speak of, however long or tangled`(form: AnswerForm) {
    let texts = [
      String(repeating: "bb ", count: 400_000), String(repeating: "é", count: 1_000_000),
      String(repeating: "b", count: 200), String(repeating: "bbbbb ", count: 33),
      String(repeating: "ab", count: 100), String(repeating: "♭", count: 200),
      String(repeating: "a#", count: 100), String(repeating: "abbbb", count: 40),
      String(repeating: "gbbdbb ", count: 28), "c" + String(repeating: "#", count: 199),
      String(repeating: "asases", count: 33), String(repeating: "esbb", count: 50),
      String(repeating: "ases bes ", count: 22), String(repeating: "sib", count: 66),
      String(repeating: "double ", count: 28), "c" + String(repeating: "double", count: 33),
    ]
    let time = ContinuousClock().measure {
      for system in NamingSystem.allCases {
        for text in texts { _ = AnswerReader(names: system).read(text, as: form) }
      }
    }
    #expect(time < .seconds(8))
  }
}

extension Answer {
  fileprivate func written(in system: NamingSystem) -> String {
    switch self {
    case .note(let name, let octave):
      system.ascii(of: name) + (octave.map(String.init) ?? "")
    case .chord(let notes): notes.map(system.ascii).joined(separator: " ")
    }
  }
}

import DailyChallengeKit
import MusicTheory
import Testing

@testable import struct DailyChallengeKit.SplitMix64

struct `Any text` {
  @Test
  func `is read or refused, and what is read prints and reads back the same`() {
    let alphabet = Array("abcdefgABCDEFG#b♯♭x𝄪𝄫♮0459 ,-/hnsX.\u{FE0F}\u{301}é")
    var generator = SplitMix64(seed: "any text")
    var answers = 0
    for _ in 0..<100_000 {
      let length = generator.draw(below: 12)
      let text = String((0..<length).map { _ in alphabet[generator.draw(below: alphabet.count)] })
      let form = Self.forms[generator.draw(below: Self.forms.count)]
      switch AnswerReader().read(text, as: form) {
      case .answer(let answer, _):
        answers += 1
        let back = AnswerReader().read(answer.ascii, as: form)
        if back != .answer(answer, remark: nil) { Issue.record("\(text): \(answer), \(back)") }
      case .refusal(.ambiguous(let readings)):
        // Written apart, each reading is itself.
        for reading in readings where reading.count > 1 {
          let chord = Answer.chord(reading)
          let back = AnswerReader().read(chord.ascii, as: form)
          if back != .answer(chord, remark: nil) { Issue.record("\(text): \(reading), \(back)") }
        }
      case .refusal: break
      }
    }
    #expect(answers > 5000)
  }

  static let forms: [AnswerForm] = [
    .note(withOctave: false), .note(withOctave: true), .chord(size: 3), .chord(size: 4),
  ]

  @Test(arguments: forms)
  func `of any characters at all is read or refused`(form: AnswerForm) {
    var generator = SplitMix64(seed: "characters")
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<generator.draw(below: 8) {
        let bound = [0x80, 0x3000, 0x11_0000][generator.draw(below: 3)]
        if let scalar = Unicode.Scalar(UInt32(generator.draw(below: bound))) { text.append(scalar) }
      }
      _ = AnswerReader().read(String(text), as: form)
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
    ]
    let time = ContinuousClock().measure {
      for text in texts { _ = AnswerReader().read(text, as: form) }
    }
    #expect(time < .seconds(2))
  }
}

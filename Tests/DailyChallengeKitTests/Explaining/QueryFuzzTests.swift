import DailyChallengeKit
import MusicTheory
import Testing

@testable import struct DailyChallengeKit.SplitMix64

/// Texts nobody means, which must neither trap nor hang. Whatever is read can be explained.
@Suite struct `Any query at all` {
  private let reader = QueryReader()

  @Test func `is read or refused when it is made of pieces of queries`() {
    let pieces = [
      "V", "vii", "I", "7", "65", "6/5", "/", "/ii", "ø", "°", "+", "b", "#", "♭", "in", " ", " ",
      " in ",
      "C", "Eb", "f#", "major", " minor", "harmonic", "dorian", "Ger", "It6", "maj", "M7", "m7b5",
      "sus4",
      "clef", "alto ", "third ", "line", " space ", " above", "ledger ", "3 ", " flats", "of", ":",
      "-", ",",
      "bbbb", "9", "double", " sharp", "\u{301}", "🎵", "\0", "ß", "Ⅴ", "⁶", "₅", "(", ")", "N",
    ]
    var generator = SplitMix64(seed: "pieces of queries")
    for _ in 0..<20_000 * max(1, rounds / 4) {
      let count = 1 + generator.draw(below: 8)
      let text = (0..<count).map { _ in pieces[generator.draw(below: pieces.count)] }.joined()
      check(text)
    }
  }

  @Test func `is read or refused when a character of a query is changed`() {
    let queries = [
      "V7 in D harmonic minor", "V65/ii in Eb major", "Ger65 in c minor", "D# F##", "Ab major",
      "alto clef, third line, 3 flats", "Cm7b5", "Bb", "viio7/V in f#", "C7/Bb", "bVIM7 in C",
    ]
    let characters = Array("CDVviI7654/#b♭o°ø+ -:,.x0\u{200D}é")
    for query in queries {
      for place in query.indices {
        for character in characters {
          var text = query
          text.replaceSubrange(place...place, with: [character])
          check(text)
        }
        var shorter = query
        shorter.remove(at: place)
        check(shorter)
      }
      check(String(query.reversed()))
    }
  }

  @Test func `is refused without being looked at when it is too long`() {
    for unit in ["C", "V/", "\u{301}", "a ", "🎵"] {
      let text = String(repeating: unit, count: 1_000_000)
      let clock = ContinuousClock()
      let time = clock.measure {
        #expect(throws: Misreading.tooLong) { try reader.read(text) }
      }
      #expect(time < .seconds(1))
    }
  }

  private func check(_ text: String) {
    guard let query = try? reader.read(text) else { return }
    #expect(!query.steps.isEmpty, "\(text)")
  }
}

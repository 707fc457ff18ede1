import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `A prompt` {
  private let prompt = Prompt(style: .unicode)

  @Test func `asks for a plain letter where there is neither signature nor sign`() throws {
    #expect(
      prompt.text(for: try note(.bass, 0, 3))
        == "Bass clef, no signature. Name the note. Letter only."
    )
  }

  @Test func `tells signature, sign and octave where they count`() throws {
    #expect(
      prompt.text(for: try note(.alto, -3, 7, .natural, octave: true))
        == "Alto clef, three flats, a natural sign before the note."
        + " Name it with its octave (middle C is C4)."
    )
    #expect(prompt.text(for: try note(.treble, 1, 8)) == "Treble clef, one sharp. Name the note.")
  }

  @Test func `says under a clef with a small 8 that the sound is asked`() throws {
    #expect(
      prompt.text(for: try note(.treble8vb, 0, 2, octave: true))
        == "Treble clef with a small 8 below, no signature."
        + " Name it with its octave as it sounds (middle C is C4)."
    )
  }

  @Test func `names a chord by degree and size, never by numeral`() async throws {
    #expect(
      prompt.text(for: try await chord("D", "harmonic-minor", 5, size: 4))
        == "D harmonic minor: spell the seventh chord on degree 5. Four notes, any order."
    )
    let inverted = try await chord(
      "F#",
      "natural-minor",
      6,
      size: 3,
      inversion: 1,
      asksPosition: true
    )
    #expect(
      prompt.text(for: inverted)
        == "F♯ natural minor: spell the triad on degree 6, first inversion. Lowest note first."
    )
    #expect(Prompt(style: .ascii).text(for: inverted).hasPrefix("F# natural minor:"))
    let root = try await chord("C", "major", 1, size: 4, asksPosition: true)
    #expect(
      prompt.text(for: root)
        == "C major: spell the seventh chord on degree 1, root position. Lowest note first."
    )
  }
}

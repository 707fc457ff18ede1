import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `In another naming system` {
  private func style(_ names: NamingSystem) -> TextStyle {
    TextStyle(characters: .unicode, width: 500, names: names)
  }

  @Test(arguments: [
    (
      NamingSystem.german,
      "H major: spell the triad on degree 1. Three notes, any order. German names."
    ),
    (.dutch, "B major: spell the triad on degree 1. Three notes, any order. Dutch names."),
    (.solfege, "Si major: spell the triad on degree 1. Three notes, any order. Solfege names."),
    (.english, "B major: spell the triad on degree 1. Three notes, any order."),
  ])
  func `the prompt names the tonic, and says which names these are`(
    names: NamingSystem,
    prompt: String
  ) async throws {
    let task = try await chord("B", "major", 1, size: 3)
    #expect(Prompt(style: style(names)).text(for: task) == prompt)
  }

  @Test func `the prompt asks for a syllable where notes are syllables`() throws {
    let prompt = Prompt(style: style(.solfege))
    #expect(
      prompt.text(for: try note(.bass, 0, 3))
        == "Bass clef, no signature. Name the note. Syllable only. Solfege names."
    )
    #expect(
      prompt.text(for: try note(.bass, 0, 3, octave: true))
        == "Bass clef, no signature. Name it with its octave (middle Do is Do4). Solfege names."
    )
  }

  @Test(arguments: [
    (
      NamingSystem.german, "des h ces eses",
      "Read as Des H Ces Eses. Not this one. No note is right yet. Two tries left."
    ),
    (
      .german, "B C Hes E",
      "B is there twice. Name each note once."
    ),
    (
      .german, "a des e g",
      "Read as A Des E G. Right sound, but one note needs another letter. Two tries left."
        + " The third of the chord must be some kind of C."
    ),
    (
      .solfege, "la reb mi sol",
      "Read as La Re♭ Mi Sol. Right sound, but one note needs another syllable. Two tries left."
        + " The third of the chord must be some kind of Do."
    ),
    (
      .dutch, "bes beses eis fisis",
      "Read as Bes Beses Eis Fisis. Not this one. No note is right yet. Two tries left."
    ),
    (
      .german, "D F hes",
      "Read as D F B. German writes B. Not this one. No note is right yet. Two tries left."
    ),
    (
      .german, "hes beses c d",
      "Read as B Heses C D. German writes B and Heses. Not this one. No note is right yet."
        + " Two tries left."
    ),
    (.german, "Bb D F", "'Bb' can be B or Heses. Write the one you mean."),
    (.german, "ut", "'ut' cannot be read as a note. Write four notes, such as D F A C."),
    (
      .solfege, "a",
      "'a' cannot be read as a note. English names are read with '--names english'."
        + " Write four notes, such as Re Fa La Do."
    ),
  ])
  func `answers are read and echoed`(names: NamingSystem, given: String, told: String) async throws
  {
    var session = try session(
      try await chord("D", "harmonic-minor", 5, size: 4),
      names: names
    )
    let renderer = ResponseRenderer(style: style(names))
    let text = session.responses(to: given).map(renderer.text).joined(separator: " ")
    #expect(text == told)
  }

  @Test func `the explanation names its notes`() async throws {
    var session = try session(try await chord("B", "major", 1, size: 4), names: .german)
    let renderer = ResponseRenderer(style: style(.german))
    let responses = session.responses(
      to: .skip(.certain, at: Timestamp(secondsSince1970: 60))
    )
    #expect(
      responses.map(renderer.text).joined(separator: " ").hasPrefix(
        "Skipped. It is H Dis Fis Ais, the I7 of H major. H major: H Cis Dis E Fis Gis Ais."
          + " Degree 1 is H. That is the root. From H take every other note: H Dis Fis Ais."
      )
    )
  }

  @Test func `the result lists the answers`() throws {
    var session = try session(try note(.bass, -1, 9), names: .german)
    _ = session.responses(to: "b")
    #expect(session.record.tasks[0].attempts.map(\.given) == ["b"])
    #expect(session.record.tasks[0].attempts.map(\.read) == ["Bb"])
    #expect(
      SessionRenderer(style: style(.german)).result(of: session.record).last
        == "   1  10  solved   B"
    )
  }

  @Test func `a missing octave is asked for`() throws {
    var session = try session(try note(.bass, -1, 9, octave: true), names: .solfege)
    let renderer = ResponseRenderer(style: style(.solfege))
    #expect(
      session.responses(to: "sib").map(renderer.text)
        == ["Si♭ in which octave? Write its number too. Middle Do begins octave 4."]
    )
    #expect(
      session.responses(to: "?!").map(renderer.text)
        == ["'?!' cannot be read as a note. Write a note with its octave, such as Fa#4."]
    )
  }
}

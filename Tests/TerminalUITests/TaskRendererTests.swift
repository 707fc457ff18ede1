import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `A task on the screen` {
  @Test func `shows a note on its staff above the question`() throws {
    let task = try note(.bass, -1, 9)
    #expect(
      TaskRenderer(style: .unicode).lines(for: task) == [
        "              ●",
        "──┏━━━┓───────────",
        "  ┃   ┃●",
        "──●   ┃───────────",
        "      ┃●",
        "──────┃───────────",
        "     ┏┛",
        "────┏┛────♭───────",
        "  ━━┛",
        "──────────────────",
        "",
        "Bass clef, one flat. Name the note.",
      ]
    )
  }

  @Test func `is pure ASCII in that style`() async throws {
    let tasks = [
      try note(.treble8vb, 7, -8, .doubleSharp, octave: true),
      try await chord("Bb", "dorian", 6, size: 3, inversion: 2, asksPosition: true),
    ]
    for task in tasks {
      let text = TaskRenderer(style: .ascii).lines(for: task).joined()
      let isASCII = text.unicodeScalars.allSatisfy(\.isASCII)
      #expect(isASCII)
    }
  }

  @Test func `shows the clef and signature of a chord's key, and no note of it`() async throws {
    let lines = TaskRenderer(style: .ascii).lines(
      for: try await chord("D", "harmonic-minor", 5, size: 4)
    )
    #expect(
      lines == [
        "       _",
        "      / \\",
        "      | |",
        "------| |--------",
        "      |/",
        "------/----------",
        "     /|",
        "----/ |_----b----",
        "   / /| \\",
        "--| | |  |-------",
        "  |  \\|  |",
        "---\\__|_/--------",
        "      |",
        "    @ |",
        "    \\_/",
        "",
        "D harmonic minor: spell the seventh chord on degree 5. Four notes, any order.",
      ]
    )
  }

  @Test func `asks without a staff where the key has no signature`() async throws {
    let lines = TaskRenderer(style: .unicode).lines(
      for: try await chord("G#", "major", 1, size: 3)
    )
    #expect(lines == ["G♯ major: spell the triad on degree 1. Three notes, any order."])
  }

  @Test(arguments: [20, 40, 80])
  func `asks in lines no wider than the terminal`(width: Int) async throws {
    let style = TextStyle(characters: .unicode, width: width, figure: .words)
    let task = try await chord(
      "F#",
      "melodic-minor",
      6,
      size: 4,
      inversion: 1,
      asksPosition: true
    )
    let lines = TaskRenderer(style: style).lines(for: task)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(
      lines.joined(separator: " ")
        == "Treble clef, three sharps: F, C, G.  " + Prompt(style: style).text(for: task)
    )
  }

  @Test func `fits a note with seven signs and ledger lines into 40 columns`() throws {
    let style = TextStyle(characters: .unicode, width: 40)
    for signature in [-7, 7] {
      for position in [-8, 16] {
        let task = try note(.tenor, signature, position, .doubleFlat, octave: true)
        #expect(TaskRenderer(style: style).lines(for: task).allSatisfy { $0.count <= 40 })
      }
    }
  }
}

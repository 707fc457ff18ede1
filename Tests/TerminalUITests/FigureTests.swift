import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `The form of a figure` {
  private let silent = TerminalGraphics()

  private func terminal(kitty: Bool = false, sixel: Bool = false) -> TerminalGraphics {
    var terminal = TerminalGraphics()
    terminal.hasKittyGraphics = kitty
    terminal.hasSixel = sixel
    return terminal
  }

  @Test func `is dots where the text is Unicode, and ASCII where it is not`() {
    #expect(FigureChoice.auto.form(characters: .unicode) == .braille)
    #expect(FigureChoice.auto.form(characters: .ascii) == .ascii)
  }

  @Test func `is pixels only after the terminal said that it shows them`() {
    #expect(
      FigureChoice.auto.form(characters: .unicode, terminal: terminal(sixel: true))
        == .sixel(PixelStyle(silent))
    )
    #expect(
      FigureChoice.auto.form(characters: .unicode, terminal: terminal(kitty: true, sixel: true))
        == .kitty(PixelStyle(silent))
    )
    #expect(
      FigureChoice.braille.form(characters: .unicode, terminal: terminal(kitty: true)) == .braille
    )
  }

  @Test func `is words for those who read by ear`() {
    #expect(
      FigureChoice.auto.form(
        characters: .unicode,
        terminal: terminal(kitty: true),
        isAccessible: true
      ) == .words
    )
    #expect(FigureChoice.ascii.form(characters: .unicode, isAccessible: true) == .ascii)
  }

  @Test(arguments: [FigureForm.braille, .unicode, .ascii, .words], [20, 40, 80, 120])
  func `keeps to the width of the terminal`(form: FigureForm, width: Int) throws {
    let style = TextStyle(characters: .unicode, width: width, figure: form)
    for clef in Clef.allCases {
      let task = try note(clef, 7, 16, .doubleFlat, octave: true)
      let lines = TaskRenderer(style: style).lines(for: task)
      let widest = form == .unicode || form == .ascii ? max(width, 40) : width
      // Below 40 columns no picture fits: characters are the narrowest.
      #expect(width < 40 || lines.allSatisfy { $0.count <= widest })
    }
  }
}

@Suite struct `The chord of a task that is over` {
  private func lines(_ task: ChallengeTask, answers: [String]) throws -> [String] {
    let renderer = ResponseRenderer(
      style: TextStyle(characters: .unicode, width: 2000, figure: .words)
    )
    var session = try session(task)
    return answers.flatMap { session.responses(to: $0).flatMap(renderer.lines) }
  }

  @Test func `is shown alone when it was spelled right`() async throws {
    let lines = try lines(try await chord("C", "major", 1, size: 3), answers: ["E C G"])
    #expect(
      lines.last
        == "Treble clef, no signature. Three notes together: on the first ledger line below"
        + " the staff; on the first line from the bottom; on the second line from the bottom."
    )
  }

  @Test func `stands beside the last attempt, with the notes marked that do not belong`()
    async throws
  {
    let task = try await chord("D", "harmonic-minor", 5, size: 3)
    let lines = try lines(task, answers: ["A C E", "A C E", "A C E"])
    #expect(
      lines.last == """
        Treble clef, one flat: B. Three notes together: in the second space from the bottom; \
        in the third space from the bottom, with a sharp sign; \
        in the fourth space from the bottom. \
        Three notes together: in the second space from the bottom; \
        in the third space from the bottom, marked wrong; \
        in the fourth space from the bottom.
        """
    )
  }

  @Test func `has the asked bass lowest, and the player's own`() async throws {
    let task = try await chord("C", "major", 1, size: 3, inversion: 1, asksPosition: true)
    let lines = try lines(task, answers: ["C E G", "C E G", "C E G"])
    #expect(
      lines.last
        == "Treble clef, no signature. Three notes together: on the first line from the bottom;"
        + " on the second line from the bottom; in the third space from the bottom."
        + " Three notes together: on the first ledger line below the staff;"
        + " on the first line from the bottom; on the second line from the bottom."
    )
  }

  @Test func `is not shown while attempts are left`() async throws {
    let task = try await chord("C", "major", 1, size: 3)
    #expect(!(try lines(task, answers: ["C E", "H", "C F G"]).contains { $0.contains("clef") }))
  }
}

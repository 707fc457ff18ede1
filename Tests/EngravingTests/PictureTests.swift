import Engraving
import MusicTheory
import Testing

/// Whole pictures, each looked at as a musician would.
struct `A drawn figure` {
  @Test func `has the treble clef curl round the G line`() throws {
    let figure = try figure(.treble, 2)
    #expect(
      picture(of: figure, in: .unicode) == """
             ┏━┓
             ┃ ┃
             ┃ ┃
        ─────┃ ┃───♯──────
             ┃┏┛
        ────┏╋┛───────────
           ┏┛┃       ♯
        ──┏┛ ┣━┓──────────
          ┃ ┏┫ ┗┓
        ──┃ ┃┃  ┃─────────
          ┗┓┗┫ ┏┛
        ───┗━╋━┛──────────
             ┃
           ● ┃
           ┗━┛
        """
    )
  }

  @Test func `shows A flat above the staff on one ledger line`() throws {
    let figure = try figure(.treble, 0, [note(10, .flat)])
    #expect(
      picture(of: figure, in: .unicode) == """
             ┏━┓
             ┃ ┃     ♭─●─
             ┃ ┃
        ─────┃ ┃───────────
             ┃┏┛
        ────┏╋┛────────────
           ┏┛┃
        ──┏┛ ┣━┓───────────
          ┃ ┏┫ ┗┓
        ──┃ ┃┃  ┃──────────
          ┗┓┗┫ ┏┛
        ───┗━╋━┛───────────
             ┃
           ● ┃
           ┗━┛
        """
    )
  }

  @Test func `shows C sharp below the bass staff on the second ledger line`() throws {
    let figure = try figure(.bass, 0, [note(-4, .sharp)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ──┏━━━┓───────────
          ┃   ┃●
        ──●   ┃───────────
              ┃●
        ──────┃───────────
             ┏┛
        ────┏┛────────────
          ━━┛
        ──────────────────

                     ───

                    ♯─●─
        """
    )
  }

  @Test func `has the alto clef on the middle line`() throws {
    let figure = try figure(.alto, -3, [note(7, .natural)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ──┃│┏━━┓───────────────
          ┃│●  ┃          ♮●
        ──┃│   ┃────♭──────────
          ┃│┏━━┛
        ──┃┝┫──────────────────
          ┃│┗━━┓  ♭
        ──┃│   ┃──────♭────────
          ┃│●  ┃
        ──┃│┗━━┛───────────────
        """
    )
  }

  @Test func `has the tenor clef a line higher, its sharps beginning low`() throws {
    let figure = try figure(.tenor, 4, [note(9)])
    #expect(
      picture(of: figure, in: .unicode) == """
          ┃│┏━━┓
          ┃│●  ┃            ●
        ──┃│   ┃────────────────
          ┃│┏━━┛        ♯
        ──┃┝┫───────♯───────────
          ┃│┗━━┓
        ──┃│   ┃────────────────
          ┃│●  ┃      ♯
        ──┃│┗━━┛──♯─────────────

        ────────────────────────
        """
    )
  }

  @Test func `has the soprano clef on the bottom line`() throws {
    let figure = try figure(.soprano, -1, [note(-1)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ──────────────────

        ──────────♭───────

        ──┃│┏━━┓──────────
          ┃│●  ┃
        ──┃│   ┃──────────
          ┃│┏━━┛
        ──┃┝┫─────────────
          ┃│┗━━┓      ●
          ┃│   ┃
          ┃│●  ┃
          ┃│┗━━┛
        """
    )
  }

  @Test func `has the mezzo-soprano clef on the second line`() throws {
    let figure = try figure(.mezzoSoprano, 7, [note(11, .doubleSharp)])
    #expect(
      picture(of: figure, in: .unicode) == """
                                  x●
                                  ───

        ───────────────────────────────

        ──┃│┏━━┓──────♯────────────────
          ┃│●  ┃  ♯
        ──┃│   ┃────────────♯──────────
          ┃│┏━━┛        ♯
        ──┃┝┫───────♯──────────────────
          ┃│┗━━┓              ♯
        ──┃│   ┃──────────♯────────────
          ┃│●  ┃
          ┃│┗━━┛
        """
    )
  }

  @Test func `has the baritone clef on the middle line`() throws {
    let figure = try figure(.baritone, -2, [note(4)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ────────────────────

        ──┏━━━┓─────────────
          ┃   ┃●
        ──●   ┃─────────●───
              ┃●    ♭
        ──────┃─────────────
             ┏┛
        ────┏┛────♭─────────
          ━━┛
        """
    )
  }

  @Test func `has a small 8 below the treble clef of a tenor voice`() throws {
    let figure = try figure(.treble8vb, 1, [note(3)])
    #expect(
      picture(of: figure, in: .unicode) == """
             ┏━┓
             ┃ ┃
             ┃ ┃
        ─────┃ ┃───♯───────
             ┃┏┛
        ────┏╋┛────────────
           ┏┛┃
        ──┏┛ ┣━┓───────────
          ┃ ┏┫ ┗┓      ●
        ──┃ ┃┃  ┃──────────
          ┗┓┗┫ ┏┛
        ───┗━╋━┛───────────
             ┃
           ● ┃
           ┗━┛
             8
        """
    )
  }

  @Test func `has a small 8 below the bass clef of a double bass`() throws {
    let figure = try figure(.bass8vb, -7, [note(6, .doubleFlat)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ──┏━━━┓─────────────────────────
          ┃   ┃●
        ──●   ┃───────────────────♭♭●───
              ┃●    ♭
        ──────┃─────────♭───────────────
             ┏┛             ♭
        ────┏┛────♭─────────────────────
          ━━┛         ♭
        ──────────────────♭─────────────
             8                ♭
        """
    )
  }

  @Test func `has a treble clef in ASCII`() throws {
    let figure = try figure(.treble, 5, [note(-2, .natural)])
    #expect(
      picture(of: figure, in: .ascii) == #"""
               _
              / \
              | |       #
        ------| |---#-----------------
              |/
        ------/-----------#-----------
             /|       #
        ----/ |_----------------------
           / /| \           #
        --| | |  |--------------------
          |  \|  |
        ---\__|_/---------------------
              |
            @ |                 n-O-
            \_/
        """#
    )
  }

  @Test func `has a bass clef in ASCII`() throws {
    let figure = try figure(.bass, -3, [note(5, .doubleFlat)])
    #expect(
      picture(of: figure, in: .ascii) == #"""
            ___
        ---/   \------------------
          |    | *
        --@    |------------------
               | *    b     bbO
        ------/-------------------
             /
        ----/-------b-------------
          _/            b
        --------------------------
        """#
    )
  }

  @Test func `has a C clef in ASCII`() throws {
    let figure = try figure(.tenor, 1, [note(2)])
    #expect(
      picture(of: figure, in: .ascii) == #"""
          || ___
          || @  \
        --||    |----------
          || ___/
        --||<___-----------
          ||    \
        --||    |----------
          || @__/
        --||-------#---O---

        -------------------
        """#
    )
  }

  @Test func `shows a seventh chord in thirds`() throws {
    let figure = try figure(.treble, 0, [note(0), note(2, .sharp), note(4), note(6)])
    #expect(
      picture(of: figure, in: .unicode) == """
             ┏━┓
             ┃ ┃
             ┃ ┃
        ─────┃ ┃──────────
             ┃┏┛
        ────┏╋┛───────●───
           ┏┛┃
        ──┏┛ ┣━┓──────●───
          ┃ ┏┫ ┗┓
        ──┃ ┃┃  ┃────♯●───
          ┗┓┗┫ ┏┛
        ───┗━╋━┛──────●───
             ┃
           ● ┃
           ┗━┛
        """
    )
  }

  @Test func `shows seconds side by side, and signs that would touch`() throws {
    let figure = try figure(
      .bass8vb,
      0,
      [note(10), note(11, .sharp), note(13, .flat), note(14, .doubleFlat)]
    )
    #expect(
      picture(of: figure, in: .ascii) == #"""
                        bb -O-
                       b   O
                          ----
                         #  O
                          -O--
            ___
        ---/   \----------------
          |    | *
        --@    |----------------
               | *
        ------/-----------------
             /
        ----/-------------------
          _/
        ------------------------
              8
        """#
    )
  }

  @Test func `shows several columns`() throws {
    let figure = try figure(.alto, 0, [note(4), note(4, .sharp)], [note(-3, .flat), note(-2)])
    #expect(
      picture(of: figure, in: .unicode) == """
        ──┃│┏━━┓───────────────
          ┃│●  ┃
        ──┃│   ┃───────────────
          ┃│┏━━┛
        ──┃┝┫───────♯●●────────
          ┃│┗━━┓
        ──┃│   ┃───────────────
          ┃│●  ┃
        ──┃│┗━━┛───────────────

                         ──●─
                         ♭●
        """
    )
  }

  private func picture(
    of figure: StaffFigure,
    in characters: PlainTextEngraver.Characters
  ) -> String {
    PlainTextEngraver(characters).lines(for: figure).joined(separator: "\n")
  }
}

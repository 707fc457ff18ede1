import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `Asking why` {
  private let renderer = ResponseRenderer(style: .unicode)

  @Test func `before a task is over says when it is explained`() throws {
    let session = try session(try note(.bass, 0, 3))
    #expect(
      renderer.explanation(of: session.lastTaskOver) == [
        "  Every task is explained once it is over. None is yet."
      ]
    )
  }

  @Test func `after a right note shows all the steps to it`() throws {
    var session = try session(try note(.alto, -3, 9, octave: true))
    _ = session.responses(to: "Ab4")
    #expect(
      renderer.explanation(of: session.lastTaskOver) == [
        "  Alto clef, three flats. Name it with its octave (middle C is C4).",
        "  It is A♭4.",
        "  In alto clef, C4 is on the third line from the bottom.",
        "  Five steps up from C4 is A4.",
        "  The signature makes it A♭4.",
      ]
    )
  }

  @Test func `after a written sign names it`() throws {
    var session = try session(try note(.treble, 2, 2, .natural))
    _ = session.responses(to: "G")
    _ = session.responses(to: .skip(.certain, at: Timestamp(secondsSince1970: 0)))
    #expect(
      renderer.explanation(of: session.lastTaskOver).suffix(2) == [
        "  In treble clef, G is on the second line from the bottom.",
        "  The natural sign keeps it G.",
      ]
    )
  }

  @Test func `after a natural sign tells what it cancels`() throws {
    var session = try session(try note(.treble, 2, 8, .natural))
    _ = session.responses(to: .skip(.certain, at: Timestamp(secondsSince1970: 0)))
    #expect(
      renderer.explanation(of: session.lastTaskOver).suffix(3) == [
        "  Six steps up from G is F.",
        "  The signature makes it F♯.",
        "  The natural sign cancels that: F.",
      ]
    )
  }

  @Test func `after a chord shows scale, degree, thirds, kind and inversion`() async throws {
    let task = try await chord(
      "B",
      "harmonic-minor",
      7,
      size: 4,
      inversion: 2,
      asksPosition: true
    )
    var session = try session(task)
    _ = session.responses(to: "E G A# C#")
    #expect(
      renderer.explanation(of: session.lastTaskOver).prefix { !$0.isEmpty } == [
        "  B harmonic minor: spell the seventh chord on degree 7, second inversion.",
        "  Lowest note first.",
        "  It is E G A♯ C♯, the vii°4/3 of B minor.",
        "  B harmonic minor: B C♯ D E F♯ G A♯.",
        "  Degree 7 is A♯. That is the root.",
        "  From A♯ take every other note: A♯ C♯ E G.",
        "  It is a diminished seventh chord: A♯dim7/E on a lead sheet.",
        "  4/3 means second inversion, with the fifth in the bass: E G A♯ C♯.",
      ]
    )
  }
}

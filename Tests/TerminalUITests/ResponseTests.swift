import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `A response` {
  private let now = Timestamp(secondsSince1970: 60)
  private let renderer = ResponseRenderer(
    style: TextStyle(characters: .unicode, width: 200),
    offersHelp: true
  )

  private func text(_ responses: [ChallengeSession.Response]) -> String {
    responses.map(renderer.text).joined(separator: " ")
  }

  @Test func `to a right chord names it and gives the points`() async throws {
    var session = try session(try await chord("D", "harmonic-minor", 5, size: 4))
    #expect(
      text(session.responses(to: "a c# e g")).hasPrefix(
        "Read as A C♯ E G. Yes: A C♯ E G, the V7 of D minor. +10."
      )
    )
  }

  @Test func `to a right note in a mode or an inversion names it as its scale does`() async throws {
    var session = try session(
      try await chord("D", "dorian", 4, size: 3, inversion: 1, asksPosition: true)
    )
    #expect(text(session.responses(to: "B D G")).contains("Yes: B D G, the IV6 of D dorian. +10."))
  }

  @Test func `to a right answer explains it in one line`() async throws {
    for (task, given, told) in [
      (try note(.bass, 0, 3), "C", "Yes: C. +10. Three steps down from F is C."),
      (
        try note(.bass, -2, 3, octave: true), "C3",
        "Yes: C3. +10. Three steps down from F3 is C3. The signature leaves C alone."
      ),
      (
        try note(.bass, 1, 6), "F#",
        "Yes: F♯. +10. In bass clef, F is on the fourth line from the bottom."
          + " The signature makes it F♯."
      ),
      (
        try await chord("D", "harmonic-minor", 5, size: 4), "E G A C#",
        "Yes: A C♯ E G, the V7 of D minor. +10."
          + " D harmonic minor: D E F G A B♭ C♯. From A take every other note: A C♯ E G."
      ),
    ] {
      var session = try session(task)
      let responses = session.responses(to: given).prefix(1)
      #expect(text(Array(responses)).hasSuffix(". \(told)"))
    }
  }

  @Test func `to what may be a slip shows what was read, and asks`() async throws {
    var session = try session(try await chord("D", "harmonic-minor", 5, size: 4))
    let asked = session.apply(.answer("A C# E D", .asking, after: 1, at: now))
    #expect(
      asked.compactMap {
        if case .show(let response) = $0 { renderer.text(for: response) } else { nil }
      }
        == ["Read as A C♯ E D. Press Enter if that is your answer, or type another."]
    )
    #expect(
      text(session.responses(to: .confirm(at: now)))
        == "Read as A C♯ E D. Not this one. Three notes are right. Two tries left."
    )
  }

  @Test func `is told again to a player who comes back to the task`() async throws {
    var session = try session(try await chord("D", "harmonic-minor", 5, size: 4))
    let task = { (session: ChallengeSession) in session.record.tasks[0] }
    #expect(renderer.past(of: task(session)).isEmpty)
    let hint = session.responses(to: .hint)
    #expect(renderer.past(of: task(session)) == hint.flatMap(renderer.lines))
    for answer in ["A C E G", "A C E G#"] { _ = session.responses(to: answer) }
    #expect(
      renderer.past(of: task(session)).joined(separator: " ").hasSuffix(
        "  Your last answer was A C E G♯. One try left."
      )
    )
  }

  @Test func `to the last miss tells the answer and why`() async throws {
    var session = try session(try await chord("D", "harmonic-minor", 5, size: 4))
    _ = session.responses(to: "A C E G")
    _ = session.responses(to: "A C E G")
    #expect(
      text(session.responses(to: "A C E G")).hasPrefix(
        "Read as A C E G. That is the chord of natural minor. Harmonic minor raises one degree."
          + " It is A C♯ E G, the V7 of D minor. D harmonic minor: D E F G A B♭ C♯."
          + " Degree 5 is A. That is the root. From A take every other note: A C♯ E G."
          + " It is a dominant seventh chord: A7 on a lead sheet."
      )
    )
  }

  @Test func `to a wrong first note says that another belongs there`() async throws {
    var session = try session(
      try await chord("C", "major", 1, size: 3, inversion: 1, asksPosition: true)
    )
    #expect(
      text(session.responses(to: "C E G"))
        == "Read as C E G. The right sounds, but another note belongs first. Two tries left."
        + " In first inversion the third is the lowest note."
    )
  }

  @Test(arguments: [
    ("X", "'X' cannot be read as a note. Write three notes, such as D F# A."),
    (
      "H",
      "'H' cannot be read as a note. German names are read with '--names german'."
        + " Write three notes, such as D F# A."
    ),
    (
      "abce",
      "That can be read as A♭ C E, or as A B C E. Put spaces between the notes and none before a sign. A capital B is the note."
    ),
    (
      "gbbd",
      "That can be read as G♭ B D, or as G B♭ D. Put spaces between the notes and none before a sign. A capital B is the note."
    ),
    ("C E C", "C is there twice. Name each note once."),
    ("C", "A whole chord is asked for. Write three notes, such as D F# A."),
    ("", "Write three notes, such as D F# A, or ? for help."),
  ])
  func `to what is no chord says what was not understood and shows the form`(
    given: String,
    told: String
  ) async throws {
    var session = try session(try await chord("C", "major", 1, size: 3))
    let before = session.record
    #expect(text(session.responses(to: given)) == told)
    #expect(session.record == before)
  }

  @Test(arguments: [
    (
      "F", true, "F in which octave? Write its number too. Middle C begins octave 4."
    ),
    ("F G", false, "One note is asked for. Write a letter, such as F."),
  ])
  func `to what is no note says so`(given: String, octave: Bool, told: String) throws {
    var session = try session(try note(.treble, 0, 3, octave: octave))
    #expect(text(session.responses(to: given)) == told)
  }

  @Test func `shows no example that is the answer`() throws {
    var session = try session(try note(.treble, 1, 8))
    #expect(
      text(session.responses(to: "?!"))
        == "'?!' cannot be read as a note. Write a note, such as Bb."
    )
  }

  @Test func `explains a missed note from the clef, the steps and the signature`() throws {
    var session = try session(try note(.bass, -1, 9))
    #expect(
      text(session.responses(to: .skip(.certain, at: Timestamp(secondsSince1970: 60)))).hasPrefix(
        "Skipped. It is B♭. In bass clef, F is on the fourth line from the bottom."
          + " Three steps up from F is B. The signature makes it B♭."
      )
    )
  }

  @Test func `keeps control characters of the player away from the terminal`() throws {
    var session = try session(try note(.bass, -1, 9))
    let told = text(session.responses(to: "\u{1B}[2J\u{9B}\u{202E}"))
    #expect(
      told.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    )
    #expect(!told.contains("\u{202E}"))
  }
}

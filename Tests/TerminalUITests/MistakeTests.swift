import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

/// Every sentence of the tutor, once, as a player reads it after a first wrong answer.
@Suite struct `A mistake` {
  @Test(
    arguments: [
      // Bass clef, two flats, the second line: B♭.
      (-2, 2, nil, "B", "Right place on the staff, but the signature changes the note."),
      (
        -2, 2, nil, "G",
        "In treble clef that place is G; or else a line or a space was skipped."
          + " This is bass: its dots surround F."
      ),
      (
        -2, 2, nil, "C",
        "Close, but it seems a line or a space was skipped. Each of them is one letter."
      ),
      (-2, 2, nil, "F", "Not this one."),
      // The fourth line, which is the clef's own: F.
      (
        -2, 6, nil, "D",
        "In treble clef that place is D; or else a line or a space was skipped. This is bass clef."
      ),
      // The second ledger line above: E.
      (
        -2, 12, nil, "F",
        "Close. Ledger lines are easy to miscount: each line and each space is one letter."
      ),
      // A sign that is not there.
      (-2, 2, nil, "B#", "Right place on the staff, but look at the signature again."),
      (
        0, 2, nil, "Bb",
        "Right place on the staff, but no sign and no signature changes this letter."
      ),
      (0, 3, .flat, "C", "Right place on the staff, but the flat before the note counts."),
      (
        2, 3, .natural, "Cb", "Right place on the staff, but the natural sign says something else."
      ),
      // A sign before the note.
      (0, 3, .sharp, "C", "Right place on the staff, but the sharp before the note counts."),
      (
        2, 3, .doubleSharp, "C#",
        "Right place on the staff, but the double sharp before the note counts."
      ),
      (0, 3, .flat, "C#", "Right place on the staff, but the sign before the note is a flat."),
      (
        2, 3, .natural, "C#",
        "Right place on the staff, but the natural sign cancels the signature."
      ),
    ] as [(Int, Int, AccidentalSign?, String, String)]
  )
  func `in reading a note in bass clef`(
    signature: Int,
    position: Int,
    sign: AccidentalSign?,
    given: String,
    told: String
  ) throws {
    var session = try session(try note(.bass, signature, position, sign))
    #expect(text(session.responses(to: given)) == "\(told) Two tries left.")
  }

  @Test func `in the letter of a note leaves the verdict first`() throws {
    var session = try session(try note(.bass, -2, 2))
    #expect(
      text(session.responses(to: "A#"))
        == "Right sound, but it needs another letter. Two tries left."
        + " The line or space decides the letter, not the sound."
    )
  }

  @Test(arguments: [
    (Clef.treble, 0, 5, "C4", "Octaves begin at C, not at A."),
    (.treble, 0, 5, "E3", "This is treble: its curl goes round G."),
    (.alto, 0, 5, "C5", "This is alto: its middle is on C."),
    (.treble, 0, 3, "A5", "Octaves begin at C, not at A."),
    (.treble, 0, 1, "F3", "Octaves begin at C, not at A."),
    (.treble, 0, 1, "F5", "Count the octaves from middle C."),
    (.treble, -7, 5, "Cb4", "The octave number goes with the letter, not with the sound."),
    (.treble, 7, 4, "B#5", "The octave number goes with the letter, not with the sound."),
  ])
  func `in the octave or the clef of a note`(
    clef: Clef,
    signature: Int,
    position: Int,
    given: String,
    told: String
  ) throws {
    var session = try session(try note(clef, signature, position, octave: true))
    let text = text(session.responses(to: given))
    #expect(text.hasSuffix("\(told) Two tries left."))
    #expect(text.contains("The name is right, but the octave is one off.") != told.contains("This"))
  }

  @Test(arguments: [
    (
      "D harmonic-minor 5 7", "A C E G",
      "That is the chord of natural minor. Harmonic minor raises one degree."
    ),
    (
      "A melodic-minor 7 7", "G B D F",
      "That is the chord of natural minor. Melodic minor raises two degrees."
    ),
    (
      "A melodic-minor 7 7", "G B D F#",
      "Melodic minor raises two degrees. One of them is not raised here."
    ),
    (
      "A melodic-minor 4 3", "D F A",
      "That is the chord of natural minor. Melodic minor raises two degrees."
    ),
    (
      "D natural-minor 5 3", "A C# E",
      "That is the chord of harmonic minor. Natural minor raises no degree."
    ),
    (
      "C major 6 3", "Ab C Eb",
      "That is the chord on degree 6 of C natural minor. Look at the scale's name again."
    ),
    (
      "Eb major 1 3", "E G B",
      "The letters are right, but at least one sign is missing. Write the scale down first."
    ),
    (
      "C major 7 7", "B D F Ab",
      "That is a diminished seventh chord. Its seventh is not the scale's."
    ),
    (
      "C major 2 3", "D F# A",
      "That is a major triad on the right root. Take the other notes from the scale."
    ),
    (
      "C major 2 7", "D F# A C",
      "That is a dominant seventh chord on the right root. Take the other notes from the scale."
    ),
    (
      "C major 4 7", "F A C Eb",
      "That is a dominant seventh chord. Its seventh is not the scale's."
    ),
    ("C major 1 7", "C E G", "That is the triad. The seventh chord adds one more third."),
    ("C major 1 3", "C E G B", "That is the seventh chord. The triad stops one note earlier."),
    ("C major 1 3", "C E", "These notes belong to the chord, but one is missing."),
    ("C major 1 7", "E B", "These notes belong to the chord, but two are missing."),
    ("C major 1 3", "C D E G", "The whole chord is there, with one note too many."),
    ("C major 1 3", "C D E G A", "The whole chord is there, with two notes too many."),
    ("C major 5 3", "F A C", "That is the chord on degree 4. This task is about degree 5."),
    (
      "C major 5 3", "E G B",
      "That is the chord on degree 3, or on degree 5 of A natural minor."
        + " This task is about degree 5 of the scale it names."
    ),
    (
      "C harmonic-minor 5 3", "Bb D F",
      "That is the chord on degree 5 of E♭ major, which shares the signature, but not the tonic."
    ),
    ("C major 5 3", "D F A", "That is the chord on degree 2. This task is about degree 5."),
    ("D harmonic-minor 5 3", "A# C E", "The letters are right. Look at the signs again."),
    ("C major 5 3", "D E A", "Not this one. One note is right."),
    ("C major 5 3", "G B F", "Not this one. Two notes are right."),
    ("C major 5 3", "C E F", "Not this one. No note is right yet."),
  ])
  func `in spelling a chord`(question: String, given: String, told: String) async throws {
    let words = question.split(separator: " ").map(String.init)
    let degree = try #require(Int(words[2]))
    var session = try session(
      try await chord(words[0], words[1], degree, size: words[3] == "7" ? 4 : 3)
    )
    #expect(text(session.responses(to: given)) == "\(told) Two tries left.")
  }

  @Test(arguments: [
    ("A Db E G", "one note needs another letter", "The third of the chord must be some kind of C."),
    (
      "A C# Fb G", "one note needs another letter", "The fifth of the chord must be some kind of E."
    ),
    (
      "A C# E Abb", "one note needs another letter",
      "The seventh of the chord must be some kind of G."
    ),
    (
      "Bbb Db E G", "two notes need other letters",
      "The root must have the letter of degree 5 of the scale."
    ),
  ])
  func `in the letters of a chord leaves the verdict first`(
    given: String,
    verdict: String,
    told: String
  ) async throws {
    var session = try session(try await chord("D", "harmonic-minor", 5, size: 4))
    #expect(
      text(session.responses(to: given)) == "Right sound, but \(verdict). Two tries left. \(told)"
    )
  }

  @Test(arguments: [
    (0, "root position the root"), (1, "first inversion the third"),
    (2, "second inversion the fifth"), (3, "third inversion the seventh"),
  ])
  func `in the bass of a chord leaves the verdict first`(inversion: Int, place: String)
    async throws
  {
    let task = try await chord(
      "C",
      "major",
      5,
      size: 4,
      inversion: inversion,
      asksPosition: true
    )
    var session = try session(task)
    #expect(
      text(session.responses(to: inversion == 1 ? "D F G B" : "B D F G"))
        == "The right sounds, but another note belongs first. Two tries left."
        + " In \(place) is the lowest note."
    )
  }

  @Test func `of adding a sixth to a first inversion`() async throws {
    let task = try await chord("C", "major", 1, size: 3, inversion: 1, asksPosition: true)
    var session = try session(task)
    #expect(
      text(session.responses(to: "C E G A"))
        == "That adds the sixth above the root. First inversion means three notes, the third first."
        + " Two tries left."
    )
  }

  @Test func `is named after the last try too, before the answer`() throws {
    var session = try session(try note(.bass, -2, 2))
    _ = session.responses(to: "F")
    _ = session.responses(to: "A#")
    #expect(
      text(session.responses(to: "B")).hasPrefix(
        "Right place on the staff, but the signature changes the note. +2, for the right sound before. It is B♭. In bass clef,"
      )
    )
  }

  /// The text after the reading, which is the first paragraph.
  private func text(_ responses: [ChallengeSession.Response]) -> String {
    let renderer = ResponseRenderer(style: TextStyle(characters: .unicode, width: 200))
    let text = responses.map(renderer.text).joined(separator: " ")
    return text.firstRange(of: ". ").map { String(text[$0.upperBound...]) } ?? text
  }
}

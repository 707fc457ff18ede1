import MusicTheory
import Testing

@testable import DailyChallengeKit

struct `What is heard of a task` {
  private func pitches(_ playback: Playback?) -> [[String]] {
    guard let notes = playback?.sound.notes else { return [] }
    return Dictionary(grouping: notes, by: \.start).sorted { $0.key < $1.key }
      .map { $0.value.map(\.pitch.ascii) }
  }

  // MARK: - While tries are left

  @Test(arguments: Level.allCases)
  func `is no more than a tone to compare with before there is an answer`(level: Level) async throws
  {
    for question in try await level.questions() {
      let playback = Playback(ofOpen: question, reading: nil)
      switch question.impl {
      case .noteReading:
        #expect(playback.parts == [.tuningNote(NoteName(.a))])
        #expect(pitches(playback) == [["A4"]])
      case .scaleDegreeChord(let chord):
        #expect(playback.parts == [.tonic(chord.tonic)])
        #expect(pitches(playback) == [[chord.tonic.nearMiddleC.ascii]])
      }
    }
  }

  @Test
  func `has the last answer as it was written, whatever is right`() async throws {
    let chord = try await SampleSession.dominantSeventh()
    for (notes, heard) in [
      ("E G A C#", ["E4", "G4", "A4", "C#5"]), ("C E", ["C4", "E4"]),
      ("G C E", ["G3", "C4", "E4"]),
    ] {
      let answer = Answer.chord(try names(notes))
      let playback = Playback(ofOpen: chord, reading: answer)
      #expect(playback.parts == [.tonic(NoteName(.d)), .given(answer)])
      #expect(pitches(playback) == [["D4"], heard])
    }
    let note = Answer.note(try name("G"), octave: nil)
    #expect(
      pitches(Playback(ofOpen: try SampleSession.aFlat(), reading: note)) == [["A4"], ["G3"]]
    )
    let withOctave = Answer.note(try name("G"), octave: 6)
    #expect(
      pitches(Playback(ofOpen: try SampleSession.aFlat(), reading: withOctave)) == [["A4"], ["G6"]]
    )
  }

  @Test
  func `is the last reading of the session, graded or not`() async throws {
    var session = try await SampleSession.fresh()
    #expect(session.lastReading == nil)
    try session.answer("nonsense")
    #expect(session.lastReading == nil)
    try session.answer("G", "C")
    #expect(session.lastReading == .note(try name("C"), octave: nil))
    let now = try moment("2026-11-30T08:20:00Z")
    _ = session.apply(.answer("D", .asking, after: 1, at: now))
    #expect(session.lastReading == .note(try name("D"), octave: nil))
    #expect(session.record.tasks[0].attempts.count == 2)
    _ = session.apply(.confirm(at: now))
    // The next task has no answer yet.
    #expect(session.lastReading == nil)
  }

  // MARK: - Afterwards

  /// What is heard of the first task over, after these answers to both.
  private func heard(_ answers: String..., task: Int = 0) async throws -> Playback? {
    var session = try await SampleSession.fresh()
    for answer in answers { try session.answer(answer) }
    return Playback(ofOver: session.record.tasks[task])
  }

  @Test
  func `is nothing but that while the task is open`() async throws {
    #expect(try await heard() == nil)
    #expect(try await heard("G", "C") == nil)
  }

  @Test
  func `is the right answer alone where the player found it`() async throws {
    let note = try await heard("G", "Ab")
    #expect(note?.parts == [.right(.note(try name("Ab"), octave: nil))])
    #expect(pitches(note) == [["Ab4"]])
    let chord = try await heard("Ab", "E G A C#", task: 1)
    #expect(chord?.parts == [.right(.chord(try names("A C# E G")))])
    #expect(pitches(chord) == [["A3", "C#4", "E4", "G4"]])
  }

  @Test
  func `is the player's last answer and then the right one, voiced alike`() async throws {
    let note = try await heard("G", "C", "D")
    #expect(
      note?.parts
        == [.given(.note(try name("D"), octave: nil)), .right(.note(try name("Ab"), octave: nil))]
    )
    #expect(pitches(note) == [["D4"], ["Ab4"]])
    let chord = try await heard("Ab", "C E", "C E", "G E C A", task: 1)
    #expect(pitches(chord) == [["A3", "C4", "E4", "G4"], ["A3", "C#4", "E4", "G4"]])
  }

  @Test
  func `is the right answer alone where the player skipped at once`() async throws {
    var session = try await SampleSession.fresh()
    _ = session.apply(.skip(.certain, at: try moment("2026-11-30T08:20:00Z")))
    #expect(pitches(Playback(ofOver: session.record.tasks[0])) == [["Ab4"]])
  }
}

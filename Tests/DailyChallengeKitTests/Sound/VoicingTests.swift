import DailyChallengeKit
import MusicTheory
import Testing

struct `Voicing` {
  @Test(
    arguments: [
      ("C", "C4"), ("B#", "B#3"), ("Cb", "Cb4"), ("F#", "F#4"), ("Gb", "Gb4"), ("G", "G3"),
      ("A", "A3"), ("B", "B3"), ("F##", "F##3"), ("B###", "B###3"), ("Cbbb", "Cbbb4"),
    ]
  )
  func `puts a note near middle C`(name: String, pitch: String) throws {
    #expect(try #require(NoteName(ascii: name)).nearMiddleC.ascii == pitch)
  }

  @Test(
    arguments: [
      ("C E G", "C4 E4 G4"), ("E G C", "E4 G4 C5"), ("A C# E G", "A3 C#4 E4 G4"),
      ("B# D## F##", "B#3 D##4 F##4"), ("G A B C D E F# G", "G3 A3 B3 C4 D4 E4 F#4 G4"),
      ("Cb Eb Gb", "Cb4 Eb4 Gb4"), ("", ""),
    ]
  )
  func `keeps the bass lowest, and each note above the one before`(names: String, pitches: String) {
    let notes = names.split(separator: " ").compactMap { NoteName(ascii: String($0)) }
    #expect(notes.voiced.map(\.ascii).joined(separator: " ") == pitches)
  }

  /// The pitches of a query in the order in which they begin.
  @Test(
    arguments: [
      ("A4", "A4"), ("B#", "B#3"),
      ("V65 in C major", "B3 D4 F4 G4 B3 D4 F4 G4"),
      ("C7/E", "E4 G4 Bb4 C5 E4 G4 Bb4 C5"), ("Ger65 in c", "Ab3 C4 Eb4 F#4 Ab3 C4 Eb4 F#4"),
      ("A C#", "A3 C#4 A3 C#4"), ("C4 G3", "C4 G3 C4 G3"), ("B# D", "B#3 D4 B#3 D4"),
      ("D dorian", "D4 E4 F4 G4 A4 B4 C5 D5"), ("alto clef, middle line", "C4"),
    ]
  )
  func `voices what is explained`(query: String, pitches: String) throws {
    let sound = try QueryReader().read(query).sound
    let heard = sound.notes.sorted { $0.start < $1.start }.map(\.pitch.ascii)
    #expect(heard.joined(separator: " ") == pitches)
  }

  @Test
  func `plays an interval and a chord broken and then together`() throws {
    let notes = try QueryReader().read("C E G").sound.notes
    #expect(notes.map(\.start) == [0, 0.4, 0.8, 2.55, 2.55, 2.55])
    #expect(notes.map { $0.start + $0.seconds }.prefix(3).allSatisfy { abs($0 - 2.3) < 1e-9 })
  }
}

import MusicTheory
import Testing

struct `The enharmonics of a note` {
  @Test(
    arguments: [
      ("C", "Dbb A### B#"), ("C#", "Ebbb Db B##"), ("G", "Abb F## E###"), ("B", "Dbbb Cb A##"),
      ("F###", "Bbbb Ab G#"),
    ]
  )
  func `are its other names`(name: String, others: String) throws {
    let name = try #require(NoteName(ascii: name))
    #expect(
      Set(name.enharmonics.map(\.ascii)) == Set(others.split(separator: " ").map(String.init))
    )
  }

  @Test
  func `are all names of the same sound`() {
    let names = Letter.allCases.flatMap { letter in
      Accidental.allCases.map { NoteName(letter, $0) }
    }
    for name in names {
      let others = names.filter { $0 != name && $0.pitchClass == name.pitchClass }
      #expect(Set(name.enharmonics) == Set(others))
      let pitch = Pitch(name, octave: 4)
      #expect(pitch.enharmonics.map(\.name) == name.enharmonics)
      #expect(pitch.enharmonics.allSatisfy { $0.midi == pitch.midi })
    }
  }

  /// The octave belongs to the letter.
  @Test(arguments: [("C4", "Dbb4 A###3 B#3"), ("Cb4", "Dbbb4 B3 A##3"), ("B#3", "C4 Dbb4 A###3")])
  func `have the octave of their letter`(pitch: String, others: String) throws {
    let pitch = try #require(Pitch(ascii: pitch))
    #expect(
      Set(pitch.enharmonics.map(\.ascii)) == Set(others.split(separator: " ").map(String.init))
    )
  }
}

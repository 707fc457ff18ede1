import MusicTheory
import Testing

struct `Pitches` {
  @Test(arguments: [
    ("C4", 60), ("A4", 69), ("B#3", 60), ("Cb4", 59), ("B#4", 72), ("C-1", 0), ("G9", 127),
    ("F##5", 79), ("Ebbb4", 61),
  ])
  func `sound in the octave of their letter`(ascii: String, midi: Int) throws {
    let pitch = try pitch(ascii)
    #expect(pitch.midi == midi)
    #expect(pitch.ascii == ascii)
  }

  @Test
  func `rise by seven steps and twelve half steps an octave`() {
    for name in NoteName.all {
      for octave in -1...8 {
        let lower = Pitch(name, octave: octave)
        let upper = Pitch(name, octave: octave + 1)
        #expect(upper.midi - lower.midi == 12)
        #expect(upper.diatonicIndex - lower.diatonicIndex == 7)
        #expect(PitchClass(lower.midi) == name.pitchClass)
        #expect(Pitch(ascii: lower.ascii) == lower)
      }
    }
  }

  @Test
  func `are written with musical signs`() throws {
    #expect(try pitch("F#4").symbol == "F♯4")
    #expect(try pitch("Bbb-1").description == "B♭♭-1")
    #expect(try pitch("C4").diatonicIndex == 28)
  }

  @Test(arguments: [
    "", "C", "4", "C10", "C-2", "C04", "C-0", "C+4", "c4", "C4 ", "C 4", "C4#", "C4b", "C٤", "C--1",
    "C99999999999999999999",
  ])
  func `are read in their ASCII form only`(text: String) {
    #expect(Pitch(ascii: text) == nil)
  }
}

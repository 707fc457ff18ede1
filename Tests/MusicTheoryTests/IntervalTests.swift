import MusicTheory
import Oracle
import Testing

struct `Intervals` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try IntervalRow.all() {
      let (lower, upper) = (try pitch(row.lo), try pitch(row.hi))
      let interval = try #require(Interval(from: lower, to: upper), "\(row.id)")
      #expect(interval.number == row.number, "\(row.id)")
      #expect(interval.quality == quality(row.quality), "\(row.id)")
      #expect(interval.abbreviation == row.name, "\(row.id)")
      #expect(interval.name == row.long, "\(row.id)")
      #expect(interval.semitones == row.semitones, "\(row.id)")
      #expect(interval.simple.abbreviation == row.simple, "\(row.id)")
      #expect(interval.isCompound == row.compound, "\(row.id)")
      #expect(interval.inversion?.abbreviation == row.inversion, "\(row.id)")
      #expect(lower.raised(by: interval) == upper, "\(row.id)")
    }
  }

  /// The quality under its short name in the oracle.
  private func quality(_ name: String) -> Interval.Quality? {
    switch name.first {
    case "P": .perfect
    case "M": .major
    case "m": .minor
    case "A": .augmented(times: name.count)
    case "d": .diminished(times: name.count)
    default: nil
    }
  }

  @Test
  func `between any two spelled notes are counted in letters and half steps`() throws {
    for lower in NoteName.all.map({ Pitch($0, octave: 4) }) {
      for upper in NoteName.all.flatMap({ [Pitch($0, octave: 4), Pitch($0, octave: 5)] }) {
        let interval = Interval(from: lower, to: upper)
        guard upper.diatonicIndex >= lower.diatonicIndex else {
          #expect(interval == nil, "\(lower) \(upper)")
          continue
        }
        let measured = try #require(interval, "\(lower) \(upper)")
        #expect(measured.number == upper.diatonicIndex - lower.diatonicIndex + 1)
        #expect(measured.semitones == upper.midi - lower.midi)
        #expect(lower.raised(by: measured) == upper)
        #expect(lower.name.raised(by: measured) == upper.name)
        #expect(Interval(measured.quality, measured.number) == measured)
      }
    }
  }

  @Test
  func `can be raised from any note, and measure what they are`() throws {
    for interval in Self.everyInterval {
      for name in NoteName.all {
        guard let raised = Pitch(name, octave: 4).raised(by: interval) else { continue }
        #expect(Interval(from: Pitch(name, octave: 4), to: raised) == interval)
      }
    }
  }

  @Test
  func `and their inversions make an octave`() {
    for interval in Self.everyInterval {
      guard let inversion = interval.inversion else {
        let isUnisonOrOctave = interval.simple.number == 1 || interval.simple.number == 8
        #expect(isUnisonOrOctave, "\(interval)")
        continue
      }
      #expect(interval.simple.number + inversion.number == 9, "\(interval)")
      #expect(interval.simple.semitones + inversion.semitones == 12, "\(interval)")
      #expect(inversion.inversion == interval.simple, "\(interval)")
    }
  }

  @Test
  func `differ from their simple forms by whole octaves`() {
    for interval in Self.everyInterval {
      let octaves = (interval.number - interval.simple.number) / 7
      #expect((1...8).contains(interval.simple.number), "\(interval)")
      #expect(interval.number - interval.simple.number == octaves * 7, "\(interval)")
      #expect(interval.semitones - interval.simple.semitones == octaves * 12, "\(interval)")
      #expect(interval.isCompound == (octaves > 0), "\(interval)")
    }
  }

  static let everyInterval: [Interval] = (1...22).flatMap { number in
    let qualities: [Interval.Quality] =
      [.perfect, .major, .minor]
      + (1...7).flatMap { [.augmented(times: $0), .diminished(times: $0)] }
    return qualities.compactMap { Interval($0, number) }
  }

  @Test(arguments: [
    (Interval.Quality.perfect, 1, 0), (.minor, 2, 1), (.major, 2, 2), (.minor, 3, 3),
    (.major, 3, 4), (.perfect, 4, 5), (.augmented(), 4, 6), (.diminished(), 5, 6), (.perfect, 5, 7),
    (.minor, 6, 8), (.major, 6, 9), (.minor, 7, 10), (.major, 7, 11), (.perfect, 8, 12),
    (.major, 10, 16),
  ])
  func `span the half steps a musician expects`(
    quality: Interval.Quality,
    number: Int,
    semitones: Int
  ) throws {
    #expect(try interval(quality, number).semitones == semitones)
  }

  @Test(arguments: [
    (Interval.Quality.minor, 5), (.major, 1), (.minor, 8), (.major, 11), (.perfect, 3),
    (.perfect, 7), (.perfect, 0), (.major, -2), (.augmented(times: 0), 4),
    (.diminished(times: 8), 5), (.augmented(times: -1), 5), (.augmented(times: .max), 5),
    (.diminished(times: .min), 5),
    (.perfect, .min), (.perfect, .max), (.major, .max), (.minor, .max), (.perfect, 78),
  ])
  func `that music has not cannot be made`(quality: Interval.Quality, number: Int) {
    #expect(Interval(quality, number) == nil)
  }

  @Test
  func `reach over all octaves that can be read`() throws {
    let widest = try #require(Interval(from: pitch("C-1"), to: pitch("B9")))
    #expect(widest.abbreviation == "M77")
    #expect(widest.name == "major 77th")
    #expect(widest.semitones == 131)
  }

  @Test(arguments: [
    (Interval.Quality.perfect, 22, "perfect 22nd"), (.major, 21, "major 21st"),
    (.perfect, 15, "perfect fifteenth"), (.major, 16, "major 16th"), (.minor, 23, "minor 23rd"),
    (.diminished(times: 7), 5, "septuply diminished fifth"),
    (.augmented(times: 5), 4, "quintuply augmented fourth"),
  ])
  func `have names in words`(quality: Interval.Quality, number: Int, words: String) throws {
    #expect(try interval(quality, number).name == words)
  }

  @Test(arguments: [
    ("C", "G", "P5"), ("G", "C", "P4"), ("B", "C", "m2"), ("C", "B", "M7"), ("C", "C", "P1"),
    ("Db", "C#", "A7"), ("B#", "C", "d2"), ("C", "Cb", "d1"), ("F", "B", "A4"),
  ])
  func `between names go up to the next such letter`(
    lower: String,
    upper: String,
    word: String
  ) throws {
    #expect(Interval(from: try name(lower), to: try name(upper))?.abbreviation == word)
  }

  @Test
  func `end where a note would take more than triple accidentals`() throws {
    let sharpest = NoteName(.b, .tripleSharp)
    #expect(sharpest.raised(by: try interval(.augmented(), 1)) == nil)
    #expect(Pitch(sharpest, octave: 4).raised(by: try interval(.major, 2)) == nil)
  }
}

import MusicTheory
import Oracle
import Testing

struct `Chords` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try DegreeChordRow.all() {
      let notes = try row.notes.map(name)
      let chord = try #require(Chord(notes: notes), "\(row.id)")
      #expect(letters(of: chord.quality.name) == letters(of: row.quality), "\(row.id)")
      #expect(chord.root == notes.first, "\(row.id)")
      #expect(Chord(root: chord.root, quality: chord.quality) == chord, "\(row.id)")

      for inversion in Inversion.allCases {
        guard row.inversions.indices.contains(inversion.rawValue) else {
          #expect(chord.notes(in: inversion) == nil, "\(row.id)")
          continue
        }
        let expected = row.inversions[inversion.rawValue]
        let fromTheBass = chord.notes(in: inversion)?.map(\.ascii)
        #expect(fromTheBass == expected.notes, "\(row.id) \(inversion.name)")
        #expect(fromTheBass?.first == expected.bass, "\(row.id) \(inversion.name)")
      }
    }
  }

  /// The oracle writes "half_diminished_seventh" for "half-diminished seventh".
  private func letters(of name: String) -> String {
    name.filter(\.isLetter)
  }

  /// Half steps from each note to the next.
  static let thirds: [(ChordQuality, [Int])] = [
    (.major, [4, 3]), (.minor, [3, 4]), (.diminished, [3, 3]), (.augmented, [4, 4]),
    (.dominantSeventh, [4, 3, 3]), (.majorSeventh, [4, 3, 4]), (.minorSeventh, [3, 4, 3]),
    (.halfDiminishedSeventh, [3, 3, 4]), (.diminishedSeventh, [3, 3, 3]),
    (.minorMajorSeventh, [3, 4, 4]), (.augmentedMajorSeventh, [4, 4, 3]),
    (.augmentedSeventh, [4, 4, 2]),
  ]

  @Test(arguments: thirds)
  func `are stacked in thirds on any root`(quality: ChordQuality, thirds: [Int]) {
    #expect(quality.size == thirds.count + 1)
    for root in NoteName.all {
      guard let chord = Chord(root: root, quality: quality) else { continue }
      #expect(Chord(notes: chord.notes) == chord)
      for (third, (lower, upper)) in zip(thirds, zip(chord.notes, chord.notes.dropFirst())) {
        let interval = Interval(from: lower, to: upper)
        #expect(interval?.number == 3, "\(root) \(quality)")
        #expect(interval?.semitones == third, "\(root) \(quality)")
      }
    }
  }

  @Test
  func `are of the qualities the test lists`() {
    #expect(Self.thirds.map(\.0) == ChordQuality.allCases)
  }

  @Test(arguments: ChordQuality.allCases)
  func `hold their triad`(quality: ChordQuality) throws {
    let root = NoteName(.d)
    let triad = try #require(Chord(root: root, quality: quality.triad))
    #expect(triad.notes == Chord(root: root, quality: quality)?.notes.prefix(3).map(\.self))
    #expect(quality.triad.size == 3)
  }

  @Test(arguments: ["", "C", "C E", "C Eb F#", "E G C", "C E G A", "C E G B D", "C E E", "C F G"])
  func `are known by their spelling, in root position only`(notes: String) throws {
    #expect(Chord(notes: try names(notes)) == nil)
  }

  @Test
  func `end where a note would take more than triple accidentals`() {
    #expect(Chord(root: NoteName(.b, .tripleSharp), quality: .major) == nil)
    #expect(Chord(root: NoteName(.f, .tripleFlat), quality: .minor) == nil)
  }

  @Test
  func `have their inversions named`() {
    #expect(
      Inversion.allCases.map(\.name) == [
        "root position", "first inversion", "second inversion", "third inversion",
      ]
    )
  }
}

import MusicTheory
import Oracle
import Testing

struct `Key signatures` {
  @Test
  func `agree with every row of the oracle`() throws {
    for row in try KeySignatureRow.all() {
      let key = try key(row.tonic, row.mode)
      let signature = try #require(key.signature, "\(row.id)")
      #expect(signature.fifths == row.count, "\(row.id)")
      #expect(signature.accidentals.map(\.ascii) == row.accidentals, "\(row.id)")
      for (clef, positions) in row.staffPositions {
        let clef = try #require(Clef(rawValue: clef))
        #expect(
          signature.staffPositions(in: clef).map(\.value) == positions,
          "\(row.id) in \(clef) clef"
        )
      }
    }
  }

  @Test
  func `have the relative and parallel keys of the oracle`() throws {
    for row in try KeySignatureRow.all() {
      let key = try key(row.tonic, row.mode)
      #expect(key.relative == (try self.key(row.relative.tonic, row.relative.mode)), "\(row.id)")
      #expect(key.parallel == (try self.key(row.parallel.tonic, row.parallel.mode)), "\(row.id)")
      let count = try #require(row.parallel.count)
      #expect(key.parallel.signature == KeySignature(fifths: count), "\(row.id)")
    }
  }

  private func key(_ tonic: String, _ mode: String) throws -> Key {
    Key(try name(tonic), try #require(Key.Mode(rawValue: mode)))
  }

  @Test(arguments: -7...7)
  func `are what the keys' scales need, and nothing more`(fifths: Int) throws {
    let signature = try #require(KeySignature(fifths: fifths))
    let major = Key(try #require(NoteName(fifths: fifths)), .major)
    let minor = try #require(major.relative)
    #expect(minor.relative == major)
    for key in [major, minor] {
      let notes = try #require(key.scale.notes)
      #expect(key.signature == signature)
      #expect(Set(notes.filter { $0.accidental != .natural }) == Set(signature.accidentals))
      for note in notes {
        #expect(signature.accidental(on: note.letter) == note.accidental)
      }
    }
  }

  @Test(arguments: Clef.allCases)
  func `stand on their letters, on or just outside the staff`(clef: Clef) throws {
    for signature in (-7...7).compactMap(KeySignature.init(fifths:)) {
      let positions = signature.staffPositions(in: clef)
      let letters = positions.map { clef.naturalPitch(at: $0).name.letter }
      #expect(letters == signature.accidentals.map(\.letter))
      #expect(positions.allSatisfy { (-1...9).contains($0.value) })
    }
  }

  @Test(arguments: [-8, 8, .min, .max])
  func `end at seven signs`(fifths: Int) {
    #expect(KeySignature(fifths: fifths) == nil)
  }

  @Test
  func `are missing from keys that would take double signs`() throws {
    #expect(Key(try name("Cb"), .minor).signature == nil)
    #expect(Key(try name("G#"), .major).signature == nil)
    #expect(Key(try name("Fbbb"), .minor).signature == nil)
  }
}

import DailyChallengeKit
import MusicTheory
import Oracle
import Testing

@Suite struct `Queries about every row of the oracle` {
  private let reader = QueryReader()

  @Test func `spell the chords on the degrees of a scale, in all forms of their numerals`() throws {
    for row in try DegreeChordRow.all() {
      let scale = "\(row.tonic) \(row.scale.replacing("_", with: " "))"
      for numeral in [row.rn, row.rnUni, row.rnM7, row.rnMin, row.rnMaj].compactMap(\.self) {
        let spelled = try harmony("\(numeral) in \(scale)")
        #expect(spelled.notes.map(\.ascii) == row.notes, "\(row.id): \(numeral)")
        #expect(spelled.symbol?.ascii == row.symbol, "\(row.id): \(numeral)")
        #expect(
          spelled.symbol?.chord.quality.name.filter(\.isLetter) == row.quality.filter(\.isLetter)
        )
      }
      for inversion in row.inversions {
        let spelled = try harmony("\(inversion.rn) in \(scale)")
        #expect(spelled.notes.map(\.ascii) == row.notes, "\(row.id): \(inversion.rn)")
        #expect(spelled.notesFromBass.map(\.ascii) == inversion.notes, "\(row.id): \(inversion.rn)")
      }
    }
  }

  @Test func `spell the chords from outside a key`() throws {
    for row in try SecondaryRow.all() {
      for numeral in [row.rn, row.rnUni] {
        let spelled = try harmony("\(numeral) in \(row.key) \(row.mode)")
        #expect(spelled.notes.map(\.ascii) == row.notes, "\(row.id)")
        #expect(spelled.notesFromBass.map(\.ascii) == row.bassUp, "\(row.id)")
      }
    }
  }

  @Test func `know every chord by its symbol, its notes and its bass`() throws {
    for row in try DegreeChordRow.all() {
      for inversion in row.inversions {
        let notes = inversion.notes.joined(separator: " ")
        for text in ["\(row.symbol)/\(inversion.bass)", notes] {
          guard case .chord(let symbol) = try reader.read(text) else {
            Issue.record("\(text) is read as no chord")
            continue
          }
          #expect(symbol.chord.notes.map(\.ascii) == row.notes, "\(row.id): \(text)")
          #expect(symbol.notesFromBass.map(\.ascii) == inversion.notes, "\(row.id): \(text)")
        }
      }
    }
  }

  @Test func `name the interval between two notes, up and down`() throws {
    for row in try IntervalRow.all() {
      let up = try interval("\(row.lo) \(row.hi)")
      #expect(up.interval.abbreviation == row.name, "\(row.id)")
      #expect(up.interval.name == row.long, "\(row.id)")
      #expect(up.interval.semitones == row.semitones, "\(row.id)")
      #expect(!up.goesDown)
      // Two notes of one letter have no direction but the one they are given in.
      guard row.number > 1 else { continue }
      let down = try interval("\(row.hi) \(row.lo)")
      #expect(down.interval.abbreviation == row.name, "\(row.id)")
      #expect(down.goesDown)
    }
  }

  @Test func `know the notes of scales and the other names of a sound`() throws {
    for row in try ScaleSpellingRow.all() {
      let text = "\(row.tonic) \(row.scale.replacing("_", with: " "))"
      let type = try #require(ScaleType(rawValue: row.scale.replacing("_", with: "-")))
      guard case .scale(let scale) = try reader.read(text) else {
        Issue.record("\(text) is read as no scale")
        continue
      }
      #expect(scale.tonality.scale.type == type)
      #expect(scale.notes.map(\.ascii) == row.notes, "\(row.id)")
    }
    for row in try NameRow.all() {
      for text in [row.ascii, row.unicodePairs, row.xForm].compactMap(\.self) {
        guard case .note(let name, octave: nil) = try reader.read(text) else {
          Issue.record("\(text) is read as no note")
          continue
        }
        #expect(name.ascii == row.ascii)
        #expect(Set(name.usualEnharmonics.map(\.ascii)) == Set(row.sameSound), "\(row.id)")
      }
    }
  }

  @Test func `find a note by its place, described as we describe places`() throws {
    for row in try NoteReadingRow.all() where NoteReadingTask.positions.contains(.init(row.pos)) {
      let clef = try #require(Clef(rawValue: row.clef), "\(row.id)")
      let signature = try #require(KeySignature(fifths: row.ks), "\(row.id)")
      let text = "\(clef.name), \(StaffPosition(row.pos).place), \(signature.name)"
      guard case .staff(let note) = try reader.read(text) else {
        Issue.record("\(text) is read as no note on a staff")
        continue
      }
      #expect(note.pitch.ascii == row.spn, "\(text)")
    }
  }

  private func harmony(_ text: String) throws -> SpelledHarmony {
    guard case .harmony(let harmony) = try reader.read(text) else { throw NotRead(text: text) }
    return harmony
  }

  private func interval(_ text: String) throws -> SpelledInterval {
    guard case .interval(let interval) = try reader.read(text) else { throw NotRead(text: text) }
    return interval
  }
}

private struct NotRead: Error {
  let text: String
}

import Foundation
import Oracle

extension Exercise {
  /// Name the note of a row with its octave.
  init?(_ row: NoteReadingRow) {
    guard let pitch = SpelledPitch(row.spn), let twin = pitch.twins.first(where: \.isWritable)
    else { return nil }
    self.row = row.id
    question = """
      { "kind": "note-reading", "clef": "\(row.clef)", "signature": \(row.ks), \
      "position": \(row.pos), "accidental": null, "asksOctave": true }
      """
    right = pitch.nameWithOctave
    self.twin = twin.nameWithOctave
    wrong =
      pitch.mistakesInReading(signature: row.ks)
      .filter { $0.midi != pitch.midi && $0.isWritable }
      .map(\.nameWithOctave).withoutRepetitions
  }

  /// Spell the chord of a row in one of its inversions, the lowest note first.
  init?(_ row: DegreeChordRow, inversion: Int, rows: [String: DegreeChordRow]) {
    let chord = row.inversions[inversion].notes.compactMap(SpelledPitch.init)
    guard let twin = chord.twin(changing: row.degree + inversion) else { return nil }
    self.row = "\(row.id), inversion \(inversion)"
    question = """
      { "kind": "scale-degree-chord", "scale": "\(row.scale.replacing("_", with: "-"))", \
      "tonic": "\(row.tonic)", "degree": \(row.degree), "size": \(chord.count), \
      "inversion": \(inversion), "asksPosition": true }
      """
    right = chord.names
    self.twin = twin.names
    wrong =
      chord.mistakesInSpelling(row, inversion: inversion, rows: rows)
      .filter { !$0.sounds(like: chord) && Set($0.map(\.name)).count == $0.count }
      .map(\.names).withoutRepetitions
  }
}

extension SpelledPitch {
  /// Whether the octave is a single digit, as answers have it.
  fileprivate var isWritable: Bool { (0...9).contains(octave) }

  /// What a player may read instead, the likelier the earlier.
  fileprivate func mistakesInReading(signature: Int) -> [SpelledPitch] {
    // The signature forgotten or imagined; a line or space, a third, an octave off; another clef.
    [-1, 0, 1].map { altered(to: $0) }
      + [1, -1, 7, -7, 2, -2, 12, -12, 6, -6, 8, -8, 4, -4].map {
        stepped(by: $0).under(signature: signature)
      }
  }
}

extension [SpelledPitch] {
  fileprivate var names: String { map(\.name).joined(separator: " ") }

  /// Whether the notes are the same by sound, with the same in the bass.
  fileprivate func sounds(like other: [SpelledPitch]) -> Bool {
    Set(map(\.pitchClass)) == Set(other.map(\.pitchClass))
      && first?.pitchClass == other.first?.pitchClass
  }

  /// The chord with another name for one of its notes.
  fileprivate func twin(changing first: Int) -> [SpelledPitch]? {
    indices.lazy.compactMap { offset in
      let place = (first + offset) % count
      return self[place].twins.first { twin in !contains { $0.name == twin.name } }
        .map { replacing(place, by: $0) }
    }
    .first
  }

  private func replacing(_ place: Int, by note: SpelledPitch) -> [SpelledPitch] {
    var notes = self
    notes[place] = note
    return notes
  }

  /// What a player may spell instead, the likelier the earlier.
  fileprivate func mistakesInSpelling(
    _ row: DegreeChordRow,
    inversion: Int,
    rows: [String: DegreeChordRow]
  ) -> [[SpelledPitch]] {
    func chord(_ scale: String, _ degree: Int, _ size: String) -> [SpelledPitch]? {
      let inversions = rows["\(row.tonic)|\(scale)|\(degree)|\(size)"]?.inversions ?? []
      guard inversions.indices.contains(inversion) else { return nil }
      return inversions[inversion].notes.compactMap(SpelledPitch.init)
    }
    let otherScales = Set(rows.values.map(\.scale)).subtracting([row.scale]).sorted()
    let inOtherScales = otherScales.compactMap { chord($0, row.degree, row.size) }
    let otherSize = chord(row.scale, row.degree, row.size == "triad" ? "seventh" : "triad")
    let onNeighbours = [1, 6, 2, 5]
      .compactMap { chord(row.scale, (row.degree - 1 + $0) % 7 + 1, row.size) }
    let letters = map { $0.altered(to: 0) }
    let otherInversions = indices.dropFirst().map { Array(self[$0...] + self[..<$0]) }
    let oneNoteOff = indices.flatMap { place in
      [1, -1].map { replacing(place, by: self[place].altered(to: self[place].alteration + $0)) }
    }
    return inOtherScales + [letters] + [otherSize].compactMap(\.self) + otherInversions
      + onNeighbours + oneNoteOff.filter { $0.allSatisfy { abs($0.alteration) <= 3 } }
      + [Array(dropLast())]
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

import MusicTheory

/// A note as it was typed, with the octave if there was one.
struct SpelledNote: Equatable {
  let name: NoteName
  let octave: Int?
  /// False where the naming system writes the note in another way.
  let isUsual: Bool
}

/// A word of an answer, and the ways to read it as notes.
///
/// Notes are names in a naming system, each with an octave of one digit or without.
struct NoteSpelling {
  private typealias Place = String.Index

  private let text: String
  /// The notes that may begin at each place, longest first, and where each ends.
  private let notes: [Place: [(note: SpelledNote, end: Place)]]

  init(_ text: String, in names: NamingSystem) {
    let places = text.indices.map { place in
      (place, names.prefixes(of: text[place...]).map(Self.withOctave))
    }
    let capitals = places.filter { text[$0.0].isUppercase }
    // In AbCE all notes begin with capitals: then a small letter begins none.
    let byCapitals = zip(capitals, capitals.dropFirst().map(\.0) + [text.endIndex])
      .map { capital, end in (capital.0, capital.1.filter { $0.end == end }) }
    let isInCapitals =
      capitals.first?.0 == text.startIndex && text.contains(where: \.isLowercase)
      && byCapitals.allSatisfy { !$0.1.isEmpty }
    self.text = text
    notes = Dictionary(uniqueKeysWithValues: isInCapitals ? byCapitals : places)
  }

  private static func withOctave(
    _ prefix: NamingSystem.Prefix
  ) -> (note: SpelledNote, end: Place) {
    let octave = prefix.rest.first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
    return (
      SpelledNote(name: prefix.name, octave: octave, isUsual: prefix.isUsual),
      prefix.rest.dropFirst(octave == nil ? 0 : 1).startIndex
    )
  }

  /// All ways to read the whole text as notes one after the other, each of at most `limit` notes; nil
  /// where there are more than `most` of them.
  func readings(upTo limit: Int, atMost most: Int) -> [[SpelledNote]]? {
    let fewest = fewestNotesToTheEnd()
    var readings: [(notes: [SpelledNote], end: Place)] = [([], text.startIndex)]
    for count in 1...limit {
      readings = readings.flatMap { reading in
        if reading.end == text.endIndex { return [reading] }
        return notes[reading.end, default: []]
          .filter { _, end in fewest[end].map { count + $0 <= limit } ?? false }
          .map { note, end in (reading.notes + [note], end) }
      }
      // Each of them can be finished, so that their number does not shrink again.
      if readings.count > most { return nil }
    }
    return readings.map(\.notes)
  }

  /// How many notes it takes at least from a place to the end, for each place from which there is a
  /// way.
  private func fewestNotesToTheEnd() -> [Place: Int] {
    var fewest = [text.endIndex: 0]
    for place in text.indices.reversed() {
      let ways = notes[place, default: []].compactMap { fewest[$0.end] }
      fewest[place] = ways.min().map { $0 + 1 }
    }
    return fewest
  }

  /// The text read as one single note; nil where it is none.
  ///
  /// - Throws: `ambiguousName` where it can be several.
  func singleNote() throws(Reading.Refusal) -> SpelledNote? {
    let notes = notes[text.startIndex, default: []].filter { $0.end == text.endIndex }.map(\.note)
    guard notes.count < 2 else { throw .ambiguousName(part: text, notes.map(\.name)) }
    return notes.first
  }

  /// What is left from the first character on that fits no reading; nil where all of it does.
  var unreadablePart: String? {
    var reachable: Set<Place> = [text.startIndex]
    var furthest = text.startIndex
    for start in text.indices where reachable.contains(start) {
      furthest = start
      reachable.formUnion(notes[start, default: []].map(\.end))
    }
    return reachable.contains(text.endIndex) ? nil : String(text[furthest...])
  }
}

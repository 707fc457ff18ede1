import MusicTheory

// The keys of a curriculum are plain text: the first container for a type of keys costs the runtime
// twenty times as much as the next, and a dealer is made at every start.

extension Slot.Questions {
  init(from container: KeyedDecodingContainer<AnyKey>) throws {
    let kind: String = try container.decode("kind", expecting: Self.kindsInWords)
    switch kind {
    case "note-reading": self = .noteReading(try NoteReadingSlot(from: container).questions)
    case "scale-degree-chord": self = .scaleDegreeChord(try ScaleDegreeChordSlot(from: container))
    default: throw container.invalid("kind", expecting: Self.kindsInWords)
    }
  }

  private static let kindsInWords = "note-reading or scale-degree-chord"
}

extension NoteReadingSlot {
  fileprivate init(from container: KeyedDecodingContainer<AnyKey>) throws {
    clefs = try container.decode(
      [String].self,
      "clefs",
      expecting: "a list of clefs, none twice"
    ) { names in
      let clefs = names.compactMap(Clef.init(rawValue:))
      return clefs.isEmpty || Set(clefs).count < names.count ? nil : clefs
    }
    let signs = try container.decodeRange("signs", within: 0...7)
    signatures = signs.flatMap { $0 == 0 ? [0] : [$0, -$0] }
      .compactMap(KeySignature.init(fifths:))
    let all = NoteReadingTask.positions
    let positions = try container.decodeRange(
      "positions",
      within: all.lowerBound.value...all.upperBound.value
    ).map { StaffPosition($0) }
    let ledgerLinesOnly: Bool = try container.decode("ledgerLinesOnly", expecting: "true or false")
    self.positions =
      ledgerLinesOnly ? positions.filter { !$0.ledgerLines.isEmpty } : positions
    letters = try container.decodeName("letters")
    accidentals = try container.decodeName("accidentals")
    spelling = try container.decodeName("spelling")
    asksOctave = try container.decode("asksOctave", expecting: "true or false")
  }
}

extension ScaleDegreeChordSlot {
  fileprivate init(from container: KeyedDecodingContainer<AnyKey>) throws {
    chords = try container.decode([Chords].self, "chords", expecting: "a list of chords") {
      $0.isEmpty ? nil : $0
    }
    inversions = try container.decodeRange("inversions", within: 0...3)
      .compactMap(Inversion.init(rawValue:))
    position = try container.decodeName("asksPosition")
  }
}

extension ScaleDegreeChordSlot.Chords: Decodable {
  init(from decoder: any Decoder) throws {
    guard let scales = decoder.userInfo[.scales] as? ScaleTable else { throw MissingScaleTable() }
    let container = try decoder.container(keyedBy: AnyKey.self)
    scale = try container.decode(String.self, "scale", expecting: "the id of a scale") {
      scales[$0]
    }
    degrees = try container.decode(
      [Int].self,
      "degrees",
      expecting: "a list of degrees from 1 to 7, none twice"
    ) { degrees in
      guard !degrees.isEmpty, degrees.allSatisfy((1...7).contains),
        Set(degrees).count == degrees.count
      else { return nil }
      return degrees
    }
    size = try container.decode("size", in: 3...4)
    signatures = try container.decodeRange("signatures", within: -7...7)
      .compactMap(KeySignature.init(fifths:))
  }
}

extension KeyedDecodingContainer {
  /// A closed range, written as its two ends.
  fileprivate func decodeRange(
    _ key: Key,
    within limits: ClosedRange<Int>
  ) throws -> ClosedRange<Int> {
    try decode(
      [Int].self,
      key,
      expecting: "two numbers in order from \(limits.lowerBound) to \(limits.upperBound)"
    ) { ends in
      guard ends.count == 2, ends.allSatisfy(limits.contains), ends[0] <= ends[1] else {
        return nil
      }
      return ends[0]...ends[1]
    }
  }
}

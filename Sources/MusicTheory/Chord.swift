/// A chord by its root and quality, as stacked thirds in root position.
public struct Chord: Hashable, Sendable {
  public let root: NoteName
  public let quality: ChordQuality

  /// Fails where a note would take more than triple accidentals.
  public init?(root: NoteName, quality: ChordQuality) {
    let (third, fifth, seventh) = quality.places
    guard NoteName(fifths: root.fifths + third) != nil,
      NoteName(fifths: root.fifths + fifth) != nil,
      NoteName(fifths: root.fifths + (seventh ?? 0)) != nil
    else { return nil }
    self.root = root
    self.quality = quality
  }

  /// The chord of spelled notes in root position: thirds stacked on the first. Spelling counts:
  /// C–E♭–F♯ is no diminished triad. Fails where the notes are no chord of a known quality.
  public init?(notes: [NoteName]) {
    guard let root = notes.first else { return nil }
    let offsets = notes.map { $0.fifths - root.fifths }
    guard let quality = ChordQuality.allCases.first(where: { $0.fifths == offsets }) else {
      return nil
    }
    self.root = root
    self.quality = quality
  }

  /// Root, third, fifth and, in a seventh chord, seventh.
  public var notes: [NoteName] {
    quality.fifths.map { NoteName(unchecked: root.fifths + $0) }
  }

  /// The notes from the bass upward: the first inversion has the third in the bass.
  ///
  /// Fails where the chord has no such inversion: a triad's third.
  public func notes(in inversion: Inversion) -> [NoteName]? {
    guard inversion.rawValue < quality.size else { return nil }
    let notes = notes
    return Array(notes[inversion.rawValue...] + notes[..<inversion.rawValue])
  }
}

/// Which note of a chord is in the bass: root, third, fifth or seventh.
public enum Inversion: Int, CaseIterable, Sendable {
  case root, first, second, third

  /// "root position", "first inversion" …
  public var name: String {
    switch self {
    case .root: "root position"
    case .first: "first inversion"
    case .second: "second inversion"
    case .third: "third inversion"
    }
  }

  /// The figured bass of a chord of three or four notes: "", "6", "6/4", "7", "6/5", "4/3" or "4/2".
  public func figure(ofSize size: Int) -> String {
    switch (self, size) {
    case (.root, 3): ""
    case (.first, 3): "6"
    case (.second, 3): "6/4"
    case (.root, _): "7"
    case (.first, _): "6/5"
    case (.second, _): "4/3"
    case (.third, _): "4/2"
    }
  }
}

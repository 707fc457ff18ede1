/// The kind of a triad or seventh chord, whatever its root.
public enum ChordQuality: CaseIterable, Sendable {
  case major, minor, diminished, augmented
  case dominantSeventh, majorSeventh, minorSeventh, halfDiminishedSeventh, diminishedSeventh
  case minorMajorSeventh, augmentedMajorSeventh, augmentedSeventh

  /// The triad the chord is built on; a triad is its own.
  public var triad: ChordQuality {
    switch self {
    case .major, .dominantSeventh, .majorSeventh: .major
    case .minor, .minorSeventh, .minorMajorSeventh: .minor
    case .diminished, .halfDiminishedSeventh, .diminishedSeventh: .diminished
    case .augmented, .augmentedMajorSeventh, .augmentedSeventh: .augmented
    }
  }

  /// The chord's notes above the root as places on the line of fifths relative to it. A major third is
  /// 4, a minor third −3, a perfect fifth 1.
  var places: (third: Int, fifth: Int, seventh: Int?) {
    switch self {
    case .major: (4, 1, nil)
    case .minor: (-3, 1, nil)
    case .diminished: (-3, -6, nil)
    case .augmented: (4, 8, nil)
    case .dominantSeventh: (4, 1, -2)
    case .majorSeventh: (4, 1, 5)
    case .minorSeventh: (-3, 1, -2)
    case .halfDiminishedSeventh: (-3, -6, -2)
    case .diminishedSeventh: (-3, -6, -9)
    case .minorMajorSeventh: (-3, 1, 5)
    case .augmentedMajorSeventh: (4, 8, 5)
    case .augmentedSeventh: (4, 8, -2)
    }
  }

  /// The places of all notes: root, third, fifth and, where there is one, seventh.
  var fifths: [Int] {
    switch places {
    case (let third, let fifth, nil): [0, third, fifth]
    case (let third, let fifth, let seventh?): [0, third, fifth, seventh]
    }
  }

  /// The seventh chord on a triad whose seventh is at a place relative to the root; fails where that
  /// makes no known chord.
  init?(triad: ChordQuality, seventh: Int) {
    switch (triad, seventh) {
    case (.major, -2): self = .dominantSeventh
    case (.major, 5): self = .majorSeventh
    case (.minor, -2): self = .minorSeventh
    case (.minor, 5): self = .minorMajorSeventh
    case (.diminished, -2): self = .halfDiminishedSeventh
    case (.diminished, -9): self = .diminishedSeventh
    case (.augmented, 5): self = .augmentedMajorSeventh
    case (.augmented, -2): self = .augmentedSeventh
    default: return nil
    }
  }

  /// Notes in the chord: 3 for triads, 4 for seventh chords.
  public var size: Int { places.seventh == nil ? 3 : 4 }

  /// The quality in words: "half-diminished seventh".
  public var name: String {
    switch self {
    case .major: "major"
    case .minor: "minor"
    case .diminished: "diminished"
    case .augmented: "augmented"
    case .dominantSeventh: "dominant seventh"
    case .majorSeventh: "major seventh"
    case .minorSeventh: "minor seventh"
    case .halfDiminishedSeventh: "half-diminished seventh"
    case .diminishedSeventh: "diminished seventh"
    case .minorMajorSeventh: "minor-major seventh"
    case .augmentedMajorSeventh: "augmented major seventh"
    case .augmentedSeventh: "augmented seventh"
    }
  }
}

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

  /// The chord's notes as places on the line of fifths relative to the root: root, third, fifth and,
  /// where there is one, seventh. A major third is 4, a minor third −3, a perfect fifth 1.
  var fifths: [Int] {
    switch self {
    case .major: [0, 4, 1]
    case .minor: [0, -3, 1]
    case .diminished: [0, -3, -6]
    case .augmented: [0, 4, 8]
    case .dominantSeventh: [0, 4, 1, -2]
    case .majorSeventh: [0, 4, 1, 5]
    case .minorSeventh: [0, -3, 1, -2]
    case .halfDiminishedSeventh: [0, -3, -6, -2]
    case .diminishedSeventh: [0, -3, -6, -9]
    case .minorMajorSeventh: [0, -3, 1, 5]
    case .augmentedMajorSeventh: [0, 4, 8, 5]
    case .augmentedSeventh: [0, 4, 8, -2]
    }
  }

  /// Notes in the chord: 3 for triads, 4 for seventh chords.
  public var size: Int { fifths.count }

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

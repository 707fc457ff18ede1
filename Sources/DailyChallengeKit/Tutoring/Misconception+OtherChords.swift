import MusicTheory

/// Other qualities on the right root.
extension Misconception<ChallengeTaskImplScaleDegreeChord> {
  static var otherDiminishedSeventh: Self {
    Self(id: "other-diminished-seventh") { task in
      task.chord?.quality.triad == .diminished ? task.chordWithOtherSeventh : nil
    }
  }

  /// A major or minor triad, or one of the usual sevenths on them, whatever the scale says.
  static var otherTriad: Self {
    Self(id: "other-triad") { task in
      guard let chord = task.chord else { return [] }
      let usual: [ChordQuality] =
        task.size == 3 ? [.major, .minor] : [.dominantSeventh, .majorSeventh, .minorSeventh]
      return usual.filter { $0.triad != chord.quality.triad }.compactMap { quality in
        Chord(root: chord.root, quality: quality).map { ($0.notes, .otherQuality(quality)) }
      }
    }
  }

  static var otherSeventh: Self {
    Self(id: "other-seventh") { task in
      task.chord?.quality.triad == .diminished ? nil : task.chordWithOtherSeventh
    }
  }
}

extension ChallengeTaskImplScaleDegreeChord {
  /// The same triad with a seventh that is a half step higher or lower.
  fileprivate var chordWithOtherSeventh: (notes: [NoteName], mistake: Mistake)? {
    guard let chord, let quality = chord.quality.withOtherSeventh else { return nil }
    return Chord(root: chord.root, quality: quality).map { ($0.notes, .otherSeventh(quality)) }
  }
}

extension ChordQuality {
  /// A major seventh for a minor one, a diminished for a half-diminished one, and the reverse; nil for
  /// triads.
  fileprivate var withOtherSeventh: ChordQuality? {
    switch self {
    case .major, .minor, .diminished, .augmented: nil
    case .dominantSeventh: .majorSeventh
    case .majorSeventh: .dominantSeventh
    case .minorSeventh: .minorMajorSeventh
    case .minorMajorSeventh: .minorSeventh
    case .halfDiminishedSeventh: .diminishedSeventh
    case .diminishedSeventh: .halfDiminishedSeventh
    case .augmentedMajorSeventh: .augmentedSeventh
    case .augmentedSeventh: .augmentedMajorSeventh
    }
  }
}

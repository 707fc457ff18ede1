extension NoteName {
  /// The other names of the same sound, the nearest on the line of fifths first: D♭, B♯♯ and E♭♭♭ for
  /// C♯.
  public var enharmonics: [NoteName] {
    // Twelve fifths make whole octaves.
    [12, -12, 24, -24, 36, -36, 48, -48].compactMap { NoteName(fifths: fifths + $0) }
  }

  /// Those without triple accidentals.
  public var usualEnharmonics: [NoteName] {
    enharmonics.filter { abs($0.accidental.alteration) < 3 }
  }
}

extension Pitch {
  /// The other names of the same sound, each with the octave of its letter: B♯3 and D♭♭4 for C4.
  public var enharmonics: [Pitch] {
    name.enharmonics.map { other in
      let natural = midi - other.accidental.alteration
      return Pitch(other, octave: natural.floorDivided(by: 12) - 1)
    }
  }
}

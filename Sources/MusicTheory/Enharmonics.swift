extension NoteName {
  /// The other names of the same sound, from the flattest to the sharpest: D♭, E♭♭♭ and B♯♯ for C♯.
  public var enharmonics: [NoteName] {
    // Twelve fifths make whole octaves.
    (-4...4).filter { $0 != 0 }.compactMap { NoteName(fifths: fifths + 12 * $0) }
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

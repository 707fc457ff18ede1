public import MusicTheory

extension NoteName {
  /// The note from G3 to the F♯ above middle C, by sound, whatever the spelling: B♯3 like C4.
  public var nearMiddleC: Pitch {
    let pitch = Pitch(self, octave: 4)
    return pitch.midi < Self.midiOfG4 ? pitch : Pitch(self, octave: 3)
  }

  private static let midiOfG4 = 67
}

extension [NoteName] {
  /// Notes from the bass upward as pitches, each above the one before, the first near middle C.
  public var voiced: [Pitch] {
    first.map { rising(fromOctave: $0.nearMiddleC.octave) } ?? []
  }
}

import MusicTheory

extension Query {
  /// How it sounds: a chord broken and then together, an interval likewise, a scale up to its octave.
  ///
  /// Without octaves the lowest note lies near middle C.
  public var sound: Sound {
    switch self {
    case .note(let name, let octave):
      .together([octave.map { Pitch(name, octave: $0) } ?? name.nearMiddleC])
    case .staff(let note): .together([note.pitch])
    case .interval(let interval): .brokenThenTogether(interval.heard)
    case .scale(let scale): .inTurn((scale.notes + [scale.tonality.tonic]).voiced)
    case .chord(let symbol): .brokenThenTogether(symbol.notesFromBass.voiced)
    case .harmony(let harmony): .brokenThenTogether(harmony.notesFromBass.voiced)
    }
  }
}

extension Sound {
  fileprivate static func brokenThenTogether(_ pitches: [Pitch]) -> Sound {
    arpeggio(pitches).then(together(pitches))
  }
}

extension SpelledInterval {
  /// The notes in the octaves they were given in, or else near middle C.
  fileprivate var heard: [Pitch] {
    guard !hasOctaves else { return [first, second] }
    let shift = first.name.nearMiddleC.octave - first.octave
    return [first, second].map { Pitch($0.name, octave: $0.octave + shift) }
  }
}

/// A chord as lead sheets name it: Cm7♭5, or C/E with another note than the root in the bass.
public struct ChordSymbol: Hashable, Sendable {
  public let chord: Chord

  /// The lowest note. It need not belong to the chord: C/D.
  public let bass: NoteName

  /// The bass is the root unless another note is given.
  public init(_ chord: Chord, over bass: NoteName? = nil) {
    self.chord = chord
    self.bass = bass ?? chord.root
  }

  /// The inversion the bass makes; nil where it is no note of the chord.
  public var inversion: Inversion? {
    chord.notes.firstIndex(of: bass).flatMap(Inversion.init)
  }

  /// The notes from the bass upward.
  public var notesFromBass: [NoteName] {
    inversion.flatMap(chord.notes) ?? [bass] + chord.notes
  }
}

// MARK: - Writing

extension ChordSymbol {
  /// The symbol with musical signs: "Cm7♭5", "C7/B♭".
  public var symbol: String {
    chord.root.symbol + chord.quality.symbol + (bass == chord.root ? "" : "/" + bass.symbol)
  }

  /// The symbol in ASCII, as it is typed: "Cm7b5", "C7/Bb".
  public var ascii: String {
    chord.root.ascii + chord.quality.ascii + (bass == chord.root ? "" : "/" + bass.ascii)
  }
}

extension ChordSymbol: CustomStringConvertible {
  public var description: String { symbol }
}

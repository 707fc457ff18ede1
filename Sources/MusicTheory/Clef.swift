/// A clef: a sign that fixes one line of the staff, and through it all positions.
public enum Clef: String, CaseIterable, Sendable {
  case treble
  case bass
  case alto
  case tenor
  case soprano
  case mezzoSoprano = "mezzo-soprano"
  /// The F clef on the middle line.
  case baritone
  /// Treble clef with a small 8 below: it sounds an octave lower than treble clef.
  case treble8vb
  /// Bass clef with a small 8 below: it sounds an octave lower than bass clef.
  case bass8vb

  public enum Sign: Sendable {
    case g, f, c
  }

  /// The sign that is drawn.
  public var sign: Sign {
    switch self {
    case .treble, .treble8vb: .g
    case .bass, .baritone, .bass8vb: .f
    case .alto, .tenor, .soprano, .mezzoSoprano: .c
    }
  }

  /// The line the sign fixes, counted from the bottom, 1 … 5.
  public var line: Int {
    switch self {
    case .soprano: 1
    case .treble, .treble8vb, .mezzoSoprano: 2
    case .alto, .baritone: 3
    case .bass, .bass8vb, .tenor: 4
    }
  }

  /// Octaves the staff sounds above what the plain sign would say: 0, or −1 with the small 8.
  public var octaveShift: Int {
    switch self {
    case .treble8vb, .bass8vb: -1
    case .treble, .bass, .alto, .tenor, .soprano, .mezzoSoprano, .baritone: 0
    }
  }

  /// The sounding pitch on the line the sign fixes: G4, F3 or C4, or an octave below.
  public var reference: Pitch {
    switch sign {
    case .g: Pitch(NoteName(.g), octave: 4 + octaveShift)
    case .f: Pitch(NoteName(.f), octave: 3 + octaveShift)
    case .c: Pitch(NoteName(.c), octave: 4 + octaveShift)
    }
  }

  /// Where the reference pitch stands.
  public var referencePosition: StaffPosition {
    StaffPosition((line - 1) * 2)
  }

  /// The sounding natural pitch at a position.
  public func naturalPitch(at position: StaffPosition) -> Pitch {
    let index = reference.diatonicIndex + position.value - referencePosition.value
    return Pitch(NoteName(Letter(wrapping: index)), octave: index.floorDivided(by: 7))
  }

  /// Where a letter of an octave (as it sounds) stands.
  public func position(of letter: Letter, octave: Int) -> StaffPosition {
    let index = Pitch(NoteName(letter), octave: octave).diatonicIndex
    return StaffPosition(index - reference.diatonicIndex + referencePosition.value)
  }
}

/// A letter with an accidental: a spelled pitch class. C♯ and D♭ sound alike and are two names.
public struct NoteName: Hashable, Sendable {
  /// The place on the line of fifths: … B♭ −2, F −1, C 0, G 1, D 2 … Every name has its own place,
  /// and transposing is adding.
  public let fifths: Int

  public init(_ letter: Letter, _ accidental: Accidental = .natural) {
    fifths = (letter.rawValue * 2 + 1).modulo(7) - 1 + accidental.alteration * 7
  }

  /// The name at a place on the line of fifths; nil where it would take more than triple accidentals.
  public init?(fifths: Int) {
    guard (-22...26).contains(fifths) else { return nil }
    self.fifths = fifths
  }

  /// At a place known to have a name.
  init(unchecked fifths: Int) {
    self.fifths = fifths
  }

  public var letter: Letter { Letter(wrapping: fifths * 4) }

  public var accidental: Accidental { Accidental(unchecked: (fifths + 1).floorDivided(by: 7)) }

  /// The sound, regardless of octave and spelling.
  public var pitchClass: PitchClass {
    PitchClass(letter.semitonesAboveC + accidental.alteration)
  }
}

// MARK: - Transposing

extension NoteName {
  /// The note this interval above; nil where it would take more than triple accidentals.
  public func raised(by interval: Interval) -> NoteName? {
    NoteName(fifths: fifths + interval.fifths)
  }
}

// MARK: - Writing and reading

extension NoteName {
  /// The name in ASCII, as it is saved: "C", "F##", "Bb".
  public var ascii: String { letter.name + accidental.ascii }

  /// The name as musicians write it: "C", "Fx", "B♭".
  public var symbol: String { letter.name + accidental.symbol }

  /// Reads the ASCII form, and nothing else: a capital letter, then up to three `#` or `b`.
  public init?(ascii text: String) {
    guard let letter = Letter.allCases.first(where: { text.hasPrefix($0.name) }),
      let accidental = Accidental.allCases.first(where: { $0.ascii == text.dropFirst() })
    else { return nil }
    self.init(letter, accidental)
  }
}

extension NoteName: CustomStringConvertible {
  public var description: String { symbol }
}

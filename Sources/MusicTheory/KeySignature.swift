/// The sharps or flats at the head of a staff.
public struct KeySignature: Hashable, Sendable {
  /// Sharps counted positive, flats negative: −7 … 7.
  public let fifths: Int

  /// Fails beyond seven sharps or flats.
  public init?(fifths: Int) {
    guard (-7...7).contains(fifths) else { return nil }
    self.fifths = fifths
  }

  /// The signs in the order they are written: F♯ C♯ G♯ … or B♭ E♭ A♭ …
  public var accidentals: [NoteName] {
    let order: [Letter] = [.f, .c, .g, .d, .a, .e, .b]
    return fifths >= 0
      ? order.prefix(fifths).map { NoteName($0, .sharp) }
      : order.reversed().prefix(-fifths).map { NoteName($0, .flat) }
  }

  /// What the signature does to every note of a letter, in all octaves.
  public func accidental(on letter: Letter) -> Accidental {
    let place = NoteName(letter).fifths + 1  // F 0, C 1 … B 6: the order of the sharps
    if place < fifths { return .sharp }
    if 6 - place < -fifths { return .flat }
    return .natural
  }
}

// MARK: - On the staff

extension KeySignature {
  /// Where the signs stand on the staff, in the order they are written.
  ///
  /// The placement is LilyPond's (`sharp-positions` and `flat-positions` of its key signature): every
  /// sign stands within the seven positions below a ceiling that depends on where C lies, so that
  /// tenor clef's sharps begin low and nothing leaves the staff. Engravers agree on treble, bass,
  /// alto and tenor clef; for the rarer clefs they differ.
  public func staffPositions(in clef: Clef) -> [StaffPosition] {
    let ceilings = fifths > 0 ? [8, 9, 8, 6, 7, 6, 7] : [6, 7, 8, 6, 5, 6, 5]
    // Middle C's place relative to the middle line, an octave more or less being no matter.
    let c = (clef.position(of: .c, octave: 4).value - 4).modulo(7)
    let lowest = ceilings[c] - 6
    return accidentals.map { name in
      StaffPosition((c + 4 + name.letter.rawValue - lowest).modulo(7) + lowest)
    }
  }
}

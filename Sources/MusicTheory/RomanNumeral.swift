/// A chord named by its degree: V7, ii°6, ♭VI, i(maj7).
///
/// The case of the numeral is the third of its triad, ° and + its fifth; ø7, °7 and maj7 say their
/// seventh. A bare 7 over a triad of the scale is the seventh the scale gives. Over any other triad the
/// scale has no say, and a bare 7 is a minor seventh, as in chord symbols: in C major, iv7 is F A♭ C E♭
/// and ♭VII7 is B♭ D F A♭.
public struct RomanNumeral: Hashable, Sendable {
  /// What stands above the fifth.
  public enum Seventh: Sendable {
    /// The note the scale has there: a plain 7.
    case diatonic
    /// A minor seventh over a diminished triad: ø7.
    case halfDiminished
    /// A diminished seventh over a diminished triad: °7.
    case diminished
    /// A major seventh, said outright: maj7.
    case major
  }

  /// 1 … 7.
  public let degree: Int

  /// What is written before the numeral; natural for nothing.
  public let alteration: Accidental

  /// One of the four triads.
  public let triad: ChordQuality

  /// Nil for a triad.
  public let seventh: Seventh?

  public let inversion: Inversion

  /// Fails for a degree outside 1 … 7, an alteration beyond double sharps and flats, a quality that
  /// is no triad, a seventh the triad cannot carry and the third inversion of a triad.
  ///
  /// A diminished triad's seventh is always said, by ø or °.
  public init?(
    degree: Int,
    alteration: Accidental = .natural,
    triad: ChordQuality,
    seventh: Seventh? = nil,
    inversion: Inversion = .root
  ) {
    guard (1...7).contains(degree), (-2...2).contains(alteration.alteration), triad.size == 3
    else { return nil }
    guard seventh != nil || inversion != .third else { return nil }
    switch seventh {
    case .halfDiminished, .diminished: guard triad == .diminished else { return nil }
    case .diatonic, .major: guard triad != .diminished else { return nil }
    case nil: break
    }
    self.degree = degree
    self.alteration = alteration
    self.triad = triad
    self.seventh = seventh
    self.inversion = inversion
  }

  /// The numeral of a scale's own chord, by its degree and quality.
  ///
  /// Major and minor sevenths are a plain 7, as textbooks write them inside a key, except over minor
  /// and augmented triads, where the major seventh is the unusual one: i(maj7), III+(maj7).
  public init?(degree: Int, quality: ChordQuality, inversion: Inversion = .root) {
    let seventh: Seventh?
    switch quality {
    case .major, .minor, .diminished, .augmented: seventh = nil
    case .dominantSeventh, .majorSeventh, .minorSeventh, .augmentedSeventh: seventh = .diatonic
    case .halfDiminishedSeventh: seventh = .halfDiminished
    case .diminishedSeventh: seventh = .diminished
    case .minorMajorSeventh, .augmentedMajorSeventh: seventh = .major
    }
    self.init(degree: degree, triad: quality.triad, seventh: seventh, inversion: inversion)
  }
}

// MARK: - The chord it names

extension RomanNumeral {
  /// The chord in a scale; nil where it would take more than triple accidentals, or where the scale's
  /// seventh makes no known chord.
  public func chord(in scale: Scale) -> Chord? {
    guard let root = root(in: scale), let quality = quality(on: root, in: scale) else {
      return nil
    }
    return Chord(root: root, quality: quality)
  }

  private func quality(on root: NoteName, in scale: Scale) -> ChordQuality? {
    switch seventh {
    case nil: triad
    case .halfDiminished: .halfDiminishedSeventh
    case .diminished: .diminishedSeventh
    case .major: ChordQuality(triad: triad, seventh: 5)
    case .diatonic:
      ChordQuality(triad: triad, seventh: diatonicSeventh(over: root, in: scale))
    }
  }

  /// The place of the seventh on the line of fifths, relative to the root.
  private func diatonicSeventh(over root: NoteName, in scale: Scale) -> Int {
    let isOfScale =
      scale.holds(triad, on: root, degree: degree)
      || scale.type.isMinorKey
        && [ScaleType.naturalMinor, .harmonicMinor, .melodicMinor].contains { form in
          Scale(scale.tonic, form).holds(triad, on: root, degree: degree)
        }
    guard isOfScale, let top = scale.note(of: root.letter.advanced(by: 6)) else { return -2 }
    return top.fifths - root.fifths
  }

  /// In minor keys VI and VII stand on the natural degrees, and diminished chords on 6 and 7 on the
  /// raised ones, whether or not a sharp says so.
  private func root(in scale: Scale) -> NoteName? {
    if scale.type.isMinorKey, triad == .diminished, degree >= 6,
      alteration == .natural || alteration == .sharp
    {
      return Scale(scale.tonic, .melodicMinor).note(onDegree: degree)
    }
    let note = scale.withNaturalDegrees.note(onDegree: degree)
    guard altersDegree(of: scale) else { return note }
    return note.flatMap { NoteName(fifths: $0.fifths + alteration.alteration * 7) }
  }

  /// Whether a sign takes the root away from the degree.
  ///
  /// A sign that only says how the degree lies against the major scale, or in a scale with a minor
  /// third against natural minor, is a reminder: ♭VI in C minor is VI, and ♯vi° in C dorian vi°.
  private func altersDegree(of scale: Scale) -> Bool {
    let type = scale.withNaturalDegrees.type
    let againstMajor = type.alteration(ofDegree: degree)
    let againstMinor = againstMajor - ScaleType.naturalMinor.alteration(ofDegree: degree)
    let hasMinorThird = type.alteration(ofDegree: 3) == -1
    return alteration != .natural && alteration.alteration != againstMajor
      && !(hasMinorThird && alteration.alteration == againstMinor)
  }
}

extension Scale {
  /// The scale itself, or in minor keys the natural form, from which their numerals are counted.
  fileprivate var withNaturalDegrees: Scale {
    type.isMinorKey ? Scale(tonic, .naturalMinor) : self
  }

  /// Whether the scale's own triad on a degree is this one.
  fileprivate func holds(_ triad: ChordQuality, on root: NoteName, degree: Int) -> Bool {
    let (third, fifth, _) = triad.places
    return note(onDegree: degree) == root
      && note(onDegree: (degree + 1) % 7 + 1)?.fifths == root.fifths + third
      && note(onDegree: (degree + 3) % 7 + 1)?.fifths == root.fifths + fifth
  }
}

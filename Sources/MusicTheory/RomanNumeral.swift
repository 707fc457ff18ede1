/// A chord named by its degree: V7, ii°6, ♭VI, i(maj7).
///
/// The case of the numeral is the third of its triad, ° and + its fifth. A bare 7 is the seventh the
/// scale gives; ø7, °7 and maj7 say theirs.
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
      scale.note(of: root.letter.advanced(by: 6)).flatMap { top in
        ChordQuality(triad: triad, seventh: top.fifths - root.fifths)
      }
    }
  }

  /// In minor keys VI and VII stand on the natural degrees, and diminished chords on 6 and 7 on the
  /// raised ones, whether or not a sharp says so.
  private func root(in scale: Scale) -> NoteName? {
    guard scale.type.isMinorKey else { return altered(scale.note(onDegree: degree)) }
    if triad == .diminished, degree >= 6, alteration == .natural || alteration == .sharp {
      return Scale(scale.tonic, .melodicMinor).note(onDegree: degree)
    }
    return altered(Scale(scale.tonic, .naturalMinor).note(onDegree: degree))
  }

  private func altered(_ note: NoteName?) -> NoteName? {
    note.flatMap { NoteName(fifths: $0.fifths + alteration.alteration * 7) }
  }
}

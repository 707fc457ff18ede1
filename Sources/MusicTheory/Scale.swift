/// A scale of seven letters, as a pattern of intervals above any tonic.
public enum ScaleType: String, CaseIterable, Sendable {
  case major
  case naturalMinor = "natural-minor"
  case harmonicMinor = "harmonic-minor"
  /// Melodic minor as it ascends.
  case melodicMinor = "melodic-minor"
  case dorian, phrygian, lydian, mixolydian, locrian

  /// Whether the scale is one of the three forms of the minor key, which share a key signature and
  /// in which the sixth and seventh degrees move.
  public var isMinorKey: Bool {
    switch self {
    case .naturalMinor, .harmonicMinor, .melodicMinor: true
    case .major, .dorian, .phrygian, .lydian, .mixolydian, .locrian: false
    }
  }

  /// A degree's place on the line of fifths, relative to the tonic's.
  ///
  /// A step up is two fifths, octaves left aside, and the notes under a signature are seven neighbours
  /// on the line. Minor raises some of them by a half step, which is seven fifths.
  fileprivate func fifths(onDegree degree: Int) -> Int {
    let lowest = signatureFifths - 1
    let unraised = (2 * (degree - 1) - lowest).modulo(7) + lowest
    return raises(degree) ? unraised + 7 : unraised
  }

  private func raises(_ degree: Int) -> Bool {
    switch self {
    case .harmonicMinor: degree == 7
    case .melodicMinor: degree == 6 || degree == 7
    case .major, .naturalMinor, .dorian, .phrygian, .lydian, .mixolydian, .locrian: false
    }
  }

  /// The key signature's fifths when the tonic is C.
  fileprivate var signatureFifths: Int {
    switch self {
    case .lydian: 1
    case .major: 0
    case .mixolydian: -1
    case .dorian: -2
    case .naturalMinor, .harmonicMinor, .melodicMinor: -3
    case .phrygian: -4
    case .locrian: -5
    }
  }
}

/// A scale type on a tonic: D harmonic minor.
public struct Scale: Hashable, Sendable {
  public let tonic: NoteName
  public let type: ScaleType

  public init(_ tonic: NoteName, _ type: ScaleType) {
    self.tonic = tonic
    self.type = type
  }

  /// The note on a degree, 1 … 7; nil outside, or where it would take more than triple accidentals.
  public func note(onDegree degree: Int) -> NoteName? {
    guard (1...7).contains(degree) else { return nil }
    return NoteName(fifths: tonic.fifths + type.fifths(onDegree: degree))
  }

  /// The note of a letter; nil where it would take more than triple accidentals.
  func note(of letter: Letter) -> NoteName? {
    note(onDegree: (letter.rawValue - tonic.letter.rawValue).modulo(7) + 1)
  }

  /// The seven notes upward from the tonic; nil where one would take more than triple accidentals.
  public var notes: [NoteName]? {
    let notes = (1...7).compactMap(note(onDegree:))
    return notes.count == 7 ? notes : nil
  }

  /// The signature the scale is written under; nil where it would take more than seven signs.
  public var keySignature: KeySignature? {
    KeySignature(fifths: tonic.fifths + type.signatureFifths)
  }
}

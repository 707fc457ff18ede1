import MusicTheory

/// What the curriculum says of a slot that asks for the chord on a scale degree.
struct ScaleDegreeChordSlot {
  /// Chords of one size in one scale.
  struct Chords {
    let scale: ScaleDefinition
    let degrees: [Int]
    let size: Int
    let signatures: [KeySignature]
  }

  /// When the answer has to begin with the bass; otherwise the notes may come in any order.
  enum Position: String, CaseIterable {
    case never, always
    /// Only where the chord is inverted.
    case inverted
  }

  let chords: [Chords]
  let inversions: [Inversion]
  let position: Position

  /// How many questions the slot describes.
  var count: Int {
    chords.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of chords: Chords) -> Int {
    chords.signatures.count * chords.degrees.count * inversions(of: chords).count
  }

  private func inversions(of chords: Chords) -> [Inversion] {
    inversions.filter { $0.rawValue < chords.size }
  }

  /// The question of a number, 0 ..< ``count``, whose digits are signature, degree and inversion.
  func question(at number: Int) throws(InvalidValue) -> ChallengeTaskImplScaleDegreeChord {
    var rest = number
    var group = chords[...]
    while let first = group.first, rest >= count(of: first) {
      rest -= count(of: first)
      group.removeFirst()
    }
    let chords = group[group.startIndex]
    let inversions = inversions(of: chords)
    let inversion = inversions[rest % inversions.count]
    let degree = chords.degrees[rest / inversions.count % chords.degrees.count]
    let signature = chords.signatures[rest / inversions.count / chords.degrees.count]
    guard let tonic = chords.scale.tonic(under: signature) else {
      throw InvalidValue(
        key: "signatures",
        value: "\(signature.fifths)",
        expected: "a signature with a tonic of this scale"
      )
    }
    return try ChallengeTaskImplScaleDegreeChord(
      scale: chords.scale,
      tonic: tonic,
      degree: degree,
      size: chords.size,
      inversion: inversion.rawValue,
      asksPosition: position.asks(inversion)
    )
  }
}

extension ScaleDegreeChordSlot.Position {
  fileprivate func asks(_ inversion: Inversion) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .inverted: inversion != .root
    }
  }
}

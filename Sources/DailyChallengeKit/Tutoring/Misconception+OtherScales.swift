import MusicTheory

/// Chords of other scales, and of other degrees of the scale.
extension Misconception<ChallengeTaskImplScaleDegreeChord> {
  static var leadingToneNotRaised: Self {
    Self(
      id: "leading-tone-not-raised",
      chords: { task in
        guard task.uses(degree: 7) else { return [] }
        return [task.chordOfNaturalMinor, task.chordWithoutLeadingTone].compactMap(\.self)
      }
    )
  }

  /// In chords of melodic minor without the leading tone.
  static var sixthNotRaised: Self {
    Self(id: "sixth-not-raised") { task in
      task.uses(degree: 7) ? nil : task.chordOfNaturalMinor
    }
  }

  static var leadingToneRaised: Self {
    Self(id: "leading-tone-raised") { task in
      guard task.scaleType == .naturalMinor else { return nil }
      return task.chord(of: Scale(task.tonic, .harmonicMinor)).map {
        ($0, .otherMinorForm(.harmonicMinor, for: .naturalMinor))
      }
    }
  }

  /// For a mode, both keys on its tonic.
  static var parallelKey: Self {
    Self(id: "parallel-key") { task in
      Key.Mode.allCases.map { Key(task.tonic, $0) }.compactMap { key in
        task.chord(of: key.scale).map { ($0, .parallelKey(key, degree: task.degree)) }
      }
    }
  }

  static var neighbouringDegree: Self {
    Self(id: "other-degree") { $0.chords(stepsAway: [-1, 1]) }
  }

  /// In a major key or natural minor, the scale has the chord on another degree.
  static var relativeKey: Self {
    Self(id: "relative-key") { task in
      guard let key = task.relativeKey, let notes = task.chord(of: key.scale) else { return nil }
      let degree = (1...7).first { task.chord(onDegree: $0, of: task.scaleNotes) == notes }
      return (notes, .relativeKey(key, degree: task.degree, alsoDegree: degree))
    }
  }

  static var distantDegree: Self {
    Self(id: "distant-degree") { $0.chords(stepsAway: [-3, -2, 2, 3]) }
  }
}

extension ChallengeTaskImplScaleDegreeChord {
  /// Nil for a scale of the catalogue that `MusicTheory` does not know.
  fileprivate var scaleType: ScaleType? { ScaleType(rawValue: scale.id) }

  /// The chord of the same degree and size in another scale.
  fileprivate func chord(of scale: Scale) -> [NoteName]? {
    scale.notes.map { chord(onDegree: degree, of: $0) }
  }

  /// The chords that many steps of the scale below or above.
  fileprivate func chords(
    stepsAway steps: [Int]
  ) -> [Misconception<ChallengeTaskImplScaleDegreeChord>.OtherChord] {
    steps.map { step in
      let degree = (degree + step + 6) % 7 + 1
      return (chord(onDegree: degree, of: scaleNotes), .otherDegree(degree, for: self.degree))
    }
  }

  /// What natural minor has on the degree of a minor scale that raises some.
  fileprivate var chordOfNaturalMinor: (notes: [NoteName], mistake: Mistake)? {
    guard let scaleType, [.harmonicMinor, .melodicMinor].contains(scaleType) else { return nil }
    return chord(of: Scale(tonic, .naturalMinor)).map {
      ($0, .otherMinorForm(.naturalMinor, for: scaleType))
    }
  }

  /// In melodic minor, the chord with its sixth degree raised and its seventh not.
  fileprivate var chordWithoutLeadingTone: (notes: [NoteName], mistake: Mistake)? {
    guard scaleType == .melodicMinor, uses(degree: 6),
      let subtonic = Scale(tonic, .naturalMinor).notes?.last
    else { return nil }
    return (chord(onDegree: degree, of: scaleNotes.dropLast() + [subtonic]), .oneDegreeNotRaised)
  }

  /// The minor key of a major one; for all other scales, the major key under the same signature.
  fileprivate var relativeKey: Key? {
    scaleType == .major
      ? Key(tonic, .major).relative
      : NoteName(fifths: tonic.fifths + scale.signatureOffset).map { Key($0, .major) }
  }
}

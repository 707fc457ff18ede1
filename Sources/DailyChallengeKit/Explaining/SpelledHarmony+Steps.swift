import MusicTheory

extension SpelledHarmony {
  var steps: [Step] {
    var steps: [Step] = [scale.step]
    steps += targetSteps
    switch harmony.name {
    case .numeral(let numeral): steps += self.steps(to: numeral)
    case .augmentedSixth(let sixth): steps += self.steps(to: sixth)
    }
    return steps
  }

  /// Each target is a degree of the one after it, or of the scale.
  private var targetSteps: [Step] {
    guard let keys = harmony.keys(in: scale.tonality.scale), let last = keys.last else { return [] }
    let homes = [scale.tonality] + keys.map { .key($0) }
    let steps: [Step] = zip(zip(harmony.targets.reversed(), homes), keys).map {
      .target($0.0, in: $0.1, key: $1)
    }
    return steps + (SpelledScale(.key(last)).map { [$0.step] } ?? [])
  }
}

// MARK: - Numerals

extension SpelledHarmony {
  private func steps(to numeral: RomanNumeral) -> [Step] {
    guard let symbol else { return [] }
    var steps = [rootStep(numeral)]
    if isWithin(home.notes), home.notes[numeral.degree - 1] == notes[0] {
      steps += [.everyOtherNote(notes), .quality(symbol)]
    } else {
      steps += stackingSteps(numeral) + [notes.count == 3 ? .symbol(symbol) : .quality(symbol)]
    }
    if numeral.inversion != .root {
      steps.append(.inversion(numeral.inversion, figure: numeral.figure, notesFromBass))
    }
    return steps
  }

  private func isWithin(_ scale: [NoteName]) -> Bool {
    Set(notes).isSubset(of: scale)
  }

  private func rootStep(_ numeral: RomanNumeral) -> Step {
    let onDegree = home.notes[numeral.degree - 1]
    let root = notes[0]
    if root == onDegree {
      return numeral.alteration == .natural
        ? .root(root, degree: numeral.degree) : .confirmedRoot(root, degree: numeral.degree)
    }
    return numeral.alteration == .natural
      ? .movedRoot(root, from: onDegree, of: numeral)
      : .alteredRoot(root, from: onDegree, degree: numeral.degree)
  }

  /// For chords that are no stack of the scale's notes: what the numeral says, and where the other
  /// notes come from.
  private func stackingSteps(_ numeral: RomanNumeral) -> [Step] {
    var steps: [Step] = [.triad(Array(notes.prefix(3)), of: numeral)]
    if notes.count > 3 {
      steps.append(.seventh(notes[3], of: numeral, isInScale: home.notes.contains(notes[3])))
    }
    if numeral.degree == 2, numeral.triad == .major, numeral.alteration == .flat, notes.count == 3 {
      return steps + [.neapolitan]
    }
    if let raised = raisedDegrees {
      return raised.isEmpty ? steps : steps + [.raisedDegrees(raised)]
    }
    if let parallel = home.tonality.key?.parallel, let lender = lender(in: parallel) {
      steps.append(.borrowed(from: lender))
    }
    return steps
  }

  /// The degrees above the root that a minor key raises; nil if that does not explain every note of the
  /// chord.
  private var raisedDegrees: [RaisedDegree]? {
    guard home.tonality.key?.mode == .minor,
      let melodic = Scale(home.tonality.tonic, .melodicMinor).notes,
      isWithin(home.notes + melodic)
    else { return nil }
    return zip(home.notes, melodic).enumerated().compactMap { index, pair in
      let (natural, raised) = pair
      guard natural != raised, notes.contains(raised), !notes.contains(natural) else { return nil }
      // A root on the raised degree has been explained by itself.
      return raised == notes[0]
        ? nil : RaisedDegree(degree: index + 1, natural: natural, raised: raised)
    }
  }

  /// What of a key has all notes of the chord: its own scale, or in minor the harmonic one.
  private func lender(in key: Key) -> Tonality? {
    let harmonic = Scale(key.tonic, .harmonicMinor)
    let own = Scale(key.tonic, key.mode == .major ? .major : .naturalMinor)
    if own.notes.map(isWithin) == true { return .key(key) }
    return key.mode == .minor && harmonic.notes.map(isWithin) == true ? .scale(harmonic) : nil
  }
}

// MARK: - Augmented sixths

extension SpelledHarmony {
  private func steps(to sixth: AugmentedSixth) -> [Step] {
    guard let top = notes.last else { return [] }
    return [
      .closesIn(sixth, on: home.notes[4], from: notes[0], and: top),
      .outerInterval(from: notes[0], to: top),
      .between(sixth, Array(notes.dropFirst().dropLast())),
      .fromBass(notes),
    ]
  }
}

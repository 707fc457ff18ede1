import MusicTheory

extension Query {
  /// Why the answer is what it is.
  public var steps: [Step] {
    switch self {
    case .note(let name, let octave): Step.steps(to: name, octave: octave)
    case .staff(let note): note.explanation.steps
    case .interval(let interval): interval.steps
    case .scale(let scale): scale.steps
    case .chord(let symbol): symbol.steps
    case .harmony(let harmony): harmony.steps
    }
  }
}

// MARK: - Notes

extension Step {
  fileprivate static func steps(to name: NoteName, octave: Int?) -> [Step] {
    let distance = name.letter.semitonesAboveC + name.accidental.alteration
    let steps: [Step] = [.letter(name)] + (name == NoteName(.c) ? [] : [.aboveC(distance)])
    guard let octave else { return steps + [.sameSound(name.usualEnharmonics)] }
    let pitch = Pitch(name, octave: octave)
    let others = pitch.enharmonics.filter { name.usualEnharmonics.contains($0.name) }
    return steps + [.samePitch(others), .octave(pitch)]
  }
}

// MARK: - Intervals

extension SpelledInterval {
  fileprivate var steps: [Step] {
    let steps: [Step] = [.letters(self), .halfSteps(self)]
    if let downward { return steps + [.downward(downward, interval)] }
    return steps + [comparison, related].compactMap(\.self)
  }

  /// What a diminished unison is called from its first note down to the second.
  private var downward: Interval? {
    guard case .diminished(let times) = interval.quality, interval.number == 1 else { return nil }
    return Interval(.augmented(times: times), 1)
  }

  private var comparison: Step? {
    let plain = Interval(.perfect, interval.number) ?? Interval(.major, interval.number)
    return plain.map {
      .comparison(interval, with: $0, difference: interval.semitones - $0.semitones)
    }
  }

  private var related: Step? {
    interval.isCompound
      ? .simple(interval.simple, octaves: (interval.number - interval.simple.number) / 7)
      : interval.inversion.map { .turned($0) }
  }
}

// MARK: - Scales

extension SpelledScale {
  /// The notes.
  var step: Step { .scale(tonality.modeName, on: tonality.tonic, notes) }

  fileprivate var steps: [Step] {
    let scale = tonality.scale
    let sounds = (notes + [scale.tonic]).map(\.pitchClass.semitonesAboveC)
    let distances = zip(sounds, sounds.dropFirst()).map { ($1 - $0 + 12) % 12 }
    let signature = scale.keySignature
    var steps: [Step] = [step, .scaleSteps(distances), .signature(signature)]
    if let signature {
      let outside = notes.filter { signature.accidental(on: $0.letter) != $0.accidental }
      if !outside.isEmpty { steps.append(.outsideSignature(outside)) }
    }
    if scale.type == .melodicMinor, let natural = Scale(scale.tonic, .naturalMinor).notes {
      steps.append(.descending([scale.tonic] + natural.reversed()))
    }
    if let key = tonality.key {
      if signature != nil, let relative = key.relative { steps.append(.relative(relative)) }
      steps.append(.parallel(key.parallel))
    } else if let major = scale.relativeMajor {
      steps.append(.sameNotes(as: major))
    }
    return steps
  }
}

// MARK: - Chord symbols

extension ChordSymbol {
  fileprivate var steps: [Step] {
    let tones = chord.notes.dropFirst().compactMap { note in
      Interval(from: chord.root, to: note).map { ChordTone(note: note, interval: $0) }
    }
    let steps: [Step] = [.chordTones(tones, self)]
    return bass == chord.root ? steps : steps + [.bass(self)]
  }
}

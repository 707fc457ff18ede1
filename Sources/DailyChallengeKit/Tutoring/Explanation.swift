import MusicTheory

/// Why the right answer of a task is right, step by step. Facts only: the renderer gives them words.
public struct Explanation: Equatable, Sendable {
  public let steps: [Step]

  /// The steps that tell the most, few enough for one line.
  public let gist: [Step]
}

// MARK: - Notes

extension NoteReadingTask {
  /// From the clef's line by steps to the note, then what the signature or a sign makes of it.
  var explanation: Explanation {
    let natural = clef.naturalPitch(at: position)
    let distance = position.value - clef.referencePosition.value
    var place: [Step] = [.reference(clef)]
    if distance != 0 { place.append(.counted(distance, from: clef.reference, to: natural)) }
    return Explanation(steps: place + change, gist: place.suffix(1) + change)
  }

  /// What changes the natural note, if anything could.
  private var change: [Step] {
    switch (accidental, pitch.name.accidental) {
    case (.natural?, _): cancellation
    case (let sign?, _): [.sign(sign, pitch)]
    case (nil, .natural):
      signature.fifths == 0 ? [] : [.signatureLeaves(pitch.name.letter)]
    case (nil, _): [.signatureMakes(pitch)]
    }
  }
}

extension NoteReadingTask {
  /// What a natural sign does: as a rule, it cancels the signature.
  private var cancellation: [Step] {
    let letter = pitch.name.letter
    let unmarked = Pitch(NoteName(letter, signature.accidental(on: letter)), octave: pitch.octave)
    return unmarked == pitch
      ? [.sign(.natural, pitch)] : [.signatureMakes(unmarked), .signatureCancelled(pitch)]
  }
}

// MARK: - Chords

extension ChallengeTaskImplScaleDegreeChord {
  /// The scale, the degree, the thirds on it, the kind of chord that makes, and the bass.
  var explanation: Explanation {
    let scaleStep = Step.scale(scale.name, on: tonic, scaleNotes)
    let thirds = Step.everyOtherNote(stackedThirds)
    var steps: [Step] = [scaleStep, .root(stackedThirds[0], degree: degree), thirds]
    if let chord { steps.append(.quality(ChordSymbol(chord, over: chordNotes[0]))) }
    if inversion != .root {
      steps.append(.inversion(inversion, figure: inversion.figure(ofSize: size), chordNotes))
    }
    return Explanation(steps: steps, gist: [scaleStep, thirds])
  }
}

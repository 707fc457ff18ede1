public import MusicTheory

/// Why the right answer of a task is right, step by step. Facts only: the renderer gives them words.
public struct Explanation: Equatable, Sendable {
  public let steps: [Step]

  /// The steps that tell the most, few enough for one line.
  public let gist: [Step]

  /// A step from what everybody knows to the answer.
  ///
  /// Notes on a staff are given as answers, with the octave where it is asked for.
  public enum Step: Hashable, Sendable {
    /// The clef puts this note here.
    case clef(Clef, Answer, StaffPosition)
    /// So many steps up from one note (down when negative) is the other.
    case count(Int, from: Answer, to: Answer)
    /// The signature makes it this note.
    case signatureChanges(Answer)
    /// The signature leaves this letter alone.
    case signatureLeaves(Letter)
    /// The sign before the note makes it this one.
    case sign(AccidentalSign, Answer)

    /// The notes of the scale on a tonic.
    case scale(ScaleDefinition, on: NoteName, [NoteName])
    /// The degree is this note: the root.
    case degree(Int, NoteName)
    /// Every other note of the scale from the root up.
    case thirds([NoteName])
    /// What kind of chord that is, and its numeral in the key.
    case quality(ChordQuality, RomanNumeral)
    /// The notes from the bass up.
    case inversion(Inversion, [NoteName])
  }
}

// MARK: - Notes

extension NoteReadingTask {
  /// From the clef's line by steps to the note, then what the signature or a sign makes of it.
  var explanation: Explanation {
    let natural = answer(clef.naturalPitch(at: position))
    let reference = answer(clef.reference)
    let steps = position.value - clef.referencePosition.value
    let clefStep = Explanation.Step.clef(clef, reference, clef.referencePosition)
    let place = steps == 0 ? [clefStep] : [clefStep, .count(steps, from: reference, to: natural)]
    return Explanation(steps: place + change, gist: place.suffix(1) + change)
  }

  /// What changes the natural note, if anything could.
  private var change: [Explanation.Step] {
    switch (accidental, pitch.name.accidental) {
    case (let sign?, _): [.sign(sign, rightAnswer)]
    case (nil, .natural):
      signature.fifths == 0 ? [] : [.signatureLeaves(pitch.name.letter)]
    case (nil, _): [.signatureChanges(rightAnswer)]
    }
  }
}

// MARK: - Chords

extension ChallengeTaskImplScaleDegreeChord {
  /// The scale, the degree, the thirds on it, the kind of chord that makes, and the bass.
  var explanation: Explanation {
    let scaleStep = Explanation.Step.scale(scale, on: tonic, scaleNotes)
    let thirds = Explanation.Step.thirds(stackedThirds)
    var steps = [scaleStep, .degree(degree, stackedThirds[0]), thirds]
    if let chord, let numeral { steps.append(.quality(chord.quality, numeral)) }
    if inversion != .root { steps.append(.inversion(inversion, chordNotes)) }
    return Explanation(steps: steps, gist: [scaleStep, thirds])
  }
}

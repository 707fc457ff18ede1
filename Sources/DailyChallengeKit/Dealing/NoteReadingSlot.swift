import MusicTheory

/// What the curriculum says of a slot that asks for a note on a staff.
struct NoteReadingSlot {
  /// Which letters are asked: all, those the signature changes, or those it leaves alone.
  enum Letters: String, CaseIterable {
    case any, changed, unchanged
  }

  /// What is written before the note.
  enum Accidentals: String, CaseIterable {
    case none, natural
    case sharpOrFlat = "sharp-or-flat"
    case any

    var alterations: [Alteration] {
      switch self {
      case .none: [.none]
      case .natural: [.cancelled]
      case .sharpOrFlat: [.raised, .lowered]
      case .any: [.raised, .lowered, .cancelled]
      }
    }
  }

  /// What a written accidental does to what the signature gives.
  enum Alteration {
    case none, raised, lowered, cancelled
  }

  /// Which answers are allowed: all, or only those without E♯, B♯, C♭, F♭ and double accidentals.
  enum Spelling: String, CaseIterable {
    case any, plain
  }

  let clefs: [Clef]
  let signatures: [KeySignature]
  let positions: [StaffPosition]
  let letters: Letters
  let accidentals: Accidentals
  let spelling: Spelling
  let asksOctave: Bool

  /// All questions the slot describes.
  var questions: [NoteReadingTask] {
    let alterations = accidentals.alterations
    var questions: [NoteReadingTask] = []
    for clef in clefs {
      let places = positions.map { ($0, clef.naturalPitch(at: $0).name.letter) }
      for signature in signatures {
        for (position, letter) in places {
          for alteration in alterations {
            let question = question(
              clef: clef,
              signature: signature,
              position: position,
              letter: letter,
              alteration: alteration
            )
            if let question { questions.append(question) }
          }
        }
      }
    }
    return questions
  }

  /// The question made of one choice each, or nil where the slot does not ask it.
  private func question(
    clef: Clef,
    signature: KeySignature,
    position: StaffPosition,
    letter: Letter,
    alteration: Alteration
  ) -> NoteReadingTask? {
    let given = signature.accidental(on: letter)
    switch letters {
    case .any: break
    case .changed: guard given != .natural else { return nil }
    case .unchanged: guard given == .natural else { return nil }
    }
    guard let sign = sign(for: alteration, of: given, under: signature) else { return nil }
    let name = NoteName(letter, sign?.accidental ?? given)
    guard spelling == .any || name.isPlain else { return nil }
    return try? NoteReadingTask(
      clef: clef,
      signature: signature,
      position: position,
      accidental: sign,
      asksOctave: asksOctave
    )
  }

  /// The sign to write: one half step from what the signature gives, never against the key's
  /// direction. Nil where there is none to write; `.some(nil)` where none is asked for.
  private func sign(
    for alteration: Alteration,
    of given: Accidental,
    under signature: KeySignature
  ) -> AccidentalSign?? {
    switch alteration {
    case .none: .some(nil)
    case .cancelled: given == .natural ? nil : .natural
    case .raised where signature.fifths >= 0: given == .natural ? .sharp : .doubleSharp
    case .lowered where signature.fifths <= 0: given == .natural ? .flat : .doubleFlat
    case .raised, .lowered: nil
    }
  }
}

extension NoteName {
  /// Whether the name is a natural or the usual name of a black key: not E♯, B♯, C♭, F♭, not a double.
  fileprivate var isPlain: Bool {
    (NoteName(.g, .flat).fifths...NoteName(.a, .sharp).fifths).contains(fifths)
  }
}

public import MusicTheory

/// Name the note that stands on a staff.
public struct NoteReadingTask: Hashable, Sendable {
  public let clef: Clef
  public let signature: KeySignature
  public let position: StaffPosition
  /// The accidental written before the note, if any.
  public let accidental: AccidentalSign?
  /// Whether the octave is part of the answer.
  public let asksOctave: Bool

  /// The positions a note may have: four ledger lines below the staff to four above.
  public static let positions = StaffPosition(-8)...StaffPosition(16)

  /// - Throws: ``InvalidValue`` for a position outside ``positions``.
  public init(
    clef: Clef,
    signature: KeySignature,
    position: StaffPosition,
    accidental: AccidentalSign? = nil,
    asksOctave: Bool
  ) throws(InvalidValue) {
    guard Self.positions.contains(position) else {
      throw InvalidValue(
        key: "position",
        value: "\(position.value)",
        expected: Self.positionsInWords
      )
    }
    self.clef = clef
    self.signature = signature
    self.position = position
    self.accidental = accidental
    self.asksOctave = asksOctave
  }

  private static var positionsInWords: String {
    "a whole number from \(positions.lowerBound.value) to \(positions.upperBound.value)"
  }

  /// The note as it sounds, which under a clef with a small 8 is an octave below what is written.
  public var pitch: Pitch { pitch(at: position, in: clef) }

  /// The note at a position in a clef, under the signature and with the accidental of the task.
  func pitch(at position: StaffPosition, in clef: Clef) -> Pitch {
    let natural = clef.naturalPitch(at: position)
    let letter = natural.name.letter
    let accidental = accidental?.accidental ?? signature.accidental(on: letter)
    return Pitch(NoteName(letter, accidental), octave: natural.octave)
  }
}

// MARK: - Judging

extension NoteReadingTask {
  var rightAnswer: Answer { answer(pitch) }

  /// A note as an answer, with its octave where it is asked for.
  func answer(_ pitch: Pitch) -> Answer {
    .note(pitch.name, octave: asksOctave ? pitch.octave : nil)
  }

  func judge(_ answer: Answer) -> Judgement {
    guard case .note(let name, let octave) = answer else { return .wrong }
    guard asksOctave else {
      if name == pitch.name { return .correct }
      return name.pitchClass == pitch.name.pitchClass ? .misspelled(notes: 1) : .wrong
    }
    guard let octave else { return .wrong }
    let given = Pitch(name, octave: octave)
    if given == pitch { return .correct }
    return given.midi == pitch.midi ? .misspelled(notes: 1) : .wrong
  }

  /// The rule, then a place on the staff to count from. The place is never the note's own letter.
  var hints: [Hint] {
    let rule: Hint =
      if let accidental {
        .accidentalCounts(accidental)
      } else {
        signature.fifths == 0 ? .oneLetterOn : .signatureCounts
      }
    let landmarks = [clef.referencePosition, .middleLine, .topLine, .bottomLine]
    let landmark = landmarks.first { ($0.value - position.value) % 7 != 0 } ?? .bottomLine
    return [rule, .landmark(landmark, answer(clef.naturalPitch(at: landmark)), clef)]
  }
}

// MARK: - Coding

extension NoteReadingTask: Codable {
  private enum CodingKeys: String, CodingKey {
    case clef, signature, position, accidental, asksOctave
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let clef: Clef = try container.decodeName(.clef)
    let signature = try container.decode(
      Int.self,
      .signature,
      expecting: "a whole number from -7 to 7"
    ) { KeySignature(fifths: $0) }
    let position = try container.decode(Int.self, .position, expecting: Self.positionsInWords) {
      StaffPosition($0)
    }
    let accidental = try container.decodeOptional(
      String.self,
      .accidental,
      expecting: "one of \(AccidentalSign.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { AccidentalSign(rawValue: $0) }
    let asksOctave: Bool = try container.decode(.asksOctave, expecting: "true or false")
    self = try decoder.validated { () throws(InvalidValue) in
      try NoteReadingTask(
        clef: clef,
        signature: signature,
        position: position,
        accidental: accidental,
        asksOctave: asksOctave
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(clef.rawValue, forKey: .clef)
    try container.encode(signature.fifths, forKey: .signature)
    try container.encode(position.value, forKey: .position)
    try container.encode(accidental?.rawValue, forKey: .accidental)
    try container.encode(asksOctave, forKey: .asksOctave)
  }
}

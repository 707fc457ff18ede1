import LegacyEngines
public import MusicTheory

/// Spell the chord on a degree of a scale: a legacy engine as a Codable Swift value.
///
/// This is an object adapter: it owns its adaptee, translates names, numbers and status codes into
/// values and typed errors, and never lets the class out. The engine is configured once, here, and
/// never changed afterwards, so copies may share it. It holds the question; nothing is kept twice.
public struct ChallengeTaskImplScaleDegreeChord {
  private let engine: ScaleDegreeChordTask

  public let scale: ScaleDefinition

  /// Whether the answer has to begin with the bass.
  public let asksPosition: Bool

  /// - Parameters:
  ///   - degree: 1 … 7.
  ///   - size: 3 for a triad, 4 for a seventh chord.
  ///   - inversion: 0 for root position, at most `size` − 1.
  /// - Throws: ``InvalidValue`` naming the parameter that is out of its range, or the tonic whose
  ///   scale would take more than triple accidentals.
  public init(
    scale: ScaleDefinition,
    tonic: NoteName,
    degree: Int,
    size: Int,
    inversion: Int,
    asksPosition: Bool
  ) throws(InvalidValue) {
    let engine = ScaleDegreeChordTask()
    engine.qScaleId = scale.id
    engine.qScaleSteps = scale.steps.map { Int32($0) }
    engine.qTonic = Int32(tonic.fifths)
    // What does not fit is no degree, size or inversion either, and is refused as such.
    engine.qDegree = Int32(exactly: degree) ?? 0
    engine.qChordSize = Int32(exactly: size) ?? 0
    engine.qInversion = Int32(exactly: inversion) ?? -1
    switch engine.prepare() {
    case ScaleDegreeChordTask.statusReady: break
    case ScaleDegreeChordTask.statusBadDegree:
      throw InvalidValue(key: "degree", value: "\(degree)", expected: Self.degreesInWords)
    case ScaleDegreeChordTask.statusBadChordSize:
      throw InvalidValue(key: "size", value: "\(size)", expected: Self.sizesInWords)
    case ScaleDegreeChordTask.statusBadInversion:
      throw InvalidValue(
        key: "inversion",
        value: "\(inversion)",
        expected: "a whole number from 0 to \(size - 1)"
      )
    case ScaleDegreeChordTask.statusBadTonic:
      throw InvalidValue(
        key: "tonic",
        value: "\"\(tonic.ascii)\"",
        expected: "a note whose \(scale.name) scale needs no more than triple accidentals"
      )
    case let status:
      throw InvalidValue(
        key: "scale",
        value: "\"\(scale.id)\"",
        expected: "a scale of seven steps (\(status))"
      )
    }
    self.engine = engine
    self.scale = scale
    self.asksPosition = asksPosition
  }

  private static let degreesInWords = "a whole number from 1 to 7"
  private static let sizesInWords = "3 for a triad or 4 for a seventh chord"
}

// MARK: - The question

extension ChallengeTaskImplScaleDegreeChord {
  public var tonic: NoteName { name(engine.qTonic) }
  public var degree: Int { Int(engine.qDegree) }
  public var size: Int { Int(engine.qChordSize) }
  public var inversion: Inversion { promised(Inversion(rawValue: Int(engine.qInversion))) }

  /// The signature of the scale; nil where it would take more than seven signs.
  public var signature: KeySignature? { scale.signature(on: tonic) }

  /// The name of a place on the line of fifths.
  private func name(_ place: Int32) -> NoteName { promised(NoteName(fifths: Int(place))) }

  /// What is there because `prepare()` has refused everything else.
  private func promised<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("prepare() accepted what it has to refuse") }
    return value
  }
}

// MARK: - The engine's answers

extension ChallengeTaskImplScaleDegreeChord: ScaleDegreeChordEngine {
  public var scaleNotes: [NoteName] { engine.scaleNotes().map(name) }
  public var chordNotes: [NoteName] { engine.chordNotes().map(name) }

  public func compare(_ notes: [NoteName], checkingBass: Bool) -> ChordComparison {
    switch engine.compareAnswer(notes.map { Int32($0.fifths) }, checkingBass) {
    case ScaleDegreeChordTask.answerRight: .right
    case ScaleDegreeChordTask.answerRightBySound: .rightBySound
    case ScaleDegreeChordTask.answerWrongBass: .wrongBass
    case ScaleDegreeChordTask.answerWrong: .wrong
    case let code: preconditionFailure("compareAnswer() gave \(code), which is no answer code")
    }
  }
}

// MARK: - Value semantics

extension ChallengeTaskImplScaleDegreeChord: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.scale == other.scale && one.asksPosition == other.asksPosition
      && one.engine.qTonic == other.engine.qTonic && one.engine.qDegree == other.engine.qDegree
      && one.engine.qChordSize == other.engine.qChordSize
      && one.engine.qInversion == other.engine.qInversion
  }
}

extension CodingUserInfoKey {
  /// The ``ScaleTable`` in which decoding looks scales up by their id.
  // No raw value is refused.
  // swift-format-ignore: NeverForceUnwrap
  public static let scales = CodingUserInfoKey(rawValue: "scales")!
}

/// A decoder was set up without the table of scales: a fault of the program, not of the file.
public struct MissingScaleTable: Error, Equatable {}

extension MissingScaleTable: DecodingFault {}

extension ChallengeTaskImplScaleDegreeChord: Codable {
  private enum CodingKeys: String, CodingKey {
    case scale, tonic, degree, size, inversion, asksPosition
  }

  public init(from decoder: any Decoder) throws {
    guard let scales = decoder.userInfo[.scales] as? ScaleTable else { throw MissingScaleTable() }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let scale = try container.decode(
      String.self,
      .scale,
      expecting: "one of \(scales.scales.map(\.id).joined(separator: ", "))"
    ) { scales[$0] }
    let tonic = try container.decode(String.self, .tonic, expecting: "a note such as F# or Bb") {
      NoteName(ascii: $0)
    }
    let degree: Int = try container.decode(.degree, expecting: Self.degreesInWords)
    let size: Int = try container.decode(.size, expecting: Self.sizesInWords)
    let inversion: Int = try container.decode(.inversion, expecting: "a whole number from 0 to 3")
    let asksPosition: Bool = try container.decode(.asksPosition, expecting: "true or false")
    self = try decoder.validated { () throws(InvalidValue) in
      try Self(
        scale: scale,
        tonic: tonic,
        degree: degree,
        size: size,
        inversion: inversion,
        asksPosition: asksPosition
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(engine.qScaleId, forKey: .scale)
    try container.encode(tonic.ascii, forKey: .tonic)
    try container.encode(degree, forKey: .degree)
    try container.encode(size, forKey: .size)
    try container.encode(inversion.rawValue, forKey: .inversion)
    try container.encode(asksPosition, forKey: .asksPosition)
  }
}

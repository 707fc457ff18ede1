public import MusicTheory

/// A scale of seven degrees as the catalogue describes it.
public struct ScaleDefinition: Hashable, Sendable {
  /// The name in saves and in the curriculum: "harmonic-minor".
  public let id: String

  /// The name in prompts: "harmonic minor".
  public let name: String

  /// The seven degrees on the line of fifths, relative to the tonic: the major third is 4.
  public let steps: [Int]

  /// The sharps (or flats, negative) of the signature the scale is written under when its tonic is C.
  public let signatureOffset: Int

  /// A property that makes no scale.
  public enum Flaw: String, Error {
    case id, name, steps, signature
  }

  /// - Throws: the first flaw: an empty id or name, steps that do not go up letter by letter from the
  ///   tonic or alter a degree by more than one half step, or a signature beyond seven signs on C.
  public init(id: String, name: String, steps: [Int], signatureOffset: Int) throws(Flaw) {
    guard !id.isEmpty else { throw .id }
    guard !name.isEmpty else { throw .name }
    // On the line of fifths, four places (a third) up is two letters up, so four times is one.
    guard steps.count == 7, steps[0] == 0, steps.allSatisfy((-8...12).contains),
      steps.indices.allSatisfy({ (steps[$0] * 4 - $0).isMultiple(of: 7) })
    else { throw .steps }
    guard (-7...7).contains(signatureOffset) else { throw .signature }
    self.id = id
    self.name = name
    self.steps = steps
    self.signatureOffset = signatureOffset
  }

  /// The signature of the scale on a tonic; nil beyond seven signs.
  public func signature(on tonic: NoteName) -> KeySignature? {
    KeySignature(fifths: tonic.fifths + signatureOffset)
  }

  /// The tonic under a signature; nil where its name would take more than triple accidentals.
  public func tonic(under signature: KeySignature) -> NoteName? {
    NoteName(fifths: signature.fifths - signatureOffset)
  }
}

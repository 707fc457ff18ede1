public import MusicTheory

/// What is to be seen on one staff, in musical terms only: any engraver can draw it, and words can
/// tell it.
public struct StaffFigure: Hashable, Sendable {
  public let clef: Clef
  public let signature: KeySignature
  /// From left to right; the notes of one column sound together. No column: clef and signature alone.
  public let columns: [[StaffNote]]

  public init(clef: Clef, signature: KeySignature, columns: [[StaffNote]] = []) {
    self.clef = clef
    self.signature = signature
    self.columns = columns.filter { !$0.isEmpty }
  }
}

/// A note head at a place of the staff, with the sign written before it, if any.
public struct StaffNote: Hashable, Sendable {
  /// What is to be pointed out about a note.
  public enum Mark: Hashable, Sendable, CaseIterable {
    case right
    case wrong
    /// The note a question is about.
    case asked
  }

  public let position: StaffPosition
  public let sign: AccidentalSign?
  public let mark: Mark?

  public init(_ position: StaffPosition, sign: AccidentalSign? = nil, mark: Mark? = nil) {
    self.position = position
    self.sign = sign
    self.mark = mark
  }
}

/// A pitch regardless of octave and spelling: C♯ and D♭ are the same pitch class.
public struct PitchClass: Hashable, Sendable {
  /// Half steps above C, 0 … 11.
  public let semitonesAboveC: Int

  /// The pitch class any number of half steps above (or below) C.
  public init(_ semitonesAboveC: Int) {
    self.semitonesAboveC = semitonesAboveC.modulo(12)
  }
}

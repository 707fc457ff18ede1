/// One of the seven note letters, in order from C upward, as octaves are counted.
public enum Letter: Int, CaseIterable, Sendable {
  case c, d, e, f, g, a, b

  /// The half steps from C up to the natural note of this letter: 0, 2, 4, 5, 7, 9, 11.
  public var semitonesAboveC: Int {
    switch self {
    case .c: 0
    case .d: 2
    case .e: 4
    case .f: 5
    case .g: 7
    case .a: 9
    case .b: 11
    }
  }

  /// The letter's capital: "C" … "B".
  public var name: String {
    switch self {
    case .c: "C"
    case .d: "D"
    case .e: "E"
    case .f: "F"
    case .g: "G"
    case .a: "A"
    case .b: "B"
    }
  }

  /// The letter a number of steps up the scale (down when negative), octaves left aside.
  public func advanced(by steps: Int) -> Letter {
    Letter(wrapping: rawValue + steps % 7)
  }

  /// The letter at an index counted from C, in any octave: −1 is B, 7 is C again.
  init(wrapping index: Int) {
    switch index.modulo(7) {
    case 0: self = .c
    case 1: self = .d
    case 2: self = .e
    case 3: self = .f
    case 4: self = .g
    case 5: self = .a
    default: self = .b
    }
  }
}

extension Int {
  // Inlined, since the divisors are constants, by which the processor does not have to divide.

  /// The remainder that is never negative: −1 modulo 7 is 6.
  @inline(__always)
  func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The quotient rounded down, so that `floorDivided(by:)` and `modulo(_:)` belong together.
  @inline(__always)
  func floorDivided(by divisor: Int) -> Int {
    (self - modulo(divisor)) / divisor
  }
}

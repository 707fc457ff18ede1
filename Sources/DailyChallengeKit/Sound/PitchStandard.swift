public import MusicTheory

/// What the A above middle C is tuned to, in hertz: the pitches that orchestras and old instruments are
/// in. All other pitches follow in equal temperament.
public enum PitchStandard: String, CaseIterable, Sendable {
  /// French baroque pitch.
  case a392 = "392"
  /// Baroque pitch.
  case a415 = "415"
  /// Classical pitch.
  case a430 = "430"
  case a432 = "432"
  /// The diapason normal of 1859.
  case a435 = "435"
  /// Concert pitch, by ISO 16.
  case a440 = "440"
  case a442 = "442"
  case a443 = "443"
  /// Choir pitch.
  case a466 = "466"

  public static let concert = a440

  /// The frequency of A4.
  public var hertz: Double {
    switch self {
    case .a392: 392
    case .a415: 415
    case .a430: 430
    case .a432: 432
    case .a435: 435
    case .a440: 440
    case .a442: 442
    case .a443: 443
    case .a466: 466
    }
  }

  /// The frequency of a pitch, whatever its spelling: B♯3 sounds as C4.
  public func frequency(of pitch: Pitch) -> Double {
    let halfStepsAboveA = pitch.midi - Self.a4.midi
    // The part within an octave, which always leads upward, and whole octaves.
    let halfSteps = (halfStepsAboveA % 12 + 12) % 12
    let octaves = (halfStepsAboveA - halfSteps) / 12
    let octaveFrequency = hertz * Double(sign: .plus, exponent: octaves, significand: 1)
    return (0..<halfSteps).reduce(octaveFrequency) { frequency, _ in frequency * Self.halfStep }
  }

  private static let a4 = Pitch(NoteName(.a), octave: 4)

  /// The twelfth root of two.
  private static let halfStep = 1.059_463_094_359_295_3
}

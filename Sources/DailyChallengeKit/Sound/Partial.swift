/// One of the sine waves that a string's tone consists of.
struct Partial {
  /// How many times the frequency of the fundamental.
  let number: Int
  /// At its beginning, relative to the fundamental.
  let amplitude: Double
  /// Seconds in which it falls to 1/e of its loudness.
  let decay: Double

  /// The higher, the softer and the sooner gone.
  static let ofString = [
    Partial(number: 1, amplitude: 1, decay: 0.8),
    Partial(number: 2, amplitude: 0.45, decay: 0.55),
    Partial(number: 3, amplitude: 0.25, decay: 0.4),
    Partial(number: 4, amplitude: 0.14, decay: 0.3),
    Partial(number: 5, amplitude: 0.08, decay: 0.22),
    Partial(number: 6, amplitude: 0.04, decay: 0.16),
  ]

  /// What is higher would not be heard, and close above it samples would show a lower frequency.
  private static let highestAudible = 20_000.0

  /// Adds the partial to a tone, unless it is too high.
  ///
  /// Each sample of a decaying sine follows from the two before: y(n) = 2 r cos ω · y(n−1) − r² · y(n−2).
  func add(to tone: inout [Double], fundamental: Double) {
    let frequency = fundamental * Double(number)
    guard frequency <= Self.highestAudible else { return }
    let rate = Double(Synthesizer.sampleRate)
    let (sine, cosine) = sineAndCosine(2 * .pi * frequency / rate)
    // To first order e^(−1 / (decay · rate)), and as good to the ear.
    let damping = 1 - 1 / (decay * rate)
    let (first, second) = (2 * damping * cosine, damping * damping)
    var (previous, current) = (0.0, amplitude * damping * sine)
    for index in 1..<max(tone.count, 1) {
      tone[index] += current
      (previous, current) = (current, first * current - second * previous)
    }
  }
}

/// The sine and the cosine of an angle from 0 to π, by their power series.
///
/// After 30 terms the rest is beyond the precision of `Double`.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  var (sine, cosine) = (0.0, 1.0)
  var term = 1.0
  for power in 1...30 {
    term *= angle / Double(power)
    switch power % 4 {
    case 1: sine += term
    case 2: cosine -= term
    case 3: sine -= term
    default: cosine += term
    }
  }
  return (sine, cosine)
}

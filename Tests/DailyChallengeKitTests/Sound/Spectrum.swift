import Foundation

/// What a stretch of samples consists of, by the discrete Fourier transform at single frequencies.
struct Spectrum {
  private let samples: [Double]
  private let rate: Double

  /// The samples are faded in and out (Hann), so that one frequency does not blur into others.
  init(_ samples: some Collection<Int16>, rate: Int) {
    let count = Double(samples.count)
    self.rate = Double(rate)
    self.samples = samples.enumerated().map { index, sample in
      Double(sample) / 32768 * (1 - cos(2 * .pi * Double(index) / count))
    }
  }

  /// The amplitude at a frequency in hertz, by Goertzel's recurrence; 1 is the loudest possible.
  func amplitude(at frequency: Double) -> Double {
    let factor = 2 * cos(2 * .pi * frequency / rate)
    var (previous, current) = (0.0, 0.0)
    for sample in samples { (previous, current) = (current, sample + factor * current - previous) }
    let power = previous * previous + current * current - factor * previous * current
    return 2 * power.squareRoot() / Double(samples.count)
  }

  /// How far the peak near a frequency lies above it, in cents: the top of a parabola through three
  /// points.
  func centsOff(from frequency: Double) -> Double {
    let step = 3.0
    let heights = [-step, 0, step].map { log(amplitude(at: frequency * exp2($0 / 1200))) }
    return step * (heights[0] - heights[2]) / (2 * (heights[0] - 2 * heights[1] + heights[2]))
  }
}

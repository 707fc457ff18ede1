/// A WAV file of one channel of 16-bit samples.
///
/// The format is that of "Multimedia Programming Interface and Data Specifications 1.0" (IBM and
/// Microsoft, 1991): chunks of a name, a length and bytes, all numbers little-endian.
struct WAV {
  let samples: [Int16]

  var bytes: [UInt8] {
    let rate = UInt32(Synthesizer.sampleRate)
    let format: [UInt8] =
      littleEndian(UInt16(1))  // plain numbers, not compressed
      + littleEndian(UInt16(1))  // channels
      + littleEndian(rate) + littleEndian(rate * 2)  // bytes a second
      + littleEndian(UInt16(2)) + littleEndian(UInt16(16))  // bytes and bits a sample
    let chunks = Array("WAVE".utf8) + chunk("fmt ", format) + chunk("data", data)
    return chunk("RIFF", chunks)
  }

  private var data: [UInt8] {
    var data: [UInt8] = []
    data.reserveCapacity(2 * samples.count)
    for sample in samples {
      data.append(UInt8(truncatingIfNeeded: sample))
      data.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return data
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(UInt32(bytes.count)) + bytes
  }

  private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

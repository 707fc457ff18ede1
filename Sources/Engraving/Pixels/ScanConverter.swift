/// Finds how much of each pixel a set of patches covers together: where they overlap, once.
///
/// Across, a pixel's share of a span is exact; down, a pixel is the mean of `rowsPerPixel` lines
/// through it.
struct ScanConverter {
  private static let rowsPerPixel = 8

  private let width: Int
  private let height: Int
  /// From the uppermost down.
  private let patches: [(patch: Patch, extent: Range<Double>)]

  /// The patches are in pixels, y downward; what lies outside the picture is cut off.
  init(_ patches: [Patch], width: Int, height: Int) {
    self.width = width
    self.height = height
    self.patches =
      patches
      .map { ($0, $0.extent) }
      .sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// From 0 for none of a pixel to 255 for all of it, row by row.
  func coverage() -> [UInt8] {
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    var waiting = patches[...]
    var active: [(patch: Patch, extent: Range<Double>)] = []
    var spans: [Span] = []
    for row in 0..<height {
      var lengths = [Double](repeating: 0, count: width)
      for line in 0..<Self.rowsPerPixel {
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.rowsPerPixel)
        active.removeAll { $0.extent.upperBound <= y }
        while let next = waiting.first, next.extent.lowerBound <= y {
          active.append(waiting.removeFirst())
        }
        spans.removeAll(keepingCapacity: true)
        for (patch, _) in active { patch.addSpans(at: y, to: &spans) }
        add(&spans, to: &lengths)
      }
      coverage += lengths.map {
        UInt8(min(255, ($0 * 255 / Double(Self.rowsPerPixel)).rounded()))
      }
    }
    return coverage
  }

  /// Adds to every pixel the length that the spans have in it together.
  private func add(_ spans: inout [Span], to lengths: inout [Double]) {
    spans.sort { $0.start < $1.start }
    var covered = 0.0
    for span in spans {
      let (start, end) = (max(span.start, covered), min(span.end, Double(width)))
      guard start < end else { continue }
      let (first, last) = (Int(start), Int(end))
      if first == last {
        lengths[first] += end - start
      } else {
        lengths[first] += Double(first + 1) - start
        for x in first + 1..<last { lengths[x] += 1 }
        if last < width { lengths[last] += end - Double(last) }
      }
      covered = end
    }
  }
}

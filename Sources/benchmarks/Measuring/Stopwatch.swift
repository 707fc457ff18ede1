import Foundation

/// Times short pieces of work.
enum Stopwatch {
  /// The nanoseconds that a piece of work takes for one of the items, on average over all.
  ///
  /// Measured is this process's time on the processor. Of the rounds of a second one of the
  /// quickest counts, the tenth percentile, since whatever else the machine does can only add to it.
  /// The work hands back a number that depends on all it has made, lest the compiler leaves it out.
  static func nanoseconds<Item>(
    perItemOf items: [Item],
    _ work: (Item) throws -> Int
  ) rethrows -> Double {
    var checksum = 0
    var rounds: [Double] = []
    let deadline = processorSeconds + 1
    repeat {
      let start = processorSeconds
      for item in items { checksum &+= try work(item) }
      rounds.append(processorSeconds - start)
    } while processorSeconds < deadline
    precondition(checksum != .min, "Nobody expects this sum, and only that it is computed counts.")
    return rounds.sorted()[rounds.count / 10] / Double(items.count) * 1e9
  }

  private static var processorSeconds: Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}

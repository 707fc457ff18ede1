import Platform

/// Times short pieces of work.
enum Stopwatch {
  /// The nanoseconds that a piece of work takes for one of the items, on average over all.
  ///
  /// The quickest of the rounds of a second: whatever else the machine does can only add to the time.
  /// The work hands back a number that depends on all it has made, lest the compiler leaves it out.
  static func nanoseconds<Item>(
    perItemOf items: [Item],
    _ work: (Item) throws -> Int
  ) rethrows -> Double {
    var checksum = 0
    var quickest = Double.infinity
    let deadline = MonotonicClock.seconds + 1
    repeat {
      let start = MonotonicClock.seconds
      for item in items { checksum &+= try work(item) }
      quickest = min(quickest, MonotonicClock.seconds - start)
    } while MonotonicClock.seconds < deadline
    precondition(checksum != .min, "Nobody expects this sum, and only that it is computed counts.")
    return quickest / Double(items.count) * 1e9
  }
}

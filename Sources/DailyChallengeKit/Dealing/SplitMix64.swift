/// The SplitMix64 generator (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators").
///
/// Ours, and not the standard library's: a challenge must be the same on every machine, in every
/// version, for ever, which neither `Hasher` nor `shuffled(using:)` promises.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Seeds from a text, hashed by FNV-1a.
  init(seed text: String) {
    state = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// An even draw from 0 ..< bound, by Lemire's multiplication ("Fast Random Integer Generation in an
  /// Interval"). The bound is positive.
  mutating func draw(below bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// The card on top after this many of the first cards have been dealt from a shuffled pack: a
  /// Fisher–Yates shuffle that stops where it is no longer needed.
  mutating func card<Card>(_ index: Int, ofShuffled cards: [Card]) -> Card {
    var cards = cards
    for place in 0...index {
      cards.swapAt(place, place + draw(below: cards.count - place))
    }
    return cards[index]
  }

  /// The whole pack, shuffled.
  mutating func shuffled<Card>(_ cards: [Card]) -> [Card] {
    var cards = cards
    for place in cards.indices.dropLast() {
      cards.swapAt(place, place + draw(below: cards.count - place))
    }
    return cards
  }
}

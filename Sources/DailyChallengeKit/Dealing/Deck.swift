/// A slot's questions in the order they are dealt.
///
/// The deck is split once into two halves. Every cycle deals the one half shuffled, then the other, so
/// that a question comes once a cycle and never before half a deck has gone by.
struct Deck {
  private let slot: Slot
  private let halves: [[Int]]
  /// What makes this deck's shuffles its own: edition, level and slot.
  private let seed: String

  init(_ slot: Slot, seed: String) {
    self.slot = slot
    self.seed = seed
    var generator = SplitMix64(seed: seed)
    let numbers = generator.shuffled(Array(0..<slot.count))
    let middle = (numbers.count + 1) / 2
    halves = [Array(numbers[..<middle]), Array(numbers[middle...])]
  }

  /// The task of a draw, counted from 0 on the first day of all.
  func task(ofDraw draw: Int) throws(InvalidValue) -> ChallengeTask {
    let cycle = draw / slot.count
    let place = draw % slot.count
    let isInSecondHalf = place >= halves[0].count
    var generator = SplitMix64(seed: "\(seed)/\(cycle)/\(isInSecondHalf ? "b" : "a")")
    let number = generator.card(
      isInSecondHalf ? place - halves[0].count : place,
      ofShuffled: halves[isInSecondHalf ? 1 : 0]
    )
    return try slot.task(at: number)
  }
}

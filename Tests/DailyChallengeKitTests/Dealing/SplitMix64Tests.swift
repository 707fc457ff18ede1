import Testing

@testable import DailyChallengeKit

struct `The generator` {
  /// The first values of the reference implementation (Vigna, splitmix64.c), as Java's
  /// SplittableRandom and Rosetta Code have them, too.
  static let references: [(seed: UInt64, values: [UInt64])] = [
    (
      1_234_567,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    ),
    (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
  ]

  @Test(arguments: references)
  func `gives the published values`(seed: UInt64, values: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(values.map { _ in generator.next() } == values)
  }

  /// Hashes from the reference test suite of FNV-1a, 64 bits.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func `takes a text's hash for its seed`(text: String, hash: UInt64) {
    var one = SplitMix64(seed: text)
    var other = SplitMix64(seed: hash)
    #expect(one.next() == other.next())
  }

  @Test(arguments: [1, 2, 3, 7, 10, 64])
  func `draws every number below a bound equally often`(bound: Int) {
    var generator = SplitMix64(seed: 42)
    let expected = 2000
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<bound * expected { counts[generator.draw(below: bound)] += 1 }
    // Six standard deviations.
    #expect(counts.allSatisfy { abs($0 - expected) < 270 }, "\(counts)")
  }

  /// Without a second look at the lowest products, of every eight numbers the third, sixth, and so on
  /// would come twice instead of three times.
  @Test
  func `draws evenly where the bound does not divide the generator's range`() {
    var generator = SplitMix64(seed: 42)
    let bound = 3 << 61
    var counts = [0, 0, 0]
    for _ in 0..<30_000 {
      let number = generator.draw(below: bound)
      #expect((0..<bound).contains(number))
      counts[number % 3] += 1
    }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 500 }, "\(counts)")
  }

  @Test
  func `draws below the largest bound`() {
    var generator = SplitMix64(seed: 1)
    #expect((0..<1000).allSatisfy { _ in (0..<Int.max).contains(generator.draw(below: .max)) })
  }

  @Test(arguments: [1, 2, 3, 17, 100])
  func `finds a card as it lies in the whole shuffled pack`(count: Int) {
    let pack = Array(100..<100 + count)
    var generator = SplitMix64(seed: "pack")
    let shuffled = generator.shuffled(pack)
    #expect(shuffled.sorted() == pack)
    for index in pack.indices {
      var generator = SplitMix64(seed: "pack")
      #expect(generator.card(index, ofShuffled: pack) == shuffled[index])
    }
  }

  @Test
  func `shuffles into every order equally often`() {
    var generator = SplitMix64(seed: 42)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 { counts[generator.shuffled([1, 2, 3, 4]), default: 0] += 1 }
    #expect(counts.count == 24)
    // Six standard deviations.
    #expect(counts.values.allSatisfy { abs($0 - 1000) < 190 }, "\(counts)")
  }

  @Test
  func `leaves an empty pack alone`() {
    var generator = SplitMix64(seed: 1)
    #expect(generator.shuffled([Int]()) == [])
  }
}

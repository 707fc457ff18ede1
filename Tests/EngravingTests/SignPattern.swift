import MusicTheory

/// How a sign looks in braille at eight dots to a staff space: `#` is a dot.
struct SignPattern {
  let rows: [[Bool]]
  /// The row at the height of the note.
  let middle: Int

  static func of(_ sign: AccidentalSign) -> SignPattern {
    switch sign {
    case .natural: natural
    case .sharp: sharp
    case .flat: flat
    case .doubleSharp: doubleSharp
    case .doubleFlat: doubleFlat
    }
  }

  private init(middle: Int, _ text: String) {
    rows = text.split(separator: "\n").map { $0.map { $0 == "#" } }
    self.middle = middle
  }
}

// MARK: - The patterns, each looked at as a musician would

extension SignPattern {
  private static let natural = SignPattern(
    middle: 11,
    """
    #....
    #....
    #....
    #....
    #....
    #....
    #.###
    #####
    ###.#
    #...#
    #...#
    #...#
    #...#
    #...#
    #.###
    #####
    ###.#
    ....#
    ....#
    ....#
    ....#
    ....#
    ....#
    """
  )

  private static let sharp = SignPattern(
    middle: 11,
    """
    ......#..
    ..#...#..
    ..#...#..
    ..#...#..
    ..#...#..
    ..#...##.
    ..#######
    #########
    #######..
    .##...#..
    ..#...#..
    ..#...#..
    ..#...#..
    ..#...##.
    ..#######
    #########
    #######..
    .##...#..
    ..#...#..
    ..#...#..
    ..#...#..
    ..#...#..
    ..#......
    """
  )

  private static let flat = SignPattern(
    middle: 13,
    """
    #......
    #......
    #......
    #......
    #......
    #......
    #......
    #......
    #......
    #.####.
    #######
    ##..###
    #...###
    #...###
    #..###.
    #..##..
    #.##...
    ###....
    #......
    """
  )

  private static let doubleSharp = SignPattern(
    middle: 4,
    """
    ##.....##
    ###...###
    .###.###.
    ..#####..
    ...###...
    ..#####..
    .###.###.
    ###...###
    ##.....##
    """
  )

  private static let doubleFlat = SignPattern(
    middle: 13,
    """
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #....#.....
    #.####.###.
    ###########
    #...##..###
    #...##...##
    #..###..###
    #..###..##.
    #..###.###.
    #.##.#.##..
    ###..##....
    #....#.....
    """
  )
}

/// What a terminal paints of a sixel string: the register of every pixel, 0 where nothing is painted.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [Int] = []
  /// Red, green and blue of each register that is defined, in hundredths.
  private(set) var colors: [Int: [Int]] = [:]

  /// Nil when the string is not of the form `ESC P 0 ; 1 ; 0 q … ESC \`, or paints outside the size
  /// that it names.
  init?(_ text: String) {
    guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst("\u{1B}P0;1;0q".count).dropLast(2)
    var (x, top, register) = (0, 0, 0)
    while let command = rest.popFirst() {
      let digits = rest.prefix { $0.isNumber || $0 == ";" }
      let numbers = digits.split(separator: ";").compactMap { Int($0) }
      switch command {
      case "\"":
        guard numbers.count == 4, numbers[0] == 1, numbers[1] == 1 else { return nil }
        (width, height) = (numbers[2], numbers[3])
        pixels = [Int](repeating: 0, count: width * height)
      case "#":
        guard let number = numbers.first else { return nil }
        if numbers.count == 5, numbers[1] == 2 { colors[number] = Array(numbers[2...]) }
        register = number
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      case "!":
        rest.removeFirst(digits.count)
        guard let count = numbers.first, let sixel = rest.popFirst(),
          paint(sixel, count, x, top, register)
        else { return nil }
        x += count
        continue
      default:
        guard paint(command, 1, x, top, register) else { return nil }
        x += 1
      }
      rest.removeFirst("\"#".contains(command) ? digits.count : 0)
    }
  }

  private mutating func paint(
    _ sixel: Character,
    _ count: Int,
    _ x: Int,
    _ top: Int,
    _ register: Int
  ) -> Bool {
    guard let ascii = sixel.asciiValue, (63...126).contains(ascii) else { return false }
    for row in 0..<6 where (ascii - 63) >> row & 1 == 1 {
      for column in x..<x + count {
        guard column < width, top + row < height, colors[register] != nil else { return false }
        pixels[(top + row) * width + column] = register
      }
    }
    return true
  }
}

/// The `d` of an SVG path as polygons, read again by the rules of SVG, for the commands that are
/// written: M, and l, c, a and z.
struct SVGPath {
  private(set) var polygons: [[(x: Double, y: Double)]] = []

  init(_ text: some StringProtocol) {
    var numbers: [Double] = []
    var command: Character = "M"
    var token = ""
    func end() {
      if let number = Double(token) { numbers.append(number) }
      token = ""
    }
    for character in text {
      switch character {
      case " ": end()
      case "-":
        end()
        token = "-"
      case "0"..."9", ".": token.append(character)
      default:
        end()
        draw(command, numbers)
        command = character
        numbers = []
      }
    }
    end()
    draw(command, numbers)
  }

  private mutating func draw(_ command: Character, _ n: [Double]) {
    let pen = polygons.last?.last ?? (0, 0)
    switch command {
    case "M" where n.count == 2: polygons.append([(n[0], n[1])])
    case "l" where n.count == 2: add(pen.x + n[0], pen.y + n[1])
    case "c" where n.count == 6:
      for t in stride(from: 0.125, through: 1, by: 0.125) {
        let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        add(pen.x + a * n[0] + b * n[2] + c * n[4], pen.y + a * n[1] + b * n[3] + c * n[5])
      }
    // Half circles alone: along the diameter and, clockwise, to the left of it.
    case "a" where n.count == 7 && n[2...4] == [0, 0, 1] && n[6] == 0:
      let sign = n[5] < 0 ? -1.0 : 1
      for (cosine, sine) in halfTurn {
        add(pen.x + sign * n[0] * (1 - cosine), pen.y - sign * n[1] * sine)
      }
    default: break
    }
  }

  private mutating func add(_ x: Double, _ y: Double) {
    polygons[polygons.count - 1].append((x, y))
  }

  /// How often the outlines run round a point, clockwise counted positive.
  func winding(aroundX x: Double, y: Double) -> Int {
    polygons.reduce(0) { sum, corners in
      zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(sum) { sum, edge in
        let (p, q) = edge
        guard (p.y <= y) != (q.y <= y) else { return sum }
        let crossing = p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y)
        return crossing < x ? sum : sum + (q.y > p.y ? 1 : -1)
      }
    }
  }
}

/// Cosine and sine of the angles from 0 to half a turn, by the addition formulas.
private let halfTurn: [(Double, Double)] = {
  let (cosine, sine) = (0.9807852804032304, 0.19509032201612825)  // A thirty-second of a turn.
  var (x, y) = (1.0, 0.0)
  return (1...16).map { _ in
    (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    return (x, y)
  }
}()

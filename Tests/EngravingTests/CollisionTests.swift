import Engraving
import MusicTheory
import Testing

/// Ink may lie on staff lines, which are behind everything, and heads lie on their ledger lines. No
/// other two symbols' boxes have a point in common.
struct `No ink collides` {
  @Test func `in a chord of any scale, degree, size, inversion and clef`() throws {
    let chords = try curriculumChords()
    #expect(chords.count > 2000)
    for chord in chords {
      let figure = try figure(.alto, 0, chord)
      let collisions = Engraver().drawing(of: figure).collisions
      #expect(collisions.isEmpty, "\(figure.words)")
    }
  }

  @Test(arguments: Clef.allCases)
  func `between clef, signature and the note after them`(clef: Clef) {
    for signature in signatures {
      for position in [-8, -3, 4, 9, 16] {
        for sign in AccidentalSign.allCases {
          let columns = [[note(position, sign, .asked)], [note(position, sign)]]
          let figure = StaffFigure(clef: clef, signature: signature, columns: columns)
          let drawing = Engraver().drawing(of: figure)
          #expect(drawing.collisions.isEmpty, "\(figure.words)")
          #expect(drawing.isWithinItsStaff, "\(figure.words)")
        }
      }
    }
  }

  /// Every chord as it is written without a signature and with all signs, at the octaves that keep its
  /// bass from the second ledger line below the staff to the top line: each once.
  private func curriculumChords() throws -> Set<[StaffNote]> {
    var chords: Set<[StaffNote]> = []
    for tonic in (-15...15).compactMap(NoteName.init(fifths:)) {
      for scale in ScaleType.allCases.map({ Scale(tonic, $0) }) where scale.keySignature != nil {
        for degree in 1...7 {
          for size in 3...4 {
            let names = (0..<size).compactMap {
              scale.note(onDegree: (degree - 1 + 2 * $0) % 7 + 1)
            }
            for inversion in 0..<size {
              let voiced = Array(names[inversion...] + names[..<inversion])
              for clef in Clef.allCases { chords.formUnion(written(voiced, in: clef)) }
            }
          }
        }
      }
    }
    return chords
  }

  private func written(_ names: [NoteName], in clef: Clef) -> [[StaffNote]] {
    (1...6).compactMap { octave in
      var lowest = clef.position(of: names[0].letter, octave: octave).value
      guard (-4...8).contains(lowest) else { return nil }
      return names.map { name in
        let letter = clef.naturalPitch(at: StaffPosition(lowest)).name.letter
        lowest += (name.letter.rawValue - letter.rawValue + 7) % 7
        let sign = AccidentalSign.allCases.first { $0.accidental == name.accidental }
        return StaffNote(StaffPosition(lowest), sign: sign)
      }
    }
  }
}

extension Drawing {
  /// The pairs of symbols that have no business to touch and do.
  fileprivate var collisions: [(Symbol, Symbol)] {
    let ink = symbols.filter { $0.role != .staffLine }.compactMap { symbol in
      symbol.box.map { (symbol: symbol, box: $0) }
    }
    return ink.indices.flatMap { first in
      ink[..<first].filter { other in
        let roles = [ink[first].symbol.role, other.symbol.role]
        let mayTouch = roles.contains(.ledgerLine) && roles.contains(.head)
        return !mayTouch && ink[first].box.touches(other.box)
      }.map { (ink[first].symbol, $0.symbol) }
    }
  }

  fileprivate var isWithinItsStaff: Bool {
    guard let staff = Box(enclosing: self[.staffLine].compactMap(\.box)), let all = box else {
      return false
    }
    return all.minX == 0 && all.minX == staff.minX && all.maxX == staff.maxX
  }
}

extension Box {
  fileprivate func touches(_ other: Box) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

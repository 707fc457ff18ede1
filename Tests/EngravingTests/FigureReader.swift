import Engraving
import MusicTheory

extension StaffFigure {
  /// Reads the figure back from its words; nil for any other text.
  init?(reading words: String) {
    guard words.hasSuffix(".") else { return nil }
    let sentences = words.dropLast().split(separator: ". ")
    guard let opening = sentences.first?.split(separator: ", ", maxSplits: 1), opening.count == 2,
      let clef = Clef(reading: opening[0]),
      let signature = KeySignature(reading: opening[1])
    else { return nil }
    let columns = sentences.dropFirst().compactMap(column(reading:))
    guard columns.count == sentences.count - 1 else { return nil }
    self.init(clef: clef, signature: signature, columns: columns)
  }
}

extension Clef {
  fileprivate init?(reading words: Substring) {
    switch words {
    case "Treble clef with a small 8 below": self = .treble8vb
    case "Bass clef with a small 8 below": self = .bass8vb
    default:
      guard words.hasSuffix(" clef") else { return nil }
      self.init(rawValue: words.dropLast(5).lowercased())
    }
  }
}

extension KeySignature {
  fileprivate init?(reading words: Substring) {
    guard words != "no signature" else {
      self.init(fifths: 0)
      return
    }
    let parts = words.split(separator: ": ")
    let named = parts[0].split(separator: " ")
    guard parts.count == 2, named.count == 2, let count = cardinals.firstIndex(of: named[0]) else {
      return nil
    }
    switch named[1] {
    case "sharp", "sharps": self.init(fifths: count)
    case "flat", "flats": self.init(fifths: -count)
    default: return nil
    }
    guard accidentals.map(\.letter.name).joined(separator: ", ") == parts[1] else { return nil }
  }
}

private func column(reading sentence: Substring) -> [StaffNote]? {
  if let words = sentence.between("A note ", "") { return StaffNote(reading: words).map { [$0] } }
  let parts = sentence.split(separator: " notes together: ")
  guard parts.count == 2 else { return nil }
  let notes = parts[1].split(separator: "; ").compactMap(StaffNote.init(reading:))
  return cardinals.firstIndex { $0 == parts[0].lowercased() } == notes.count ? notes : nil
}

extension StaffNote {
  fileprivate init?(reading words: Substring) {
    var parts = words.split(separator: ", ")[...]
    guard let position = parts.popFirst().flatMap(StaffPosition.init(reading:)) else { return nil }
    let sign = parts.first.flatMap(AccidentalSign.init(reading:))
    if sign != nil { parts.removeFirst() }
    let mark = parts.first.flatMap(Mark.init(reading:))
    if mark != nil { parts.removeFirst() }
    guard parts.isEmpty else { return nil }
    self.init(position, sign: sign, mark: mark)
  }
}

extension AccidentalSign {
  fileprivate init?(reading words: Substring) {
    let name = words.between("with a ", " sign")
    guard let sign = Self.allCases.first(where: { $0.name == name ?? "" }) else { return nil }
    self = sign
  }
}

extension StaffNote.Mark {
  fileprivate init?(reading words: Substring) {
    switch words {
    case "marked right": self = .right
    case "marked wrong": self = .wrong
    case "the one asked": self = .asked
    default: return nil
    }
  }
}

extension StaffPosition {
  fileprivate init?(reading words: Substring) {
    if let line = words.ordinal("on the ", " line from the bottom") {
      self.init(line * 2 - 2)
    } else if let space = words.ordinal("in the ", " space from the bottom") {
      self.init(space * 2 - 1)
    } else if let distance = words.distance(to: "above") {
      self.init(8 + distance)
    } else if let distance = words.distance(to: "below") {
      self.init(-distance)
    } else {
      return nil
    }
  }
}

extension Substring {
  /// Steps from the outer line of the staff.
  fileprivate func distance(to side: String) -> Int? {
    if self == "in the space \(side) the staff" { return 1 }
    let ledgerLine = " ledger line \(side) the staff"
    if let line = ordinal("on the ", ledgerLine) { return line * 2 }
    return ordinal("in the space \(side) the ", ledgerLine).map { $0 * 2 + 1 }
  }

  fileprivate func ordinal(_ prefix: String, _ suffix: String) -> Int? {
    between(prefix, suffix).flatMap(ordinals.firstIndex).map { $0 + 1 }
  }

  fileprivate func between(_ prefix: String, _ suffix: String) -> Substring? {
    guard hasPrefix(prefix), hasSuffix(suffix) else { return nil }
    return dropFirst(prefix.count).dropLast(suffix.count)
  }
}

private let cardinals: [Substring] = [
  "no", "one", "two", "three", "four", "five", "six", "seven",
]

private let ordinals: [Substring] = ["first", "second", "third", "fourth", "fifth"]

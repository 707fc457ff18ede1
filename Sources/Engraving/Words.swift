import MusicTheory

extension StaffFigure {
  /// The figure for those who hear it: where everything stands, never what a note is called.
  ///
  /// "Treble clef, two sharps: F, C. A note in the second space from the bottom, with a flat sign."
  public var words: String {
    let clefAndSignature = "\(clef.words), \(signature.words)."
    return ([clefAndSignature] + columns.map(sentence)).joined(separator: " ")
  }
}

/// One note, or several from the bottom up.
private func sentence(for column: [StaffNote]) -> String {
  let notes = column.sorted { $0.position < $1.position }.map(\.words)
  return notes.count == 1
    ? "A note \(notes.joined())."
    : "\(capitalized(count(notes.count))) notes together: \(notes.joined(separator: "; "))."
}

// MARK: - Clef and signature

extension Clef {
  fileprivate var words: String {
    switch self {
    case .treble: "Treble clef"
    case .bass: "Bass clef"
    case .alto: "Alto clef"
    case .tenor: "Tenor clef"
    case .soprano: "Soprano clef"
    case .mezzoSoprano: "Mezzo-soprano clef"
    case .baritone: "Baritone clef"
    case .treble8vb: "Treble clef with a small 8 below"
    case .bass8vb: "Bass clef with a small 8 below"
    }
  }
}

extension KeySignature {
  /// "no signature", "one flat: B", "two sharps: F, C".
  fileprivate var words: String {
    guard fifths != 0 else { return "no signature" }
    let sign = fifths > 0 ? "sharp" : "flat"
    let signs = abs(fifths) == 1 ? sign : sign + "s"
    let letters = accidentals.map(\.letter.name).joined(separator: ", ")
    return "\(count(abs(fifths))) \(signs): \(letters)"
  }
}

// MARK: - Notes

extension StaffNote {
  fileprivate var words: String {
    sign.map { "\(position.words), with a \($0.name) sign" } ?? position.words
  }
}

extension StaffPosition {
  /// Lines and spaces of the staff are counted from the bottom, ledger lines from the staff outward.
  fileprivate var words: String {
    if self > .topLine { return words(at: value - StaffPosition.topLine.value, "above") }
    if self < .bottomLine { return words(at: StaffPosition.bottomLine.value - value, "below") }
    let number = ordinal(value / 2 + 1)
    return isOnLine
      ? "on the \(number) line from the bottom" : "in the \(number) space from the bottom"
  }

  private func words(at distance: Int, _ side: String) -> String {
    if distance == 1 { return "in the space \(side) the staff" }
    let ledgerLine = "the \(ordinal(distance / 2)) ledger line \(side) the staff"
    return isOnLine ? "on \(ledgerLine)" : "in the space \(side) \(ledgerLine)"
  }
}

// MARK: - Numbers

private func count(_ number: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
  return words.indices.contains(number) ? words[number] : String(number)
}

private func ordinal(_ number: Int) -> String {
  let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
  return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
}

private func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

extension Clef {
  /// "treble clef", "bass clef with a small 8 below"
  public var name: String {
    switch self {
    case .treble, .bass, .alto, .tenor, .soprano, .mezzoSoprano, .baritone: "\(rawValue) clef"
    case .treble8vb: "treble clef with a small 8 below"
    case .bass8vb: "bass clef with a small 8 below"
    }
  }
}

extension KeySignature {
  /// "no signature", "one sharp", "three flats"
  public var name: String {
    switch fifths {
    case 0: "no signature"
    case 1...: English.count(fifths, "sharp")
    default: English.count(-fifths, "flat")
    }
  }
}

extension StaffPosition {
  /// Where the position is: "on the second line from the bottom", "in the space above the staff", "on
  /// the first ledger line below the staff".
  ///
  /// Lines and spaces of the staff are counted from the bottom, ledger lines from the staff outward.
  public var place: String {
    if self > .topLine { return place(at: value - StaffPosition.topLine.value, "above") }
    if self < .bottomLine { return place(at: StaffPosition.bottomLine.value - value, "below") }
    let number = English.ordinal(value / 2 + 1)
    return isOnLine
      ? "on the \(number) line from the bottom" : "in the \(number) space from the bottom"
  }

  private func place(at distance: Int, _ side: String) -> String {
    if distance == 1 { return "in the space \(side) the staff" }
    let ledgerLine = "the \(English.ordinal(distance / 2)) ledger line \(side) the staff"
    return isOnLine ? "on \(ledgerLine)" : "in the space \(side) \(ledgerLine)"
  }
}

extension ScaleType {
  /// "major", "harmonic minor"
  public var name: String { rawValue.replacing("-", with: " ") }
}

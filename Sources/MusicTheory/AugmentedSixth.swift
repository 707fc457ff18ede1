/// A chord whose outer notes, an augmented sixth apart, close in on the fifth degree from both sides.
public enum AugmentedSixth: CaseIterable, Sendable {
  case italian, french, german

  /// The notes from the bass upward in the key of a tonic, major or minor: the lowered sixth degree,
  /// the tonic, the second degree (French) or the minor third (German), and the raised fourth.
  ///
  /// Nil where one would take more than triple accidentals.
  public func notes(on tonic: NoteName) -> [NoteName]? {
    let notes = fifths.compactMap { NoteName(fifths: tonic.fifths + $0) }
    return notes.count == fifths.count ? notes : nil
  }

  /// Places on the line of fifths relative to the tonic's.
  private var fifths: [Int] {
    switch self {
    case .italian: [-4, 0, 6]
    case .french: [-4, 0, 2, 6]
    case .german: [-4, 0, -3, 6]
    }
  }

  /// "German augmented sixth"
  public var name: String {
    switch self {
    case .italian: "Italian augmented sixth"
    case .french: "French augmented sixth"
    case .german: "German augmented sixth"
    }
  }
}

// MARK: - Writing and reading

extension AugmentedSixth {
  /// The name textbooks print: "It6", "Fr4/3", "Ger6/5".
  public var symbol: String {
    switch self {
    case .italian: "It6"
    case .french: "Fr4/3"
    case .german: "Ger6/5"
    }
  }

  /// The name as it is typed: "It6", "Fr43", "Ger65".
  public var ascii: String { symbol.filter { $0 != "/" } }

  /// Reads the name with its figures, with +6 or 6 for any of them, or with none: "Ger6/5", "It+6", "Fr".
  public init?(_ text: String) {
    let text = text.withPlainFigures
    let name = text.prefix { $0.isLetter }
    let sixth: AugmentedSixth
    switch name {
    case "It": sixth = .italian
    case "Fr": sixth = .french
    case "Ger", "Gr": sixth = .german
    default: return nil
    }
    let figures = text.dropFirst(name.count).filter { $0 != "/" && $0 != "-" }
    guard ["", "6", "+6", sixth.ascii.filter(\.isNumber)].contains(figures) else { return nil }
    self = sixth
  }
}

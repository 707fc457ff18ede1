/// What an accidental does to a natural note, in half steps: −3 (triple flat) to 3 (triple sharp).
public struct Accidental: Hashable, Sendable {
  /// The half steps the note is raised; negative when it is lowered.
  public let alteration: Int

  /// Fails beyond triple sharps and flats, which notation does not use.
  public init?(alteration: Int) {
    guard (-3...3).contains(alteration) else { return nil }
    self.alteration = alteration
  }

  /// Of an alteration known to be one of the seven.
  init(unchecked alteration: Int) {
    self.alteration = alteration
  }

  public static let natural = Accidental(unchecked: 0)
  public static let sharp = Accidental(unchecked: 1)
  public static let doubleSharp = Accidental(unchecked: 2)
  public static let tripleSharp = Accidental(unchecked: 3)
  public static let flat = Accidental(unchecked: -1)
  public static let doubleFlat = Accidental(unchecked: -2)
  public static let tripleFlat = Accidental(unchecked: -3)

  /// The accidental in ASCII as it follows a letter: "" for natural, "#", "##", "b", "bb" …
  public var ascii: String {
    String(repeating: alteration < 0 ? "b" : "#", count: abs(alteration))
  }

  /// The accidental with musical signs of certain width: "" for natural, "♯", "x", "♯x", "♭", "♭♭" …
  ///
  /// Few terminal fonts hold the one-character double signs (U+1D12A, U+1D12B), and their width
  /// differs from terminal to terminal; the double sharp is therefore the letter it looks like.
  public var symbol: String {
    switch alteration {
    case 2: "x"
    case 3: "♯x"
    default: String(repeating: alteration < 0 ? "♭" : "♯", count: abs(alteration))
    }
  }

  /// The accidental as it is said behind a letter: "" for natural, "sharp", "double flat" …
  public var words: String {
    let kind = alteration < 0 ? "flat" : "sharp"
    return switch abs(alteration) {
    case 0: ""
    case 1: kind
    case 2: "double \(kind)"
    default: "triple \(kind)"
    }
  }
}

extension Accidental: CaseIterable {
  /// From triple flat to triple sharp.
  public static let allCases = (-3...3).map(Accidental.init(unchecked:))
}

/// An accidental as it is written before a note, the natural sign included.
///
/// The raw values are the ASCII forms used in saved data.
public enum AccidentalSign: String, CaseIterable, Sendable {
  case natural = "n"
  case sharp = "#"
  case flat = "b"
  case doubleSharp = "##"
  case doubleFlat = "bb"

  /// What the sign makes of the note's letter, whatever the key signature.
  public var accidental: Accidental {
    switch self {
    case .natural: .natural
    case .sharp: .sharp
    case .flat: .flat
    case .doubleSharp: .doubleSharp
    case .doubleFlat: .doubleFlat
    }
  }

  /// "natural", "sharp", "double flat" …
  public var name: String {
    switch self {
    case .natural: "natural"
    case .sharp: "sharp"
    case .flat: "flat"
    case .doubleSharp: "double sharp"
    case .doubleFlat: "double flat"
    }
  }
}

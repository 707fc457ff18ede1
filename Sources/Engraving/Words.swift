import MusicTheory

extension StaffFigure {
  /// The figure for those who hear it: where everything stands, never what a note is called.
  ///
  /// "Treble clef, two sharps: F, C. A note in the second space from the bottom, with a flat sign."
  public var words: String {
    let clefAndSignature = "\(English.capitalized(clef.name)), \(signature.words)."
    return ([clefAndSignature] + columns.map(sentence)).joined(separator: " ")
  }
}

/// One note, or several from the bottom up.
private func sentence(for column: [StaffNote]) -> String {
  let notes = column.sorted { $0.position < $1.position }.map(\.words)
  return notes.count == 1
    ? "A note \(notes.joined())."
    : "\(English.capitalized(English.cardinal(notes.count))) notes together: \(notes.joined(separator: "; "))."
}

extension KeySignature {
  /// "no signature", "one flat: B", "two sharps: F, C".
  fileprivate var words: String {
    let letters = accidentals.map(\.letter.name).joined(separator: ", ")
    return letters.isEmpty ? name : "\(name): \(letters)"
  }
}

extension StaffNote {
  fileprivate var words: String {
    let sign = sign.map { ", with a \($0.name) sign" } ?? ""
    let mark = mark.map { ", \($0.words)" } ?? ""
    return position.place + sign + mark
  }
}

extension StaffNote.Mark {
  fileprivate var words: String {
    switch self {
    case .right: "marked right"
    case .wrong: "marked wrong"
    case .asked: "the one asked"
    }
  }
}

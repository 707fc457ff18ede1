public import MusicTheory

extension StaffFigure {
  /// The figure for those who hear it: where everything stands, never what a note is called.
  ///
  /// "Treble clef, two sharps: F, C. A note in the second space from the bottom, with a flat sign."
  ///
  /// - Parameter names: How the notes of the signature are named.
  public func words(in names: NamingSystem = .english) -> String {
    let clefAndSignature = "\(English.capitalized(clef.name)), \(signature.words(in: names))."
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
  /// "no signature", "one flat: B", "two sharps: F, C"; where the sign is part of the name, "two
  /// sharps: Fis, Cis".
  fileprivate func words(in names: NamingSystem) -> String {
    let notes =
      switch names {
      case .english, .solfege: accidentals.map { NoteName($0.letter) }
      case .german, .dutch: accidentals
      }
    let list = notes.map(names.ascii).joined(separator: ", ")
    return list.isEmpty ? name : "\(name): \(list)"
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

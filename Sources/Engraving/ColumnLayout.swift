import MusicTheory

/// The notes of one column, set side by side where one above the other they would touch.
///
/// Of two notes a second apart the upper stands to the right. Signs all stand to the left of the
/// heads; of two that would touch, the lower stands further out. Marks all stand to the right of the
/// heads.
struct ColumnLayout {
  struct Head {
    let note: StaffNote
    /// Counted to the right.
    let lane: Int
  }

  struct Sign {
    let sign: AccidentalSign
    let position: StaffPosition
    /// Counted to the left, from the heads outward.
    let lane: Int
  }

  struct Mark {
    let mark: StaffNote.Mark
    let position: StaffPosition
    /// Counted to the right, from the heads outward.
    let lane: Int
  }

  /// From the bottom up.
  let heads: [Head]
  /// From the top down.
  let signs: [Sign]
  /// From the top down.
  let marks: [Mark]

  init(_ notes: [StaffNote]) {
    let notes = notes.sorted { $0.position < $1.position }
    heads = zip(notes, Self.lanes(for: notes.map(\.position))).map { Head(note: $0, lane: $1) }

    let signed = notes.reversed().filter { $0.sign != nil }
    signs = zip(signed, Self.lanes(for: signed.map(\.position))).compactMap { note, lane in
      note.sign.map { Sign(sign: $0, position: note.position, lane: lane) }
    }

    let marked = notes.reversed().filter { $0.mark != nil }
    marks = zip(marked, Self.lanes(for: marked.map(\.position))).compactMap { note, lane in
      note.mark.map { Mark(mark: $0, position: note.position, lane: lane) }
    }
  }

  var headLanes: Int { (heads.map(\.lane).max() ?? -1) + 1 }

  var signLanes: Int { (signs.map(\.lane).max() ?? -1) + 1 }

  var signMeetsLedgerLine: Bool {
    let ledgerLines = Set(heads.flatMap(\.note.position.ledgerLines))
    return signs.contains { ledgerLines.contains($0.position) }
  }

  /// The first free lane for each of a rising or falling run of positions. In one lane, neighbours
  /// are at least a third apart.
  private static func lanes(for positions: [StaffPosition]) -> [Int] {
    var latest: [StaffPosition] = []
    return positions.map { position in
      if let free = latest.firstIndex(where: { abs($0.value - position.value) > 1 }) {
        latest[free] = position
        return free
      }
      latest.append(position)
      return latest.count - 1
    }
  }
}

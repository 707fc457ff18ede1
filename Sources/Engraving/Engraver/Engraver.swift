import MusicTheory

/// Sets a figure as an engraver does: clef, signature, then the columns of notes, each as wide as its
/// ink asks for.
///
/// Notes are black heads without stems, as books on harmony write chords without rhythm: in few dots
/// a full head is read with more certainty than an open one.
public struct Engraver: Sendable {
  private let grid: HorizontalGrid

  public init() {
    self.init(grid: .free)
  }

  init(grid: HorizontalGrid) {
    self.grid = grid
  }

  public func drawing(of figure: StaffFigure) -> Drawing {
    var music = clef(figure.clef)
    music.append(
      signature(figure.signature, in: figure.clef),
      after: InkSpacing.beforeSignature,
      on: grid
    )
    var air = InkSpacing.beforeFirstColumn
    for notes in figure.columns {
      music.append(NoteColumn(notes, on: grid).group, after: air, on: grid)
      air = InkSpacing.betweenColumns
    }
    return onStaff(music)
  }

  private func clef(_ clef: Clef) -> SymbolGroup {
    let glyph = Glyph.clef(clef.sign)
    let x = grid.placeRight(of: InkSpacing.beforeClef - glyph.box.minX)
    let origin = Point(x: x, y: clef.referencePosition.y)
    var group = SymbolGroup()
    group.add(glyph, as: .clef, at: origin)
    if clef.octaveShift < 0 {
      let ink = glyph.box.moved(by: origin)
      let below = min(ink.minY, StaffPosition.bottomLine.y) - InkSpacing.belowClef
      let middle = grid.placeLeft(of: (ink.minX + ink.maxX) / 2)
      group.add(.octaveEight, as: .octaveEight, at: Point(x: middle, y: below))
    }
    return group
  }

  private func signature(_ signature: KeySignature, in clef: Clef) -> SymbolGroup {
    let glyph = Glyph.accidental(signature.fifths > 0 ? .sharp : .flat)
    var group = SymbolGroup()
    for position in signature.staffPositions(in: clef) {
      var sign = SymbolGroup()
      sign.add(glyph, as: .signatureSign, at: Point(x: 0, y: position.y))
      group.append(sign, after: InkSpacing.betweenSignatureSigns, on: grid)
    }
    return group
  }

  /// The music with the lines behind it, from the left end of the staff to a little beyond its ink.
  private func onStaff(_ music: SymbolGroup) -> Drawing {
    let width = grid.placeRight(of: (music.box?.maxX ?? 0) + InkSpacing.atTheEnd)
    var lines = SymbolGroup()
    for position in [0, 2, 4, 6, 8].map(StaffPosition.init) {
      lines.add(.staffLine(at: position, width: width), as: .staffLine)
    }
    let ledgerLines = music.symbols.filter { $0.role == .ledgerLine }
    let signs = music.symbols.filter { $0.role != .ledgerLine }
    return Drawing(lines.symbols + ledgerLines + signs)
  }
}

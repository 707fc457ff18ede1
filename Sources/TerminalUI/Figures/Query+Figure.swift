import DailyChallengeKit
import Engraving
import MusicTheory

extension Query {
  /// What there is to be seen of it on a staff: one chord or note, or several one after the other.
  ///
  /// Nil where notation has no sign for a note, or where a note lies too far from the staff.
  var figure: StaffFigure? {
    switch self {
    case .note(let name, let octave):
      StaffFigure(columns: [[Pitch(name, octave: octave ?? 4)]])
    case .staff(let note):
      StaffFigure(
        clef: note.clef,
        signature: note.signature,
        columns: [[StaffNote(note.position, sign: note.accidental)]]
      )
    case .interval(let interval): StaffFigure(columns: [[interval.first], [interval.second]])
    case .scale(let scale):
      StaffFigure(
        scale.tonality.scale.keySignature,
        columns: (scale.notes + [scale.tonality.tonic]).rising(fromOctave: 4).map { [$0] }
      )
    case .chord(let symbol): StaffFigure(columns: [symbol.notesFromBass.rising(fromOctave: 4)])
    case .harmony(let harmony):
      StaffFigure(
        harmony.scale.tonality.scale.keySignature,
        columns: [harmony.notesFromBass.rising(fromOctave: 4)]
      )
    }
  }
}

extension StaffFigure {
  /// Pitches with the signs they need under a signature, in treble or bass clef, whichever holds them
  /// nearer to the staff.
  fileprivate init?(_ signature: KeySignature? = nil, columns: [[Pitch]]) {
    guard let signature = signature ?? KeySignature(fifths: 0) else { return nil }
    let pitches = columns.flatMap(\.self)
    func distance(in clef: Clef) -> Int {
      pitches.map { abs(clef.position(of: $0).value - StaffPosition.middleLine.value) }.max() ?? 0
    }
    let clef: Clef = distance(in: .bass) < distance(in: .treble) ? .bass : .treble
    guard distance(in: clef) <= Self.farthest else { return nil }
    let notes = columns.map { $0.compactMap { clef.note(for: $0, under: signature) } }
    guard notes.map(\.count) == columns.map(\.count) else { return nil }
    self.init(clef: clef, signature: signature, columns: notes)
  }

  /// Four ledger lines from the staff, counted from the middle line.
  private static let farthest = 12
}

extension Clef {
  fileprivate func position(of pitch: Pitch) -> StaffPosition {
    position(of: pitch.name.letter, octave: pitch.octave)
  }

  /// Nil where notation has no sign for the pitch.
  fileprivate func note(for pitch: Pitch, under signature: KeySignature) -> StaffNote? {
    pitch.name.sign(under: signature).map { StaffNote(position(of: pitch), sign: $0) }
  }
}

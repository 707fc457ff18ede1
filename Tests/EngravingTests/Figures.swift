import Engraving
import MusicTheory
import Testing

/// All the places the game asks for.
let positions = -8...16

let signatures = (-7...7).compactMap(KeySignature.init(fifths:))

func figure(_ clef: Clef, _ fifths: Int, _ columns: [StaffNote]...) throws -> StaffFigure {
  let signature = try #require(KeySignature(fifths: fifths))
  return StaffFigure(clef: clef, signature: signature, columns: columns)
}

func note(
  _ position: Int,
  _ sign: AccidentalSign? = nil,
  _ mark: StaffNote.Mark? = nil
) -> StaffNote {
  StaffNote(StaffPosition(position), sign: sign, mark: mark)
}

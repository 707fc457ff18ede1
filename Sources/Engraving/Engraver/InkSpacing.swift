/// The air between symbols, from ink to ink, in staff spaces.
enum InkSpacing {
  static let beforeClef = 0.4
  /// Above the small 8.
  static let belowClef = 0.25
  static let beforeSignature = 0.7
  static let betweenSignatureSigns = 0.2
  static let beforeFirstColumn = 1.0
  static let betweenColumns = 1.5
  static let atTheEnd = 0.8

  static let betweenAccidentals = 0.2
  static let betweenAccidentalAndLedgerLine = 0.25
  static let betweenAccidentalAndHead = 0.3
  /// What accidentals above one another need between them to share a column: a seventh leaves it
  /// between sharps and naturals, a sixth between flats.
  static let aboveAccidental = 0.1

  /// From the middle of a head to the middle of one displaced to its right.
  static let toDisplacedHead = 1.28
  /// How far a ledger line reaches beyond a head.
  static let ledgerLineReach = 0.4

  /// From the heads to the middle of the first mark.
  static let toMark = 0.9
  /// From the middle of a mark to that of the next.
  static let toNextMark = 1.1
}

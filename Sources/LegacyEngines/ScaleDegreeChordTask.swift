/// Builds the chord on a degree of a scale, and compares answers with it.
///
/// Notes go in and out as places on the line of fifths (... Bb -2, F -1, C 0, G 1, D 2 ...). Set the
/// q properties, call prepare(), and go on when it returns statusReady.
public final class ScaleDegreeChordTask {
  // What prepare() returns.
  public static let statusReady: Int32 = 0
  public static let statusBadScale: Int32 = 1
  public static let statusBadTonic: Int32 = 2
  public static let statusBadDegree: Int32 = 3
  public static let statusBadChordSize: Int32 = 4
  public static let statusBadInversion: Int32 = 5

  // What compareAnswer() returns.
  public static let answerRight: Int32 = 0
  public static let answerRightBySound: Int32 = 1
  public static let answerWrongBass: Int32 = 2
  public static let answerWrong: Int32 = 3

  // The outermost places a note may have: F and B with three accidentals.
  private static let lowestPlace: Int32 = -22
  private static let highestPlace: Int32 = 26

  /// The name the caller knows the scale by. Not looked at here.
  public var qScaleId: String = ""
  /// The seven degrees, as places relative to the tonic.
  public var qScaleSteps: [Int32] = []
  public var qTonic: Int32 = 0
  /// 1 to 7.
  public var qDegree: Int32 = 1
  /// 3 for a triad, 4 for a seventh chord.
  public var qChordSize: Int32 = 3
  /// 0 for root position, up to qChordSize - 1.
  public var qInversion: Int32 = 0

  private var chord: [Int32] = []

  public init() {}

  /// Checks the question and builds the chord. Returns one of the status codes.
  public func prepare() -> Int32 {
    chord = []
    let tonic = qTonic
    let places = ScaleDegreeChordTask.lowestPlace...ScaleDegreeChordTask.highestPlace
    if !places.contains(tonic) { return ScaleDegreeChordTask.statusBadTonic }
    let steps = qScaleSteps
    if steps.count != 7 { return ScaleDegreeChordTask.statusBadScale }
    for step in steps {
      let (place, overflow) = tonic.addingReportingOverflow(step)
      if overflow || !places.contains(place) { return ScaleDegreeChordTask.statusBadTonic }
    }
    let degree = qDegree
    if degree < 1 || degree > 7 { return ScaleDegreeChordTask.statusBadDegree }
    let size = qChordSize
    if size != 3 && size != 4 { return ScaleDegreeChordTask.statusBadChordSize }
    let inversion = qInversion
    if inversion < 0 || inversion >= size { return ScaleDegreeChordTask.statusBadInversion }
    // Every other note of the scale, the bass first.
    func note(_ i: Int32) -> Int32 {
      let third = (i + inversion) % size
      return tonic + steps[Int((degree - 1 + 2 * third) % 7)]
    }
    chord =
      size == 3
      ? [note(0), note(1), note(2)] : [note(0), note(1), note(2), note(3)]
    return ScaleDegreeChordTask.statusReady
  }

  /// The seven notes of the scale from the tonic up. Empty before prepare().
  public func scaleNotes() -> [Int32] {
    return chord.isEmpty ? [] : qScaleSteps.map { qTonic + $0 }
  }

  /// The notes of the chord from the bass up. Empty before prepare().
  public func chordNotes() -> [Int32] {
    return chord
  }

  /// Compares notes with the chord, in any order; with checkBass the first has to be the bass.
  /// Returns one of the answer codes.
  public func compareAnswer(_ notes: [Int32], _ checkBass: Bool) -> Int32 {
    if notes.isEmpty || chord.isEmpty { return ScaleDegreeChordTask.answerWrong }
    let sounds = notes.map { ScaleDegreeChordTask.sound($0) }
    if sounds.sorted() != chord.map({ ScaleDegreeChordTask.sound($0) }).sorted() {
      return ScaleDegreeChordTask.answerWrong
    }
    if checkBass && sounds[0] != ScaleDegreeChordTask.sound(chord[0]) {
      return ScaleDegreeChordTask.answerWrongBass
    }
    return notes.sorted() == chord.sorted()
      ? ScaleDegreeChordTask.answerRight : ScaleDegreeChordTask.answerRightBySound
  }

  // Half steps above C: a fifth is seven of them.
  private static func sound(_ place: Int32) -> Int32 {
    return ((place % 12) * 7 % 12 + 12) % 12
  }
}

import DailyChallengeKit
import MusicTheory

/// What a task asks, as a plain value that sets can hold and tests may share.
enum DealtQuestion: Hashable, Sendable {
  case note(Clef, signature: Int, position: Int, sign: AccidentalSign?, octave: Bool)
  case chord(
    scale: ScaleType?,
    tonic: NoteName,
    degree: Int,
    size: Int,
    inversion: Int,
    position: Bool
  )

  init(_ task: ChallengeTask) {
    switch task.impl {
    case .noteReading(let task):
      self = .note(
        task.clef,
        signature: task.signature.fifths,
        position: task.position.value,
        sign: task.accidental,
        octave: task.asksOctave
      )
    case .scaleDegreeChord(let task):
      self = .chord(
        scale: ScaleType(rawValue: task.scale.id),
        tonic: task.tonic,
        degree: task.degree,
        size: task.size,
        inversion: task.inversion.rawValue,
        position: task.asksPosition
      )
    }
  }

  var isNote: Bool {
    switch self {
    case .note: true
    case .chord: false
    }
  }
}

/// Ten years of challenges at all levels, dealt once for all tests.
struct TenYears: Sendable {
  static let count = 3650

  /// By level, and then day by day.
  private(set) var days: [Level: [[DealtQuestion]]] = [:]

  /// The 64-bit FNV-1a hash of all questions as they are saved, each on a line, level by level.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  static let dealt = Task { try TenYears(scales: try await ScaleTable.bundled()) }

  private init(scales: ScaleTable) throws {
    var lines: [DealtQuestion: String] = [:]
    for level in Level.allCases {
      let dealer = try Dealer.inForce(at: level, scales: scales)
      for number in 1...Self.count {
        let tasks = try dealer.tasks(on: challenge(number))
        let questions = tasks.map(DealtQuestion.init)
        days[level, default: []].append(questions)
        for (question, task) in zip(questions, tasks) {
          let line = try lines[question] ?? task.json + "\n"
          lines[question] = line
          digest = line.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
      }
    }
  }

  /// The questions dealt at places of the day, counted from 1, in the order they were dealt.
  func questions(at level: Level, places: [Int]) -> [DealtQuestion] {
    days[level, default: []].flatMap { day in places.map { day[$0 - 1] } }
  }
}

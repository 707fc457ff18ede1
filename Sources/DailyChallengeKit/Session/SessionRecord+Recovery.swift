#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SessionRecord {
  /// This session with what a damaged save of the same day and level still tells: each task that is whole,
  /// wherever it stands, and the keys of a newer program. Of two records of a task the one that is further on
  /// is taken.
  ///
  /// - Parameter result: What the challenge came to, where that is known from elsewhere.
  public func recovering(
    from bytes: [UInt8],
    scales: ScaleTable,
    result: ChallengeResult? = nil
  ) -> SessionRecord {
    let save = DamagedSave(bytes, scales: scales)
    // A task is known by what it asks. One that would not be dealt today keeps its number.
    var found: [Int: TaskRecord] = [:]
    var others: [Int: TaskRecord] = [:]
    for (number, task) in save.tasks().enumerated() {
      guard let task else { continue }
      if let index = tasks.firstIndex(where: { $0.question == task.question }) {
        if found[index]?.isBehind(task) ?? true { found[index] = task }
      } else {
        others[number] = task
      }
    }
    // What is whole in a save of another day or level belongs to that one, unless so much of it is asked
    // here that it is the name that is damaged.
    let isOurs = found.count > 1 && found.count * 5 >= tasks.count * 2
    guard save.isNamed(day, level) || isOurs else { return self }
    var record = SessionRecord(
      day: day,
      level: level,
      edition: edition,
      startedAt: save.moment(.startedAt) ?? min(startedAt, save.moment(.finishedAt) ?? startedAt),
      startedOn: save.text(.startedOn).flatMap { CalendarDay($0) } ?? result?.startedOn
        ?? (generation == 0 ? save.likelyStart(of: day) : startedOn),
      tasks: tasks.map(\.question)
    )
    for (index, task) in tasks.enumerated() {
      let saved = found[index] ?? others[index] ?? task
      record.tasks[index] = task.isBehind(saved) ? saved : task
    }
    record.program = save.text(.program) ?? program
    record.generation = max(generation, save.generation)
    record.unknownKeys = unknownKeys.isEmpty ? save.unknownKeys : unknownKeys
    if record.isFinished {
      record.finishedAt =
        save.moment(.finishedAt) ?? result?.finishedAt ?? finishedAt ?? record.startedAt
    }
    return record
  }

  /// How many tasks something has happened to.
  public var tasksBegun: Int {
    tasks.count { !$0.isOpen || !$0.attempts.isEmpty || $0.hints > 0 }
  }
}

extension TaskRecord {
  /// Whether more has happened to another record of the task.
  fileprivate func isBehind(_ other: TaskRecord) -> Bool {
    func progress(_ task: TaskRecord) -> (Int, Int, Int) {
      (task.isOpen ? 0 : 1, task.attempts.count, task.hints)
    }
    return progress(self) < progress(other)
  }
}

/// What is whole in a save that is not.
private struct DamagedSave {
  private typealias Keys = SessionRecord.CodingKeys

  private let bytes: [UInt8]
  private let outline: JSONOutline
  private let decoder = JSONDecoder()

  init(_ bytes: [UInt8], scales: ScaleTable) {
    self.bytes = bytes
    outline = JSONOutline(salvaging: Keys.allCases.map(\.rawValue), from: bytes)
    decoder.userInfo[.scales] = scales
  }

  /// The tasks of the list, nil where one is not whole, and then those that stand elsewhere.
  func tasks() -> [TaskRecord?] {
    let places = outline[Keys.tasks.rawValue]?.elements ?? []
    let elsewhere: [TaskRecord] = JSONOutline.objects(
      with: TaskRecord.CodingKeys.question.rawValue,
      in: bytes
    ) { places.contains($0) ? nil : read(TaskRecord.self, in: $0) }
    return places.map { read(TaskRecord.self, in: $0) } + elsewhere
  }

  /// Whether the save names this day and level, or at least no other.
  func isNamed(_ day: CalendarDay, _ level: Level) -> Bool {
    (text(.day) ?? day.description) == day.description
      && (text(.level) ?? level.rawValue) == level.rawValue
  }

  /// The player's day when a session was begun, as far as that can be told without their time zone.
  func likelyStart(of day: CalendarDay) -> CalendarDay {
    guard let start = moment(.startedAt)?.secondsSince1970,
      let startDay = CalendarDay(daysSince1970: start / 86_400)
    else { return day }
    return abs(startDay.daysSince1970 - day.daysSince1970) <= 1 ? day : startDay
  }

  var generation: Int {
    let generation = read(Int.self, in: outline[Keys.generation.rawValue]?.value) ?? 0
    return SessionRecord.generations.contains(generation) ? generation : 0
  }

  var unknownKeys: UnknownKeys {
    // A task that has lost its braces is none of a newer program's keys.
    let unknown = outline.members.filter {
      Keys(stringValue: $0.key) == nil && TaskRecord.CodingKeys(stringValue: $0.key) == nil
    }
    return UnknownKeys(
      unknown.prefix(JSONOutline.mostKeys - Keys.allCases.count).compactMap { member in
        read(JSONValue.self, in: member.value).map { (member.key, $0) }
      }
    )
  }

  func text(_ key: SessionRecord.CodingKeys) -> String? {
    read(String.self, in: outline[key.rawValue]?.value)
  }

  func moment(_ key: SessionRecord.CodingKeys) -> Timestamp? {
    text(key).flatMap { Timestamp($0) }
  }

  private func read<Value: Decodable>(_ type: Value.Type, in place: Range<Int>?) -> Value? {
    place.flatMap { try? decoder.decode(type, from: Data(bytes[$0])) }
  }
}

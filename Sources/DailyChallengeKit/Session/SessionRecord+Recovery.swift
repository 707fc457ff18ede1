#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SessionRecord {
  /// This session, just dealt, with what a damaged save of the same day and level still tells: each
  /// task that is whole, wherever it stands, and the keys of a newer program.
  public func recovering(from bytes: [UInt8], scales: ScaleTable) -> SessionRecord {
    let save = DamagedSave(bytes, scales: scales)
    // A task is known by what it asks. One that would not be dealt today keeps its number.
    var missing = Array(tasks.indices)
    var found: [Int: TaskRecord] = [:]
    var others: [Int: TaskRecord] = [:]
    for (number, task) in save.tasks(atLeast: tasks.count).enumerated() {
      guard let task else { continue }
      if let place = missing.firstIndex(where: { tasks[$0].question == task.question }) {
        found[missing.remove(at: place)] = task
      } else {
        others[number] = task
      }
    }
    // What is whole in a save of another day or level belongs to that one, unless most of it is
    // asked here, so that it is the name that is damaged.
    guard save.isNamed(day, level) || found.count > missing.count else { return self }
    for index in missing { found[index] = others[index] }
    var record = SessionRecord(
      day: day,
      level: level,
      edition: edition,
      startedAt: save.moment(.startedAt) ?? startedAt,
      startedOn: save.text(.startedOn).flatMap { CalendarDay($0) } ?? startedOn,
      tasks: tasks.map(\.question)
    )
    for (index, task) in found { record.tasks[index] = task }
    record.generation = save.generation
    record.unknownKeys = save.unknownKeys
    record.finishedAt = record.isFinished ? save.moment(.finishedAt) ?? record.startedAt : nil
    return record
  }

  /// How many tasks something has happened to.
  public var tasksBegun: Int {
    tasks.count { !$0.isOpen || !$0.attempts.isEmpty || $0.hints > 0 }
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

  /// The tasks of the list, nil where one is not whole, and where they are less than there should be,
  /// those that stand elsewhere.
  func tasks(atLeast count: Int) -> [TaskRecord?] {
    let places = outline[Keys.tasks.rawValue]?.elements ?? []
    let tasks = places.map { read(TaskRecord.self, in: $0) }
    guard tasks.count(where: { $0 != nil }) < count else { return tasks }
    let objects = JSONOutline.objects(with: TaskRecord.CodingKeys.question.rawValue, in: bytes)
    return tasks + objects.filter { !places.contains($0) }.map { read(TaskRecord.self, in: $0) }
  }

  /// Whether the save names this day and level, or at least no other.
  func isNamed(_ day: CalendarDay, _ level: Level) -> Bool {
    (text(.day) ?? day.description) == day.description
      && (text(.level) ?? level.rawValue) == level.rawValue
  }

  var generation: Int {
    let generation = read(Int.self, in: outline[Keys.generation.rawValue]?.value) ?? 0
    return SessionRecord.generations.contains(generation) ? generation : 0
  }

  var unknownKeys: UnknownKeys {
    let unknown = outline.members.filter { Keys(stringValue: $0.key) == nil }
    return UnknownKeys(
      unknown.compactMap { member in
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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SessionRecord {
  /// This session, just dealt, with what a damaged save of the same day and level still tells: each
  /// task that is whole takes its place by its number, and so do the keys of a newer program.
  public func recovering(from save: [UInt8], scales: ScaleTable) -> SessionRecord {
    let outline = JSONOutline(salvaging: Self.keys, from: save)
    let decoder = JSONDecoder()
    decoder.userInfo[.scales] = scales
    func read<Value: Decodable>(_ type: Value.Type, in place: Range<Int>?) -> Value? {
      place.flatMap { try? decoder.decode(type, from: Data(save[$0])) }
    }
    func moment(_ key: String) -> Timestamp? {
      read(String.self, in: outline[key]?.value).flatMap { Timestamp($0) }
    }
    // What is whole in a save of another day or level belongs to that one.
    if let name = read(String.self, in: outline["day"]?.value), name != day.description {
      return self
    }
    if let name = read(String.self, in: outline["level"]?.value), name != level.rawValue {
      return self
    }
    var record = SessionRecord(
      day: day,
      level: level,
      edition: edition,
      startedAt: moment("startedAt") ?? startedAt,
      startedOn: read(String.self, in: outline["startedOn"]?.value).flatMap { CalendarDay($0) }
        ?? startedOn,
      tasks: tasks.map(\.question)
    )
    let places = outline["tasks"]?.elements ?? []
    for (index, place) in zip(tasks.indices, places) {
      if let task = read(TaskRecord.self, in: place) { record.tasks[index] = task }
    }
    let generation = read(Int.self, in: outline["generation"]?.value) ?? 0
    record.generation = Self.generations.contains(generation) ? generation : 0
    let unknown = outline.members.filter { CodingKeys(stringValue: $0.key) == nil }
    record.unknownKeys = UnknownKeys(
      unknown.compactMap { member in
        read(JSONValue.self, in: member.value).map { (member.key, $0) }
      }
    )
    record.finishedAt = record.isFinished ? moment("finishedAt") ?? record.startedAt : nil
    return record
  }

  /// How many tasks something has happened to.
  public var tasksBegun: Int {
    tasks.count { !$0.isOpen || !$0.attempts.isEmpty || $0.hints > 0 }
  }
}

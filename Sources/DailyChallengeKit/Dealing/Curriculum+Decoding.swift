#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MusicTheory

extension Curriculum {
  /// Reads one level of a curriculum file; the others are not looked at.
  ///
  /// - Parameter edition: The edition that the file has to be of.
  /// - Throws: ``CurriculumError``, or the decoder's error where the file is no JSON object.
  init(level: Level, edition: Int, of json: [UInt8], scales: ScaleTable) throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.scales] = scales
    let wanted = (edition: edition, level: level)
    self = try decoder.decode(File.self, from: Data(json), configuration: wanted).curriculum
  }

  /// The whole file, of which only the wanted level is decoded.
  private struct File: DecodableWithConfiguration {
    static let format = "dailychallenge.curriculum"

    let curriculum: Curriculum

    init(
      from decoder: any Decoder,
      configuration wanted: (edition: Int, level: Level)
    ) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      curriculum = try Curriculum.blaming(wanted.level) {
        _ = try container.decode(String.self, "format", expecting: "\"\(Self.format)\"") {
          $0 == Self.format ? $0 : nil
        }
        _ = try container.decode(Int.self, "edition", expecting: "\(wanted.edition)") {
          $0 == wanted.edition ? $0 : nil
        }
        let levels = try container.object("levels", expecting: "an object of levels")
        let key = AnyKey(stringValue: wanted.level.rawValue)
        return try Curriculum(
          from: levels.object(key, expecting: "an object with day and slots"),
          level: wanted.level
        )
      }
    }
  }

  private init(from container: KeyedDecodingContainer<AnyKey>, level: Level) throws {
    let names: [String] = try container.decode(
      [String].self,
      "day",
      expecting: "the names of ten slots"
    ) { $0.count == Self.tasksPerDay ? $0 : nil }
    let plans = try container.object("slots", expecting: "an object of slots")
    for key in plans.allKeys where !names.contains(key.stringValue) {
      throw plans.invalid(key, expecting: "a slot that the day uses")
    }
    var slots: [Slot] = []
    for name in names where !slots.contains(where: { $0.name == name }) {
      let draws = names.count { $0 == name }
      slots.append(
        try Self.blaming(level, slot: name) {
          try Slot(name: name, drawsADay: draws, from: plans)
        }
      )
    }
    self.init(
      slots: slots,
      day: names.compactMap { name in slots.firstIndex { $0.name == name } }
    )
  }

  fileprivate static func blaming<Value>(
    _ level: Level,
    slot: String? = nil,
    _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let flaw as InvalidValue {
      throw CurriculumError(level: level, slot: slot, flaw: flaw)
    }
  }
}

extension Slot {
  fileprivate init(
    name: String,
    drawsADay: Int,
    from plans: KeyedDecodingContainer<AnyKey>
  ) throws {
    let plan = try plans.object(AnyKey(stringValue: name), expecting: "a slot")
    self.init(name: name, questions: try Questions(from: plan))
    // With fewer, a question could come back on the next day.
    let fewest = drawsADay * 4
    guard count >= fewest else {
      throw InvalidValue(
        key: "number of questions",
        value: "\(count)",
        expected: "at least \(fewest)"
      )
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func object(
    _ key: Key,
    expecting expected: String
  ) throws -> KeyedDecodingContainer<AnyKey> {
    do {
      return try nestedContainer(keyedBy: AnyKey.self, forKey: key)
    } catch {
      throw invalid(key, expecting: expected)
    }
  }
}

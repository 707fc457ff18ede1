import DailyChallengeKit
import Foundation
import Platform
import Progress
import Testing

/// A data directory of its own, removed when the test is over.
final class Home {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func store() async throws -> ProgressStore {
    let scales = ScaleTable(try await bundledScaleCatalog().scales())
    return ProgressStore(directory: path, scales: scales, program: "0.0.0")
  }

  /// A session of a day that has just begun.
  func record(_ day: String = "2026-11-30") async throws -> SessionRecord {
    let day = try #require(CalendarDay(day))
    let edition = try #require(Edition.inForce(on: day))
    let scales = ScaleTable(try await bundledScaleCatalog().scales())
    let dealer = try Dealer(edition: edition, level: .intermediate, scales: scales)
    return SessionRecord(
      day: day,
      level: .intermediate,
      edition: edition.number,
      startedAt: Timestamp(secondsSince1970: 1_796_026_323),
      startedOn: day,
      tasks: try dealer.tasks(on: day)
    )
  }

  /// Saves a session as a program does that has read it.
  func save(_ record: SessionRecord, in store: ProgressStore) throws {
    var file = SessionFile(in: store, day: record.day, level: record.level)
    _ = try file.read()
    try file.save(record)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The texts of all files in a folder, by their paths, but for the lock; none when it does not exist.
  func contents(_ folder: String) throws -> [String: String] {
    let files = FileManager.default
    let root = "\(path)/\(folder)"
    return try (files.subpaths(atPath: root) ?? []).reduce(into: [:]) { texts, name in
      let type = try files.attributesOfItem(atPath: "\(root)/\(name)")[.type] as? FileAttributeType
      if type == .typeRegular, name != "lock" { texts[name] = try text(of: "\(root)/\(name)") }
    }
  }
}

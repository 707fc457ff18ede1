import DailyChallengeKit
import Foundation
import Progress
import Testing

@Suite struct `The file of a session` {
  private let home: Home
  private let store: ProgressStore
  private let record: SessionRecord

  init() async throws {
    home = try Home()
    store = try await home.store()
    record = try await home.record()
    try store.prepare()
  }

  private var file: SessionFile {
    SessionFile(in: store, day: record.day, level: record.level)
  }

  private var path: String { store.path(day: record.day, level: record.level) }

  private func moved(_ record: SessionRecord) -> SessionRecord {
    var session = ChallengeSession(record, program: "test")
    _ = session.apply(.hint)
    return session.record
  }

  @Test func `has news when another has saved, and only then`() throws {
    var (one, other) = (file, file)
    #expect(try one.read() == nil)
    try one.save(record)
    #expect(try one.news() == nil)
    #expect(try other.news() == record)
    #expect(try other.news() == nil)
    try other.save(moved(record))
    #expect(try one.news() == moved(record))
  }

  @Test func `has none when it was only touched or copied, or is gone`() throws {
    var file = file
    try file.save(record)
    let text = try home.text(of: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(try file.news() == nil)
    try file.save(record)
    try home.write(text, to: path)
    #expect(try file.news() == nil)
  }

  @Test func `is not overwritten where the lock lets two in`() throws {
    var (one, other) = (file, file)
    try one.save(record)
    _ = try other.read()
    try one.save(moved(record))
    #expect(throws: ProgressError.overtaken(path: path)) { try other.save(record) }
    #expect(try other.news() == moved(record))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/days").count == 1)
  }

  @Test func `is not overwritten before it is set aside where it cannot be read`() throws {
    var file = file
    try home.write("{", to: path)
    #expect(throws: ProgressError.self) { try file.read() }
    #expect(throws: ProgressError.self) { try file.news() }
    #expect(throws: ProgressError.overtaken(path: path)) { try file.save(record) }
    #expect(try home.text(of: path) == "{")
  }

  @Test func `is kept under another name before what can be recovered takes its place`() throws {
    var file = file
    try file.save(moved(record))
    let damaged = String(try home.text(of: path).dropLast(5))
    try home.write(damaged, to: path)
    #expect(throws: ProgressError.self) { try file.news() }
    let kept = try file.setAside(at: record.startedAt)
    #expect(kept == path + ".damaged-20261130T081203Z")
    let recovered = file.recovering(record)
    #expect(recovered.tasks == moved(record).tasks)
    try file.save(recovered)
    #expect(try home.text(of: kept) == damaged)
    #expect(try store.session(day: record.day, level: record.level) == recovered)
    try home.write("{", to: path)
    #expect(try file.setAside(at: record.startedAt) == kept + "-2")
  }

  @Test func `keeps a session that gives way, once`() throws {
    for _ in 1...2 { try store.keepSuperseded(moved(record)) }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/superseded")
    #expect(names.count == 1)
    #expect(names[0].hasPrefix("2026-11-30.intermediate."))
  }
}

import DailyChallengeKit
import Foundation
import Platform
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

  /// As on a file system that gives times in whole seconds, and takes numbers of files again.
  @Test func `is told from another of the same size and time by its generation`() throws {
    var (one, other) = (file, file)
    try one.save(record)
    _ = try other.read()
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    let text = try home.text(of: path)
    let newer = text.replacing("\"generation\" : 0", with: "\"generation\" : 4")
    try #require(newer != text)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(newer.utf8))
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(time)],
      ofItemAtPath: path
    )
    #expect(throws: ProgressError.overtaken(path: path)) { try other.save(moved(record)) }
    #expect(try home.text(of: path) == newer)
    #expect(try other.news()?.generation == 4)
    try other.save(moved(record))
  }

  @Test func `is not replaced by what could not be read again`() throws {
    var file = file
    try file.save(record)
    let limit = 8 * 1024 * 1024
    // As we write it, each of these has a line of its own, after many spaces.
    let deep =
      String(repeating: "[", count: 25) + String(repeating: "0,", count: 3000) + "0"
      + String(repeating: "]", count: 25)
    let text = try home.text(of: path)
    func large(_ strings: Int) -> String {
      let list = Array(
        repeating: "\"" + String(repeating: "k", count: 60_000) + "\"",
        count: strings
      )
      let keys = "\"deep\":\(deep),\"strings\":[\(list.joined(separator: ","))],"
      return text.replacing("\"day\"", with: keys + "\"day\"")
    }
    let large = large((limit - large(0).utf8.count) / 60_010)
    try home.write(large, to: path)
    let read = try #require(try file.read())
    #expect(throws: ProgressError.unwritable(.tooLarge(path))) { try file.save(read) }
    #expect(try home.text(of: path) == large)
    #expect(try file.read() == read)
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

  @Test func `keeps a session that gives way also where its name is taken by a damaged file`()
    throws
  {
    try store.keepSuperseded(moved(record))
    let folder = "\(home.path)/superseded"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
    let text = try home.text(of: "\(folder)/\(name)")
    try home.write("", to: "\(folder)/\(name)")
    for _ in 1...2 { try store.keepSuperseded(moved(record)) }
    #expect(try home.contents("superseded").values.sorted() == ["", text])
  }
}

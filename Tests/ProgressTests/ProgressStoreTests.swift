import DailyChallengeKit
import Foundation
import Platform
import Progress
import Testing

@Suite struct `The progress store` {
  @Test func `keeps a session and gives it back as it was`() async throws {
    let home = try Home()
    let store = try await home.store()
    let record = try await home.record()
    try store.prepare()
    try home.save(record, in: store)
    #expect(try store.session(day: record.day, level: .intermediate) == record)
    #expect(try store.session(day: record.day, level: .beginner) == nil)
  }

  @Test func `keeps files and directories to their owner`() async throws {
    let home = try Home()
    let store = try await home.store()
    let record = try await home.record()
    try store.prepare()
    try home.save(record, in: store)
    let path = store.path(day: record.day, level: record.level)
    #expect(path == "\(home.path)/days/2026-11-30.intermediate.json")
    #expect(try permissions(of: path) == 0o600)
    #expect(try permissions(of: "\(home.path)/days") == 0o700)
    #expect(try permissions(of: "\(home.path)/lock") == 0o600)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `keeps what a newer program added at file and task level`() async throws {
    let home = try Home()
    let store = try await home.store()
    let record = try await home.record()
    try store.prepare()
    try home.save(record, in: store)
    let path = store.path(day: record.day, level: record.level)
    let text = try home.text(of: path)
      .replacing("\"edition\" : 1,", with: "\"edition\" : 1, \"mood\" : [1, {\"a\" : null}],")
      .replacing("\"hints\" : 0,", with: "\"hints\" : 0, \"colour\" : \"red\",")
    try home.write(text, to: path)
    let read = try #require(try store.session(day: record.day, level: record.level))
    try home.save(read, in: store)
    let rewritten = try home.text(of: path)
    #expect(rewritten.contains("\"mood\""))
    #expect(rewritten.components(separatedBy: "\"colour\" : \"red\"").count == 11)
  }

  @Test(arguments: [
    ("", Damage.empty),
    ("{", .malformed(JSONFlaw(offset: 1, kind: .syntax))),
    ("null", .malformed(JSONFlaw(offset: 4, kind: .notAnObject))),
    ("{\"a\": 1, \"a\": 2}", .malformed(JSONFlaw(offset: 12, kind: .duplicateKey("a")))),
    (
      "{}",
      .invalid(InvalidValue(key: "format", value: nil, expected: "\"dailychallenge.session\""))
    ),
    (
      "{\"format\": \"dailychallenge.session\", \"version\": 0}",
      .invalid(
        InvalidValue(
          key: "version",
          value: "0",
          expected: "a whole number from 1 to 2147483647"
        )
      )
    ),
  ])
  func `says what is wrong with a damaged file, and leaves it`(
    text: String,
    damage: Damage
  ) async throws {
    let home = try Home()
    let store = try await home.store()
    let record = try await home.record()
    try store.prepare()
    let path = store.path(day: record.day, level: record.level)
    try home.write(text, to: path)
    #expect(throws: ProgressError.damaged(path: path, damage)) {
      try store.session(day: record.day, level: record.level)
    }
    #expect(try home.text(of: path) == text)
  }

  @Test func `does not take a file of another day or level for this one`() async throws {
    let home = try Home()
    let store = try await home.store()
    let record = try await home.record()
    try store.prepare()
    try home.save(record, in: store)
    let other = try #require(CalendarDay("2026-11-29"))
    let path = store.path(day: other, level: .intermediate)
    try FileManager.default.copyItem(
      atPath: store.path(day: record.day, level: record.level),
      toPath: path
    )
    #expect(
      throws: ProgressError.damaged(
        path: path,
        .invalid(
          InvalidValue(
            key: "day",
            value: "\"2026-11-30\"",
            expected: "what the file's name says"
          )
        )
      )
    ) { try store.session(day: other, level: .intermediate) }
  }

  @Test func `refuses a directory in a file's place, and a file above 8 MiB`() async throws {
    let home = try Home()
    let store = try await home.store()
    let day = try #require(CalendarDay("2026-11-30"))
    try store.prepare()
    let path = store.path(day: day, level: .beginner)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: ProgressError.damaged(path: path, .notAFile)) {
      try store.session(day: day, level: .beginner)
    }
    let large = store.path(day: day, level: .advanced)
    try Data(repeating: 0x20, count: 8 * 1024 * 1024 + 1).write(to: URL(filePath: large))
    #expect(throws: ProgressError.damaged(path: large, .tooLarge)) {
      try store.session(day: day, level: .advanced)
    }
  }

  @Test(arguments: ["\"version\" : 2", "\"kind\" : \"ear-training\""])
  func `leaves what a newer program wrote, and says which`(newer: String) async throws {
    let home = try Home()
    let store = try await home.store()
    var record = try await home.record()
    record = ChallengeSession(record, program: "9.1.0").record
    try store.prepare()
    try home.save(record, in: store)
    let path = store.path(day: record.day, level: record.level)
    let text = try home.text(of: path)
      .replacing("\"version\" : 1", with: newer.hasPrefix("\"version") ? newer : "\"version\" : 1")
      .replacing(
        "\"kind\" : \"note-reading\"",
        with: newer.hasPrefix("\"kind") ? newer : "\"kind\" : \"note-reading\""
      )
    try home.write(text, to: path)
    #expect(throws: ProgressError.newer(path: path, program: "9.1.0")) {
      try store.session(day: record.day, level: record.level)
    }
  }

  @Test func `sweeps what a killed process left`() async throws {
    let home = try Home()
    let store = try await home.store()
    try store.prepare()
    let leftover = "\(home.path)/days/.2026-11-30.intermediate.json.tmp"
    try home.write("{", to: leftover)
    try store.prepare()
    #expect(!FileManager.default.fileExists(atPath: leftover))
  }

  @Test func `cannot save where a file stands in the directory's place`() async throws {
    let home = try Home()
    try home.write("", to: "\(home.path)/days")
    let store = try await home.store()
    #expect {
      try store.prepare()
    } throws: { error in
      if case .unwritable = error as? ProgressError { true } else { false }
    }
  }

  @Test func `lets one process move at a time`() async throws {
    let home = try Home()
    let store = try await home.store()
    try store.prepare()
    #expect(throws: ProgressError.locked(path: "\(home.path)/lock")) {
      try store.withLock { try store.withLock {} }
    }
  }
}

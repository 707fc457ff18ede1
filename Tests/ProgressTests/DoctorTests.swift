import DailyChallengeKit
import Foundation
import Platform
import Progress
import Testing

@Suite struct `The doctor` {
  private let home: Home
  private let store: ProgressStore
  private let record: SessionRecord
  private let now = Timestamp(secondsSince1970: 1_796_030_000)

  init() async throws {
    home = try Home()
    store = try await home.store()
    record = try await home.record()
    try store.prepare()
  }

  private func doctor(settings: SettingsStore? = nil, now: Timestamp? = nil) -> Doctor {
    Doctor(store, settings: settings, now: now ?? self.now) { [record] _ in record }
  }

  private func save(_ text: String, as name: String) throws {
    let path = "\(home.path)/\(name)"
    try home.write(text, to: path)
    try FilePermissions(of: path).set(0o600)
  }

  private func kinds(_ findings: [Finding]) -> [Finding.Kind] { findings.map(\.kind) }

  @Test func `finds nothing where all is well, or says that nothing is there yet`() throws {
    try home.save(record, in: store)
    #expect(doctor().examine().isEmpty)
    try FileManager.default.removeItem(atPath: "\(home.path)/days")
    #expect(kinds(doctor().examine()) == [.absent])
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/days"))
  }

  @Test func `finds what others may read, and closes it to them`() throws {
    try home.save(record, in: store)
    let path = store.path(day: record.day, level: record.level)
    try FilePermissions(of: path).set(0o644)
    try FilePermissions(of: "\(home.path)/days").set(0o755)
    #expect(kinds(doctor().examine()) == [.permissions(0o755), .permissions(0o644)])
    #expect(!doctor().repair().map(\.isRepaired).contains(false))
    #expect(try FilePermissions(of: path).bits() == 0o600)
    #expect(try FilePermissions(of: "\(home.path)/days").bits() == 0o700)
    #expect(doctor().examine().isEmpty)
  }

  @Test func `finds what a killed program left, and sweeps it`() throws {
    try save("{", as: "days/.2026-11-30.intermediate.json.tmp")
    try save("{", as: ".results.jsonl.tmp")
    try save("mine", as: ".other.tmp")
    #expect(kinds(doctor().examine()) == [.leftover, .leftover])
    #expect(!doctor().repair().map(\.isRepaired).contains(false))
    #expect(doctor().examine().isEmpty)
    let root = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(Set(root) == [".other.tmp", "days", "lock"])
  }

  @Test func `finds what was left behind a symbolic link and beside the settings`() throws {
    for folder in ["cloud", "config"] { try Directory("\(home.path)/\(folder)").create() }
    try FileManager.default.createSymbolicLink(
      atPath: "\(home.path)/days/2026-11-30.intermediate.json",
      withDestinationPath: "\(home.path)/cloud/save.json"
    )
    try save("{", as: "cloud/.save.json.dailychallenge-x.tmp")
    try save("{", as: "cloud/.save.json.tmp")
    try save("{", as: "config/.config.json.tmp")
    let settings = SettingsStore(directory: "\(home.path)/config")
    #expect(kinds(doctor(settings: settings).examine()) == [.leftover, .leftover])
    #expect(!doctor(settings: settings).repair().map(\.isRepaired).contains(false))
    #expect(doctor(settings: settings).examine().isEmpty)
    #expect(try Directory("\(home.path)/cloud").names() == [".save.json.tmp"])
  }

  @Test func `finds settings that others may change, and lets them look on`() throws {
    let settings = SettingsStore(directory: "\(home.path)/config")
    try settings.change { _ in }
    try FilePermissions(of: settings.path).set(0o666)
    try FilePermissions(of: "\(home.path)/config").set(0o777)
    let doctor = doctor(settings: settings)
    #expect(kinds(doctor.examine()) == [.permissions(0o777), .permissions(0o666)])
    #expect(!doctor.repair().map(\.isRepaired).contains(false))
    #expect(try FilePermissions(of: settings.path).bits() == 0o644)
    #expect(try FilePermissions(of: "\(home.path)/config").bits() == 0o755)
    #expect(doctor.examine().isEmpty)
  }

  @Test func `finds a session that gave way and is damaged since, and keeps it aside`() throws {
    try store.keepSuperseded(record)
    let folder = "\(home.path)/superseded"
    let name = try #require(Directory(folder).names().first)
    try save("{", as: "superseded/\(name)")
    #expect(doctor().examine().map(\.path) == ["\(folder)/\(name)"])
    #expect(doctor().repair().map(\.isRepaired) == [true, false])
    #expect(kinds(doctor().examine()) == [.keptAside])
    #expect(try home.contents("superseded").values.sorted() == ["{"])
    let path = "\(home.path)/all.json"
    #expect(try store.export(to: path, program: "1.0.0").leftOut.isEmpty)
  }

  @Test func `leaves alone what is behind a link, and what nobody of ours has made`() throws {
    for name in ["days/2026-11-30.intermediate.json", "superseded/x", "results.jsonl"] {
      try Directory("\(home.path)/superseded").create()
      let target = "\(home.path)/theirs"
      try home.write("", to: target)
      try FilePermissions(of: target).set(0o644)
      try FileManager.default.createSymbolicLink(
        atPath: "\(home.path)/\(name)",
        withDestinationPath: target
      )
      #expect(!kinds(doctor().examine()).contains(.permissions(0o644)))
      _ = doctor().repair()
      #expect(try FilePermissions(of: target).bits() == 0o644)
      try FileManager.default.removeItem(atPath: "\(home.path)/\(name)")
    }
    try Directory("\(home.path)/days/.folder.tmp").create()
    #expect(!kinds(doctor().examine()).contains(.leftover))
  }

  @Test func `keeps aside what is damaged on a day that had no challenge`() throws {
    try save("{", as: "days/2019-01-01.intermediate.json")
    let doctor = Doctor(store, settings: nil, now: now) { _ in throw CancellationError() }
    #expect(doctor.repair().map(\.isRepaired) == [true, false])
    #expect(doctor.examine().map(\.kind) == [.keptAside])
    #expect(try home.contents("days").values.sorted() == ["{"])
  }

  @Test func `finds settings and a lock that are of no use, and makes them anew`() throws {
    let settings = SettingsStore(directory: "\(home.path)/config")
    try settings.change { _ in }
    try FilePermissions(of: "\(home.path)/config/config.lock").set(0o000)
    try FileManager.default.removeItem(atPath: settings.path)
    try FileManager.default.createSymbolicLink(
      atPath: settings.path,
      withDestinationPath: settings.path
    )
    let doctor = doctor(settings: settings)
    #expect(doctor.repair().filter(\.isProblem).map(\.isRepaired) == [true, true])
    #expect(try FilePermissions(of: "\(home.path)/config/config.lock").bits() == 0o600)
    #expect(doctor.examine().filter(\.isProblem).isEmpty)
  }

  @Test func `finds a file in the place of a directory, and leaves it`() throws {
    try save("mine", as: "superseded")
    try FilePermissions(of: "\(home.path)/superseded").set(0o644)
    let findings = doctor().examine()
    #expect(findings.map(\.path) == ["\(home.path)/superseded"])
    #expect(findings.map(\.isProblem) == [true])
    #expect(doctor().repair() == findings)
    #expect(try FilePermissions(of: "\(home.path)/superseded").bits() == 0o644)
  }

  @Test func `finds a damaged session, and keeps it beside what can be read of it`() throws {
    try save("{\"startedOn\": \"2026-11-29\",", as: "days/2026-11-30.intermediate.json")
    let findings = doctor().examine()
    #expect(findings.map(\.isProblem) == [true])
    let repair = doctor().repair()
    #expect(repair.map(\.isRepaired) == [true, false])
    #expect(repair.last?.kind == .keptAside)
    #expect(doctor().examine() == repair.suffix(1))
    let session = try store.session(day: record.day, level: record.level)
    #expect(session?.startedOn.description == "2026-11-29")
    #expect(session?.program == "0.0.0")
    #expect(try home.contents("days").values.contains("{\"startedOn\": \"2026-11-29\","))
  }

  @Test func `finds results that are not what the days say, and makes them again`() throws {
    let session = TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    try save(session.text, as: "days/2026-03-01.intermediate.json")
    #expect(kinds(doctor().examine()) == [.staleResults(1)])
    #expect(doctor().repair().map(\.isRepaired) == [true])
    #expect(doctor().examine().isEmpty)
    let right = try home.text(of: "\(home.path)/results.jsonl")
    try save(right.replacing("\"points\":0", with: "\"points\":9"), as: "results.jsonl")
    #expect(kinds(doctor().examine()) == [.staleResults(1)])
    _ = doctor().repair()
    #expect(try home.text(of: "\(home.path)/results.jsonl") == right)
  }

  @Test func `repairs in one go what a repair brings to light`() throws {
    let path = "days/2026-11-30.intermediate.json"
    try save(TinySession(day: "2026-11-30", answers: 0).text, as: path)
    let fresh = try #require(try store.session(day: record.day, level: record.level))
    let doctor = Doctor(store, settings: nil, now: now) { _ in fresh }
    // All that is damaged is the number of the save, so that what is recovered is finished.
    let session = TinySession(day: "2026-11-30", finishedAt: "2026-11-30T09:00:00Z", answers: 3)
    try save(
      session.text.replacing("\"generation\": 1", with: "\"generation\": -1"),
      as: path
    )
    let findings = doctor.repair().filter(\.isProblem)
    #expect(findings.map(\.isRepaired) == [true, true])
    #expect(findings.last?.kind == .staleResults(1))
    #expect(doctor.examine().map(\.kind) == [.keptAside])
    #expect(try home.text(of: "\(home.path)/results.jsonl").contains("2026-11-30"))
  }

  @Test func `finds a session and results that cannot be opened, and keeps them aside`() throws {
    let session = TinySession(day: "2026-03-01", finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    try save(session.text, as: "days/2026-03-01.intermediate.json")
    for name in ["days/2026-11-30.intermediate.json", "results.jsonl"] {
      // Whoever runs the tests may be allowed to open everything but this.
      try FileManager.default.createSymbolicLink(
        atPath: "\(home.path)/\(name)",
        withDestinationPath: "\(home.path)/\(name)"
      )
    }
    let paths = ["\(home.path)/days/2026-11-30.intermediate.json", "\(home.path)/results.jsonl"]
    let findings = doctor().examine()
    #expect(findings.map(\.path) == paths)
    for finding in findings {
      guard case .damaged(.unreadable(let error)) = finding.kind else {
        Issue.record("\(finding)")
        continue
      }
      #expect(error.message.contains("symbolic links"))
    }
    #expect(doctor().repair().filter(\.isProblem).map(\.isRepaired) == [true, true])
    #expect(doctor().examine().map(\.kind) == [.keptAside, .keptAside])
    #expect(try home.text(of: "\(home.path)/results.jsonl").contains("2026-03-01"))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(names.contains("results.jsonl.damaged"))
  }

  @Test func `leaves a result alone that was there before its day was played again`() throws {
    let (first, again) = ("2026-03-01T09:00:00Z", "2026-03-05T09:00:00Z")
    for end in [first, again] {
      let session = TinySession(finishedAt: end, answers: 3)
      try save(session.text, as: "days/2026-03-01.intermediate.json")
      if end == first { _ = doctor().repair() }
    }
    #expect(doctor().examine().isEmpty)
    let day = try #require(CalendarDay("2026-03-01"))
    let played = try #require(try store.session(day: day, level: .intermediate))
    try store.withLock { try store.addResult(of: played) }
    try store.withLock { try store.rebuildResults() }
    #expect(try store.results().map(\.finishedAt.description) == [first])
  }

  @Test func `finds a line of the results twice, and keeps it once`() throws {
    let session = TinySession(finishedAt: "2026-03-01T09:00:00Z", answers: 3)
    try save(session.text, as: "days/2026-03-01.intermediate.json")
    _ = doctor().repair()
    let line = try home.text(of: "\(home.path)/results.jsonl")
    try save(line + line, as: "results.jsonl")
    #expect(try store.results().count == 1)
    #expect(kinds(doctor().examine()) == [.damaged(.notJSON)])
    #expect(doctor().repair().map(\.isRepaired) == [true, false])
    #expect(try home.text(of: "\(home.path)/results.jsonl") == line)
    #expect(kinds(doctor().examine()) == [.keptAside])
  }

  @Test func `opens the directory to its owner`() throws {
    try FilePermissions(of: home.path).set(0o500)
    #expect(kinds(doctor().examine()).contains(.permissions(0o500)))
    #expect(!doctor().repair().filter(\.isProblem).map(\.isRepaired).contains(false))
    #expect(try FilePermissions(of: home.path).bits() == 0o700)
  }

  @Test func `says which lock cannot be had, and how many tasks go on`() throws {
    try FileManager.default.removeItem(atPath: "\(home.path)/lock")
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/lock",
      withIntermediateDirectories: false
    )
    #expect(doctor().examine().first?.path == "\(home.path)/lock")
    try FileManager.default.removeItem(atPath: "\(home.path)/lock")
    let session = TinySession(day: "2026-11-30", answers: 1)
    try save("\u{FEFF}" + session.text, as: "days/2026-11-30.intermediate.json")
    #expect(doctor().repair().first?.tasksBegun == 1)
  }

  @Test func `only tells of a newer program's session, one from the future, and strange files`()
    throws
  {
    try save(
      TinySession().text.replacing("\"version\": 1", with: "\"version\": 2"),
      as: "days/2026-03-01.intermediate.json"
    )
    try save(TinySession(day: "2027-03-02").text, as: "days/2027-03-02.intermediate.json")
    try save("?", as: "days/notes.txt")
    let before = try home.contents("")
    let findings = doctor().repair()
    let future = try #require(Timestamp("2027-03-02T08:00:00Z"))
    #expect(kinds(findings) == [.newer(program: "0.0.1"), .fromTheFuture(future), .stray])
    #expect(findings.allSatisfy { !$0.isProblem && !$0.isRepaired })
    #expect(try home.contents("") == before)
  }

  @Test func `tells that a file stands in the way of the directory`() throws {
    try FileManager.default.removeItem(atPath: "\(home.path)/days")
    try save("mine", as: "days")
    #expect(doctor().examine().first?.isProblem == true)
  }

  @Test func `tells that the lock is kept, and of settings that cannot be used`() throws {
    try home.write("{", to: "\(home.path)/config.json")
    let settings = SettingsStore(directory: home.path)
    let findings = try store.withLock { doctor(settings: settings).examine() }
    #expect(findings.first?.kind == .locked)
    #expect(findings.last?.path == "\(home.path)/config.json")
    #expect(!findings.map(\.isProblem).contains(false))
  }
}

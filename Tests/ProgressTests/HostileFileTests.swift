import DailyChallengeKit
import Foundation
import Progress
import Testing

/// Whatever a file holds: it is read or named as damaged, soon, and what it gives up can be played.
@Suite(.timeLimit(.minutes(60)))
struct `A file that is not as we wrote it` {
  private let home: Home
  private let store: ProgressStore
  private let fresh: SessionRecord
  /// A save in which much has happened.
  private let save: [UInt8]

  init() async throws {
    home = try Home()
    store = try await home.store()
    fresh = try await home.record()
    try store.prepare()
    var session = ChallengeSession(fresh, program: "1.0.0")
    let moment = Timestamp(secondsSince1970: 1_796_026_400)
    for text in ["C##4", "Bb", "C D E", "A C# E G"] {
      _ = session.apply(.answer(text, after: 1.5, at: moment))
      _ = session.apply(.hint)
    }
    while session.currentTask != nil, session.record.tasksBegun < 8 {
      _ = session.apply(.skip(.certain, at: moment))
    }
    try home.save(session.record, in: store)
    save = Array(try home.text(of: store.path(day: fresh.day, level: fresh.level)).utf8)
  }

  /// Reads such a file as the game does, and goes on with what there is.
  ///
  /// - Returns: Whether the file is a session.
  @discardableResult
  private func read(_ bytes: [UInt8]) throws -> Bool {
    try Data(bytes).write(to: URL(filePath: store.path(day: fresh.day, level: fresh.level)))
    do {
      _ = try store.session(day: fresh.day, level: fresh.level)
      return true
    } catch ProgressError.damaged, ProgressError.newer {
      let file = SessionFile(in: store, day: fresh.day, level: fresh.level)
      let record = file.recovering(fresh)
      #expect(record.tasks.count == fresh.tasks.count)
      #expect(record.isFinished == (record.finishedAt != nil))
      var session = ChallengeSession(record, program: "1.0.0")
      _ = session.apply(.hint)
      return false
    }
  }

  @Test func `may end at any byte`() throws {
    for length in 0..<save.count - 1 {
      try #expect(!read(Array(save.prefix(length))), "cut off at \(length)")
    }
    #expect(try read(save))
  }

  @Test func `may have a value of any kind anywhere`() throws {
    let outline = try #require(String(bytes: save, encoding: .utf8))
    let values = [
      "null", "true", "\"\"", "\"\u{0}\"", "[]", "{}", "-1", "0", "1e999", "1.5",
      "9223372036854775808",
      "\"\u{1F3B5}\"", "[[[[]]]]", #"{"a": {"b": {}}}"#,
    ]
    // A value ends its line, but for a comma.
    let lines = outline.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      guard let colon = line.firstRange(of: " : ") else { continue }
      for value in values {
        var changed = lines
        changed[number] = line[..<colon.upperBound] + value + (line.hasSuffix(",") ? "," : "")
        try read(Array(changed.joined(separator: "\n").utf8))
      }
    }
  }

  /// By name, lest the texts themselves are printed.
  private static let exhausting: [String: String] = [
    "a byte order mark": "\u{FEFF}{}",
    "NUL": "{}\u{0}",
    "deep lists": String(repeating: "[", count: 100_000),
    "deep objects": String(repeating: #"{"tasks":"#, count: 100_000),
    "a long list": "{\"tasks\":[" + String(repeating: "0,", count: 500_000) + "0]}",
    "a long number": "{\"version\":" + String(repeating: "9", count: 1_000_000) + "}",
    "a long string": "{\"format\":\"" + String(repeating: "\\u0000", count: 500_000) + "\"}",
    "long keys": "{"
      + (0..<100).map { "\"" + String(repeating: "\\u0061", count: 10_000) + "\($0)\":0" }
      .joined(separator: ",") + "}",
    "deep strings": "{\"new\":" + String(repeating: "[", count: 30)
      + String(repeating: "\"\",", count: 100_000) + "0" + String(repeating: "]", count: 30) + "}",
    "many keys": "{" + (0..<100_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}",
  ]

  @Test(arguments: exhausting.keys.sorted())
  func `may be made to exhaust us`(name: String) throws {
    let text = try #require(Self.exhausting[name])
    let begun = Date.now
    try #expect(!read(Array(text.utf8)))
    #expect(Date.now.timeIntervalSince(begun) < 5)
  }

  /// Bytes flipped, cut out, doubled and put elsewhere. `DAILYCHALLENGE_CHECKS=full` tries a million.
  @Test func `may be changed at random`() throws {
    let isFull = ProcessInfo.processInfo.environment["DAILYCHALLENGE_CHECKS"] == "full"
    var random = SystemRandomNumberGenerator()
    var seconds = 0.0
    var slowest = 0.0
    var sound = 0
    let count = isFull ? 1_000_000 : 500
    for _ in 0..<count {
      var bytes = save
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, using: &random) }
      let begun = processorTime()
      sound += try read(bytes) ? 1 : 0
      let spent = processorTime() - begun
      seconds += spent
      slowest = max(slowest, spent)
    }
    let average = Int(seconds / Double(count) * 1e6)
    print(
      "\(count) changed saves: \(sound) still sound, none crashed;",
      "\(average) µs each, \(Int(slowest * 1e6)) at most"
    )
    #expect(slowest < (isFull ? 0.01 : 0.1))
  }

  /// Seconds that this thread has had of a processor, which other programs do not lengthen.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let piece = place..<min(place + Int.random(in: 1...20, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1:
      bytes[place] = Array(#"{}[]":,\0123456789-+.eEtfn"#.utf8).randomElement(using: &random) ?? 0
    case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.removeSubrange(piece)
    case 4:
      bytes.insert(contentsOf: bytes[piece], at: Int.random(in: 0...bytes.count, using: &random))
    default: bytes.removeLast(bytes.count - place)
    }
  }
}

import DailyChallengeKit
import Testing

/// Damaged questions, always the same ones: they decode or throw, and what decodes is sound.
struct `A damaged question` {
  @Test(arguments: `A saved task`.saved)
  func `with other values decodes or names what is wrong`(json: String) async throws {
    let scales = try await ScaleTable.bundled()
    var random = Xorshift(seed: 2026)
    for _ in 1...2000 {
      let damaged = json.replacingValues(using: &random)
      do {
        try expectSound(try ChallengeTask.decoded(from: damaged, scales: scales), scales: scales)
      } catch let refusal as InvalidValue {
        #expect(json.contains("\"\(refusal.key)\":"), "\(damaged)")
        #expect(refusal.value != nil, "\(damaged)")
      } catch is UnknownTaskKind {
        #expect(!damaged.contains(#""kind":"note-reading""#), "\(damaged)")
        #expect(!damaged.contains(#""kind":"scale-degree-chord""#), "\(damaged)")
      }
    }
  }

  @Test(arguments: `A saved task`.saved)
  func `with other bytes decodes or throws`(json: String) async throws {
    let scales = try await ScaleTable.bundled()
    var random = Xorshift(seed: 334)
    for _ in 1...5000 {
      let damaged = json.damaged(using: &random)
      guard let task = try? ChallengeTask.decoded(from: damaged, scales: scales) else { continue }
      try expectSound(task, scales: scales)
    }
  }

  /// Its right answer is right, and it survives a save.
  private func expectSound(_ task: ChallengeTask, scales: ScaleTable) throws {
    let json = try task.json
    #expect(task.judge(task.rightAnswer) == .correct, "\(json)")
    #expect(!task.hints.isEmpty, "\(json)")
    #expect(try ChallengeTask.decoded(from: json, scales: scales) == task)
  }
}

extension String {
  private static let values = [
    "null", "true", "false", "0", "1", "3", "4", "7", "8", "-1", "-9", "1.0", "1.5", "1e400",
    "-1e400", "1e9", "1e-9", "2147483648", "-2147483649", "99999999999999999999", "\"\"", "\"D\"",
    "\"D####\"", "\"Fbbb\"", "\"B###\"", "\"banjo\"", "\"bass\"", "\"lydian\"", "\"locrian\"",
    "\"#\"", "\"interval\"", "\"\\ud800\"", "[]", "[[[0]]]", "{}", "{\"kind\":1}",
  ]

  /// The flat object with some of its values, never its keys, replaced.
  fileprivate func replacingValues(using random: inout Xorshift) -> String {
    let pairs = dropFirst().dropLast().split(separator: ",").map { pair in
      guard random.draw(below: 4) == 0 else { return String(pair) }
      return pair.prefix { $0 != ":" } + ":" + Self.values[random.draw(below: Self.values.count)]
    }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  /// The text with one to four pieces replaced, repeated, put in or taken out.
  fileprivate func damaged(using random: inout Xorshift) -> String {
    var bytes = Array(utf8)
    for _ in 0...random.draw(below: 4) {
      let start = random.draw(below: bytes.count + 1)
      let end = min(bytes.count, start + random.draw(below: 6))
      let piece: [UInt8] =
        switch random.draw(below: 4) {
        case 0: []
        case 1: [UInt8(truncatingIfNeeded: random.next())]
        case 2: Array(bytes[start..<end]) + bytes[start..<end]
        default: Array(Self.values[random.draw(below: Self.values.count)].utf8)
        }
      bytes.replaceSubrange(start..<end, with: piece)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Marsaglia's xorshift: the test's own, so that it fails the same way everywhere.
private struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func draw(below bound: Int) -> Int {
    Int(next() >> 33) % bound
  }
}

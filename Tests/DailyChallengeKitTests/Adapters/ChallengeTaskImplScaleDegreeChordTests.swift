import DailyChallengeKit
import MusicTheory
import Testing

struct `A scale degree chord task` {
  private static func task(
    _ scale: String = "harmonic-minor",
    tonic: String = "D",
    degree: Int = 5,
    size: Int = 4,
    inversion: Int = 2,
    asksPosition: Bool = true
  ) async throws -> ChallengeTaskImplScaleDegreeChord {
    try ChallengeTaskImplScaleDegreeChord(
      scale: try await ScaleTable.bundled().scale(scale),
      tonic: try name(tonic),
      degree: degree,
      size: size,
      inversion: inversion,
      asksPosition: asksPosition
    )
  }

  // MARK: - Value semantics

  @Test
  func `keeps the question it was made of`() async throws {
    let task = try await Self.task()
    #expect(task.scale.id == "harmonic-minor")
    #expect(task.tonic == NoteName(.d))
    #expect(task.degree == 5)
    #expect(task.size == 4)
    #expect(task.inversion == .second)
    #expect(task.asksPosition)
    #expect(task.signature == KeySignature(fifths: -1))
    #expect(try task.scaleNotes == names("D E F G A Bb C#"))
    #expect(try task.chordNotes == names("E G A C#"))
  }

  @Test
  func `equals its copies and whoever asks the same`() async throws {
    let task = try await Self.task()
    let copy = task
    #expect(copy == task)
    #expect(try await Self.task() == task)
  }

  @Test
  func `differs from a task that differs in any one thing`() async throws {
    let task = try await Self.task()
    let others = [
      try await Self.task("melodic-minor"), try await Self.task(tonic: "Db"),
      try await Self.task(degree: 4), try await Self.task(size: 3),
      try await Self.task(inversion: 1), try await Self.task(asksPosition: false),
    ]
    #expect(others.allSatisfy { $0 != task })
  }

  @Test
  func `stays what it is when a variable that held it gets another`() async throws {
    let task = try await Self.task()
    var variable = task
    variable = try await Self.task(tonic: "G")
    #expect(try variable.chordNotes == names("A C D F#"))
    #expect(try task.chordNotes == names("E G A C#"))
  }

  @Test
  func `has no signature where it would take more than seven signs`() async throws {
    #expect(try await Self.task("major", tonic: "G#").signature == nil)
    #expect(try await Self.task("lydian", tonic: "C").signature == KeySignature(fifths: 1))
  }

  // MARK: - Validation

  /// Numbers that no engine of 32 bits can hold are refused as those are that it can.
  static let extremes = [
    Int.min, -4_294_967_295, Int(Int32.min) - 1, Int(Int32.min), -1, 8, 9, 255,
    Int(Int32.max), 2_147_483_648, 4_294_967_297, Int.max,
  ]

  @Test(arguments: extremes + [0])
  func `refuses a degree that is none`(degree: Int) async throws {
    let refusal = InvalidValue(
      key: "degree",
      value: "\(degree)",
      expected: "a whole number from 1 to 7"
    )
    await #expect(throws: refusal) { try await Self.task(degree: degree) }
  }

  @Test(arguments: extremes + [0, 1, 2, 5])
  func `refuses a size that is none`(size: Int) async throws {
    let refusal = InvalidValue(
      key: "size",
      value: "\(size)",
      expected: "3 for a triad or 4 for a seventh chord"
    )
    await #expect(throws: refusal) { try await Self.task(size: size, inversion: 0) }
  }

  @Test(arguments: [3, 4], extremes + [4])
  func `refuses an inversion beyond the chord`(size: Int, inversion: Int) async throws {
    let refusal = InvalidValue(
      key: "inversion",
      value: "\(inversion)",
      expected: "a whole number from 0 to \(size - 1)"
    )
    await #expect(throws: refusal) { try await Self.task(size: size, inversion: inversion) }
  }

  @Test
  func `refuses the third inversion of a triad`() async throws {
    let refusal = InvalidValue(key: "inversion", value: "3", expected: "a whole number from 0 to 2")
    await #expect(throws: refusal) { try await Self.task(size: 3, inversion: 3) }
  }

  @Test(arguments: [("B###", "major"), ("C###", "lydian"), ("Fbbb", "major"), ("Gbbb", "locrian")])
  func `refuses a tonic whose scale cannot be written`(tonic: String, scale: String) async throws {
    let refusal = InvalidValue(
      key: "tonic",
      value: "\"\(tonic)\"",
      expected: "a note whose \(scale) scale needs no more than triple accidentals"
    )
    await #expect(throws: refusal) { try await Self.task(scale, tonic: tonic) }
  }

  /// The outermost places on the line of fifths.
  @Test(
    arguments: [
      ("Fbbb", "lydian", "Fbbb Gbbb Abbb Bbbb Cbbb Dbbb Ebbb"),
      ("B###", "locrian", "B### C### D### E### F### G### A###"),
    ]
  )
  func `takes a tonic whose scale can just be written`(
    tonic: String,
    scale: String,
    notes: String
  ) async throws {
    let task = try await Self.task(scale, tonic: tonic)
    #expect(try task.scaleNotes == names(notes))
  }
}

// MARK: - Coding

extension `A scale degree chord task` {
  @Test
  func `is saved under its own keys`() async throws {
    let json = """
      {"asksPosition":true,"degree":5,"inversion":2,"scale":"harmonic-minor","size":4,"tonic":"D"}
      """
    let task = try await Self.task()
    #expect(try encoded(task) == json)
    let scales = try await ScaleTable.bundled()
    #expect(
      try decode(ChallengeTaskImplScaleDegreeChord.self, from: json, scales: scales) == task
    )
  }

  @Test
  func `comes back as it was saved, whatever it asks`() async throws {
    let scales = try await ScaleTable.bundled()
    for scale in scales.scales {
      for tonic in NoteName.all(alteredBy: 3) where scale.canBeWritten(on: tonic) {
        for (size, inversion) in [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)] {
          let task = try ChallengeTaskImplScaleDegreeChord(
            scale: scale,
            tonic: tonic,
            degree: 1 + inversion * 2,
            size: size,
            inversion: inversion,
            asksPosition: inversion > 0
          )
          let json = try encoded(task)
          let decoded = try decode(type(of: task), from: json, scales: scales)
          #expect(decoded == task, "\(json)")
        }
      }
    }
  }

  /// The key, what the file says there, and what the initializer would be given.
  @Test(
    arguments: [
      (tonic: "D", degree: 0, size: 4, inversion: 0),
      (tonic: "D", degree: 8, size: 4, inversion: 0),
      (tonic: "D", degree: 2_147_483_648, size: 4, inversion: 0),
      (tonic: "D", degree: 1, size: 5, inversion: 0),
      (tonic: "D", degree: 1, size: .min, inversion: 0),
      (tonic: "D", degree: 1, size: 4, inversion: 4),
      (tonic: "D", degree: 1, size: 3, inversion: 3),
      (tonic: "D", degree: 1, size: 3, inversion: .max),
      (tonic: "B###", degree: 1, size: 3, inversion: 0),
    ]
  )
  func `is refused by a file just as by its initializer, with the place in the file`(
    question: (tonic: String, degree: Int, size: Int, inversion: Int)
  ) async throws {
    let refusal = try await #require(throws: InvalidValue.self) {
      try await Self.task(
        tonic: question.tonic,
        degree: question.degree,
        size: question.size,
        inversion: question.inversion
      )
    }
    let json = """
      {"tasks": [null, {"question": {
        "scale": "harmonic-minor", "tonic": "\(question.tonic)", "degree": \(question.degree),
        "size": \(question.size), "inversion": \(question.inversion), "asksPosition": true
      }}]}
      """
    let scales = try await ScaleTable.bundled()
    let expected = InvalidValue(
      key: "tasks[1].question.\(refusal.key)",
      value: refusal.value,
      expected: refusal.expected
    )
    #expect(throws: expected) { try decode(Save.self, from: json, scales: scales) }
  }

  @Test
  func `cannot be read without the table of scales, which is no fault of the file`() async throws {
    let json = try encoded(try await Self.task())
    #expect(throws: MissingScaleTable.self) {
      try decode(ChallengeTaskImplScaleDegreeChord.self, from: json, scales: nil)
    }
  }

  @Test
  func `is looked up among the scales at hand`() async throws {
    let json = try encoded(try await Self.task())
    let major = ScaleTable([try await ScaleTable.bundled().scale("major")])
    let refusal = InvalidValue(
      key: "scale",
      value: "\"harmonic-minor\"",
      expected: "one of major"
    )
    #expect(throws: refusal) {
      try decode(ChallengeTaskImplScaleDegreeChord.self, from: json, scales: major)
    }
  }
}

/// As much of a saved session as it takes to have a path.
private struct Save: Decodable {
  struct Entry: Decodable {
    let question: ChallengeTaskImplScaleDegreeChord
  }

  let tasks: [Entry?]
}

extension ScaleDefinition {
  fileprivate func canBeWritten(on tonic: NoteName) -> Bool {
    steps.allSatisfy { NoteName(fifths: tonic.fifths + $0) != nil }
  }
}

import Oracle
import Testing

/// Every row of the oracle's tables of readings and of chords, played with the program.
@Suite(.timeLimit(.minutes(60)))
struct OracleTests {
  private static let clefs = [
    "treble", "bass", "alto", "tenor", "soprano", "mezzo-soprano", "baritone", "treble8vb",
    "bass8vb",
  ]

  private static let scales = [
    "major", "natural_minor", "harmonic_minor", "melodic_minor", "dorian", "phrygian", "lydian",
    "mixolydian", "locrian",
  ]

  private func readings(_ clef: String) throws -> [Exercise] {
    let rows = try NoteReadingRow.all().filter { $0.clef == clef }
    let exercises = rows.compactMap(Exercise.init)
    try #require(exercises.count == rows.count && !rows.isEmpty)
    return exercises
  }

  private func chords(_ scale: String) throws -> [Exercise] {
    let all = try DegreeChordRow.all()
    let byId = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    let rows = all.filter { $0.scale == scale }
    let exercises = rows.flatMap { row in
      row.inversions.indices.compactMap { Exercise(row, inversion: $0, rows: byId) }
    }
    try #require(exercises.count == rows.reduce(0) { $0 + $1.inversions.count } && !rows.isEmpty)
    return exercises
  }

  @Test func `the clefs and scales are all that the tables have`() throws {
    #expect(try Set(NoteReadingRow.all().map(\.clef)) == Set(Self.clefs))
    #expect(try Set(DegreeChordRow.all().map(\.scale)) == Set(Self.scales))
  }

  @Test(arguments: clefs)
  func `right readings score`(clef: String) async throws {
    try await expectRightAnswersScore(readings(clef))
  }

  @Test(arguments: scales)
  func `right spellings score`(scale: String) async throws {
    try await expectRightAnswersScore(chords(scale))
  }

  @Test(arguments: clefs)
  func `other names of the note are misspelled, and mistakes wrong`(clef: String) async throws {
    try await expectMistakesAreToldApart(readings(clef))
  }

  @Test(arguments: scales)
  func `other names of the notes are misspelled, and mistakes wrong`(scale: String) async throws {
    try await expectMistakesAreToldApart(chords(scale))
  }

  private func expectRightAnswersScore(_ exercises: [Exercise]) async throws {
    let tasks = try await exercises.played { _, exercise in [exercise.right] }
    try #require(tasks.count == exercises.count)
    for (exercise, task) in zip(exercises, tasks) where task.points != 10 {
      Issue.record("\(exercise.row): '\(exercise.right)' scored \(task.points ?? 0)")
    }
  }

  private func expectMistakesAreToldApart(_ exercises: [Exercise]) async throws {
    for round in 0..<exercises.roundsOfMistakes {
      let tasks = try await exercises.played { index, exercise in
        let mistakes = exercise.wrong.prefix(10)
        let first = 2 * (index + round)
        return [exercise.twin] + [first, first + 1].map { mistakes[$0 % mistakes.count] }
      }
      try #require(tasks.count == exercises.count)
      for (exercise, task) in zip(exercises, tasks) {
        if exercise.wrong.count < 10 {
          Issue.record("\(exercise.row) has \(exercise.wrong.count) mistakes")
        }
        if task.attempts.map(\.verdict) != ["misspelled", "wrong", "wrong"] || task.points != 2 {
          Issue.record("\(exercise.row): \(task)")
        }
      }
    }
  }
}

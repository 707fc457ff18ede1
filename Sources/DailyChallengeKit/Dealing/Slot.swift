/// A place in the day, by the kind of task it asks. Its questions are its deck, found by number.
struct Slot {
  enum Questions {
    case noteReading([NoteReadingTask])
    case scaleDegreeChord(ScaleDegreeChordSlot)
  }

  /// The name in the curriculum: "primary-triads".
  let name: String
  let questions: Questions

  /// How many questions there are.
  var count: Int {
    switch questions {
    case .noteReading(let tasks): tasks.count
    case .scaleDegreeChord(let slot): slot.count
    }
  }

  /// The task of a number, 0 ..< ``count``.
  func task(at number: Int) throws(InvalidValue) -> ChallengeTask {
    switch questions {
    case .noteReading(let tasks): ChallengeTask(.noteReading(tasks[number]))
    case .scaleDegreeChord(let slot):
      ChallengeTask(.scaleDegreeChord(try slot.question(at: number)))
    }
  }
}

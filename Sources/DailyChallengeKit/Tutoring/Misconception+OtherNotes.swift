import MusicTheory

/// The right notes from another bass up, some of them, or more than them.
extension Misconception<ChallengeTaskImplScaleDegreeChord> {
  /// The right notes, which are only wrong where another bass comes first.
  static var otherBass: Self {
    Self(id: "other-bass") { task in
      let notes = task.stackedThirds.map { [$0] }
      return [Prediction(answer: .chord(notes), mistake: .otherBass(task.inversion))]
    }
  }

  /// The 6 of a first inversion taken for a note to add, as a chord symbol would have it.
  static var addedSixth: Self {
    Self(id: "added-sixth") { task in
      guard task.size == 3, task.inversion == .first else { return nil }
      return (task.stackedThirds + [task.scaleNotes[(task.degree + 4) % 7]], .addedSixth)
    }
  }

  static var triadForSeventhChord: Self {
    Self(id: "triad-for-seventh-chord") { task in
      task.size == 4 ? (Array(task.stackedThirds.prefix(3)), .triadForSeventhChord) : nil
    }
  }

  static var seventhChordForTriad: Self {
    Self(id: "seventh-chord-for-triad") { task in
      guard task.size == 3 else { return nil }
      return (task.stackedThirds + [task.scaleNotes[(task.degree + 5) % 7]], .seventhChordForTriad)
    }
  }

  static var notesMissing: Self {
    Self(id: "notes-missing") { task in
      task.stackedThirds.sublists.filter { (2..<task.size).contains($0.count) }
        .map { ($0, .notesMissing(task.size - $0.count)) }
    }
  }

  static var notesTooMany: Self {
    Self(id: "note-too-many") { task in
      let others = NoteName.all.filter { !task.chordNotes.contains($0) }
      return (1...4).map { count in
        let notes = task.stackedThirds.map { [$0] } + Array(repeating: others, count: count)
        return Prediction(answer: .chord(notes), mistake: .notesTooMany(count))
      }
    }
  }
}

extension [NoteName] {
  /// All lists that leave out some of the names, or none.
  fileprivate var sublists: [[NoteName]] {
    reduce([[]]) { lists, name in lists + lists.map { $0 + [name] } }
  }
}

extension NoteName {
  fileprivate static let all = Letter.allCases.flatMap { letter in
    Accidental.allCases.map { NoteName(letter, $0) }
  }
}

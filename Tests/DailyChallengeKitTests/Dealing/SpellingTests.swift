import DailyChallengeKit
import MusicTheory
import Testing

/// The proof, over every question of every deck, that one spelling is right and no other.
struct `A dealt question` {
  @Test(arguments: Level.allCases)
  func `that asks for a note takes one name, and one octave where it asks for it`(
    level: Level
  ) async throws {
    let names = NoteName.all(alteredBy: 2)
    for task in try await tasks(at: level) {
      guard case .noteReading(let reading) = task.impl else { continue }
      let octaves = reading.asksOctave ? (0...9).map(Optional.some) : [nil]
      var right: [Answer] = []
      for name in names {
        for octave in octaves where task.judge(.note(name, octave: octave)) == .correct {
          right.append(.note(name, octave: octave))
        }
      }
      #expect(right == [task.rightAnswer], "\(task)")
    }
  }

  @Test(arguments: Level.allCases)
  func `that asks for a chord takes the notes that theory stacks`(level: Level) async throws {
    for task in try await tasks(at: level) {
      guard
        case .chord(let type, let tonic, let degree, let size, let inversion, _) =
          DealtQuestion(task)
      else { continue }
      let scale = Scale(tonic, try #require(type))
      let stacked = scale.chord(onDegree: degree, size: size)
      let quality = Chord(notes: stacked)
      #expect(quality != nil, "\(task)")
      let inverted = Array(stacked[inversion...] + stacked[..<inversion])
      #expect(task.rightAnswer == .chord(inverted), "\(task)")
      #expect(task.judge(.chord(inverted)) == .correct, "\(task)")
    }
  }

  @Test(arguments: Level.allCases)
  func `that asks for a chord takes no other note, none more and none less`(
    level: Level
  ) async throws {
    let names = NoteName.all(alteredBy: 2)
    for task in try await tasks(at: level) {
      guard case .chord(let notes) = task.rightAnswer else { continue }
      var accepted: [[NoteName]] = []
      for place in notes.indices {
        let others = notes[..<place] + notes[(place + 1)...]
        if task.judge(.chord(Array(others))) == .correct { accepted.append(Array(others)) }
        for name in names where name != notes[place] {
          let changed = notes[..<place] + [name] + notes[(place + 1)...]
          if task.judge(.chord(Array(changed))) == .correct { accepted.append(Array(changed)) }
        }
      }
      for name in names where task.judge(.chord(notes + [name])) == .correct {
        accepted.append(notes + [name])
      }
      #expect(accepted == [], "\(task)")
    }
  }

  @Test(arguments: Level.allCases)
  func `that asks for a chord takes any order, or any with the bass first`(
    level: Level
  ) async throws {
    for task in try await tasks(at: level) {
      guard case .scaleDegreeChord(let chord) = task.impl,
        case .chord(let notes) = task.rightAnswer
      else { continue }
      for order in orders(of: notes) {
        let isRight = !chord.asksPosition || order.first == notes.first
        #expect(task.judge(.chord(order)) == (isRight ? .correct : .wrongBass), "\(task)")
      }
    }
  }

  @Test(arguments: Level.allCases)
  func `is answered by its answer as it is written`(level: Level) async throws {
    for task in try await tasks(at: level) {
      let reading = AnswerReader().read(task.rightAnswer.ascii, as: task.answerForm)
      #expect(reading == .answer(task.rightAnswer, remark: nil), "\(task)")
    }
  }

  /// All questions of a level, once each.
  private func tasks(at level: Level) async throws -> [ChallengeTask] {
    let dealer = try Dealer.inForce(at: level, scales: try await ScaleTable.bundled())
    let total = ExpectedDeck.all(at: level).reduce(0) { $0 + $1.questions.count }
    var seen: Set<DealtQuestion> = []
    var tasks: [ChallengeTask] = []
    for number in 1...TenYears.count where tasks.count < total {
      for task in try dealer.tasks(on: challenge(number))
      where seen.insert(DealtQuestion(task)).inserted {
        tasks.append(task)
      }
    }
    #expect(tasks.count == total)
    return tasks
  }

  private func orders(of notes: [NoteName]) -> [[NoteName]] {
    guard let first = notes.first else { return [[]] }
    return orders(of: Array(notes.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
    }
  }
}

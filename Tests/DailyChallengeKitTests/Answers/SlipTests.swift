import DailyChallengeKit
import MusicTheory
import Testing

@testable import struct DailyChallengeKit.SplitMix64

/// The right answer with a character or two put in, left out, changed or turned round.
struct `A slip in the right answer` {
  @Test(arguments: Level.allCases)
  func `is right only where it still says the right notes`(level: Level) async throws {
    let questions = try await level.questions()
    let reader = AnswerReader()
    var generator = SplitMix64(seed: "slips")
    var right = 0
    for _ in 0..<5000 * rounds {
      let question = questions[generator.draw(below: questions.count)]
      var text = Array(question.rightAnswer.ascii)
      for _ in 0...generator.draw(below: 2) { Self.slip(in: &text, using: &generator) }
      guard case .answer(let answer, _) = reader.read(String(text), as: question.answerForm),
        question.judge(answer) == .correct
      else { continue }
      right += 1
      let saysIt = Self.texts(saying: question).contains(Self.bare(String(text), for: question))
      if !saysIt { Issue.record("'\(String(text))' for \(question.rightAnswer.ascii)") }
    }
    #expect(right > 200)
  }

  private static func slip(in text: inout [Character], using generator: inout SplitMix64) {
    let characters = Array("abcdefgABG#bx♯♭ ,-139")
    let character = characters[generator.draw(below: characters.count)]
    let place = generator.draw(below: text.count + 1)
    switch generator.draw(below: 4) {
    case 0 where place < text.count: text.remove(at: place)
    case 1 where place < text.count: text[place] = character
    case 2 where place + 1 < text.count: text.swapAt(place, place + 1)
    default: text.insert(character, at: place)
    }
  }

  /// The right notes run together, in every order.
  private static func texts(saying question: ChallengeTask) -> Set<String> {
    let orders =
      switch question.rightAnswer {
      case .note: [[question.rightAnswer.ascii]]
      case .chord(let notes): orders(of: notes.map(\.ascii))
      }
    return Set(orders.map { bare($0.joined(), for: question) })
  }

  private static func orders(of names: [String]) -> [[String]] {
    guard names.count > 1 else { return [names] }
    return names.indices.flatMap { index in
      var others = names
      let first = others.remove(at: index)
      return orders(of: others).map { [first] + $0 }
    }
  }

  /// Letters and signs only, in one way of writing, and the octave where it counts.
  private static func bare(_ text: String, for question: ChallengeTask) -> String {
    let keepsDigits = question.answerForm == .note(withOctave: true)
    return text.lowercased()
      .replacing("♯", with: "#").replacing("♭", with: "b").replacing("x", with: "##")
      .filter { $0.isLetter || $0 == "#" || (keepsDigits && $0.isNumber) }
  }
}

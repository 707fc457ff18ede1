import DailyChallengeKit
import MusicTheory
import Testing

@testable import dailychallenge

struct PlayerInputTests {
  /// The words of the game, with others for them.
  private static let words = PlayerInput.wordsAlone + ["exit", "?", "y", "yes"]

  @Test(arguments: NamingSystem.allCases)
  func `no word of the game is a note, or notes, in any naming system`(names: NamingSystem) {
    let forms: [AnswerForm] = [
      .note(withOctave: false), .note(withOctave: true), .chord(size: 3), .chord(size: 4),
    ]
    for word in Self.words {
      for form in forms {
        guard case .refusal(.unreadable) = AnswerReader(names: names).read(word, as: form) else {
          Issue.record("'\(word)' can be read as notes.")
          continue
        }
      }
    }
  }

  @Test(arguments: NamingSystem.allCases)
  func `no note is a word of the game`(names: NamingSystem) {
    for letter in Letter.allCases {
      for accidental in Accidental.allCases {
        let name = NoteName(letter, accidental)
        for text in [names.ascii(of: name), names.symbol(of: name), names.words(for: name)] {
          #expect(PlayerInput(text) == .answer(text))
          #expect(PlayerInput(text.lowercased()) == .answer(text.lowercased()))
        }
      }
    }
  }

  @Test(arguments: [("  HINT ", PlayerInput.hint), ("Skip", .skip), ("?", .help), ("", .confirm)])
  func `words are known in any case and with spaces round them`(line: String, input: PlayerInput) {
    #expect(PlayerInput(line) == input)
  }
}

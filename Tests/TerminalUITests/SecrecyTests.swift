import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `While attempts are left` {
  @Test(arguments: Level.allCases, NamingSystem.allCases)
  func `nothing that is shown contains the answer`(
    level: Level,
    names: NamingSystem
  ) async throws {
    let first = try #require(CalendarDay(challengeNumber: 1))
    let edition = try #require(Edition.inForce(on: first))
    let dealer = try Dealer(edition: edition, level: level, scales: try await catalogue())
    for number in 1...120 {
      let day = try #require(CalendarDay(challengeNumber: number))
      for task in try dealer.tasks(on: day) {
        for line in try lines(shownFor: task, in: names) {
          #expect(!reveals(line, task, in: names), "\(day) \(level): \(line)")
        }
      }
    }
  }

  /// All there is to see before a task is over: screen, hints, refusals and verdicts.
  private func lines(shownFor task: ChallengeTask, in names: NamingSystem) throws -> [String] {
    let style = TextStyle(characters: .ascii, width: 500, names: names)
    let responses = ResponseRenderer(style: style)
    var session = try session(task, names: names)
    var lines = [Prompt(style: style).text(for: task)]
    let moves: [ChallengeSession.Event] = [
      .hint, .hint, .hint, .skip(.asking, at: Timestamp(secondsSince1970: 0)),
    ]
    for move in moves { lines += session.responses(to: move).map(responses.text) }
    for text in ["", "H", "?", "C", "C D", "F", "C E", "A B", "do", "do re", "Bb"] {
      guard let wrong = wrongResponse(to: text, of: &session) else { continue }
      lines += wrong.map(responses.text)
    }
    return lines
  }

  /// The responses to a text, unless it is right or ends the task.
  private func wrongResponse(
    to text: String,
    of session: inout ChallengeSession
  ) -> [ChallengeSession.Response]? {
    var after = session
    let responses = after.responses(to: text)
    guard after.currentTask != nil else { return nil }
    session = after
    return responses
  }

  /// Whether a line has the right note as a word, or the right chord's notes one after the other.
  ///
  /// The player's own reading comes back as it was typed, and middle C is named by itself.
  private func reveals(_ line: String, _ task: ChallengeTask, in names: NamingSystem) -> Bool {
    if line.hasPrefix("Read as") || line.contains("in which octave") { return false }
    if line.contains("Write the one you mean") { return false }
    let told = line.replacing("middle C is C4", with: "").replacing("middle Do is Do4", with: "")
    switch task.rightAnswer {
    case .note(let note, let octave):
      let answer = names.ascii(of: note) + (octave.map(String.init) ?? "")
      return told.split { " .,:'()".contains($0) }.contains(Substring(answer))
    case .chord(let notes):
      return told.contains(notes.map(names.ascii).joined(separator: " "))
    }
  }
}

import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `While attempts are left` {
  private let style = TextStyle(characters: .ascii, width: 500)

  @Test(arguments: Level.allCases)
  func `nothing that is shown contains the answer`(level: Level) async throws {
    for task in try await level.questions() {
      let lines = try lines(shownFor: task, at: level)
      if let line = lines.first(where: { reveals($0, task) }) {
        Issue.record("\(Prompt(style: style).text(for: task)): \(line)")
      }
    }
  }

  /// All there is to see before a task is over: prompt, hints, refusals, verdicts and mistakes.
  private func lines(shownFor task: ChallengeTask, at level: Level) throws -> [String] {
    let responses = ResponseRenderer(style: style)
    let session = try session(task, at: level)
    let now = Timestamp(secondsSince1970: 0)
    let texts = ["H", "C D", "F", "B D F# A"] + task.wrongAnswers(at: level).map(\.ascii)
    let moves: [[ChallengeSession.Event]] =
      [[.hint, .hint, .hint], [.skip(.asking, at: now)], [.confirm(at: now)]]
      + texts.map { [.answer($0, .asking, after: 1, at: now)] }
    let shown = moves.flatMap { moves -> [String] in
      var session = session
      let shown = moves.flatMap { session.responses(to: $0).map(responses.text) }
      // What was right after all may be shown.
      return session.currentTask == nil ? [] : shown
    }
    return [Prompt(style: style).text(for: task)] + shown
  }

  /// Whether a text has the right note as a word, or all notes of the right chord.
  ///
  /// The player's own reading comes back as it was typed, and middle C is named by itself.
  private func reveals(_ text: String, _ task: ChallengeTask) -> Bool {
    var told = text.replacing("middle C is C4", with: "")[...]
    if told.hasPrefix("Read as"), let reading = told.firstRange(of: ". ") {
      told = told[reading.upperBound...]
    }
    if told.contains("in which octave") { return false }
    let words = Set(told.split { " .,:'()".contains($0) })
    return task.rightAnswer.ascii.split(separator: " ").allSatisfy(words.contains)
  }
}

import DailyChallengeKit
import Engraving
import MusicTheory
import TerminalUI
import Testing

@Suite struct `While attempts are left` {
  @Test(arguments: Level.allCases)
  func `nothing that is shown contains the answer, whatever the mistake`(level: Level) async throws
  {
    for task in try await level.questions() { try check(task, at: level, in: .english) }
  }

  @Test(arguments: Level.allCases, NamingSystem.allCases)
  func `nothing does in any naming system`(level: Level, names: NamingSystem) async throws {
    let questions = try await level.questions()
    for index in stride(from: 0, to: questions.count, by: 29) {
      try check(questions[index], at: level, in: names)
    }
  }

  private func check(_ task: ChallengeTask, at level: Level, in names: NamingSystem) throws {
    let style = TextStyle(characters: .ascii, width: 500, names: names)
    let shown = try texts(shownFor: task, at: level, style)
    if let text = shown.first(where: { reveals($0, task, style) }) {
      Issue.record("\(Prompt(style: style).text(for: task)): \(text)")
    }
  }

  /// All there is to see before a task is over: prompt, hints, refusals, verdicts and mistakes.
  private func texts(
    shownFor task: ChallengeTask,
    at level: Level,
    _ style: TextStyle
  ) throws -> [String] {
    let responses = ResponseRenderer(style: style)
    let session = try session(task, at: level, names: style.names)
    let now = Timestamp(secondsSince1970: 0)
    let texts =
      ["", "?", "C D", "F", "do", "do re", "Bb", "B D F# A"]
      + task.wrongAnswers(at: level).map(style.typed)
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
  /// The player's own text comes back as it was read, and middle C is named by itself.
  private func reveals(_ text: String, _ task: ChallengeTask, _ style: TextStyle) -> Bool {
    let right = style.typed(task.rightAnswer).split(separator: " ")
    let words = text.words
    guard right.allSatisfy(words.contains) else { return false }
    if text.contains("in which octave") || text.contains("Write the one you mean") { return false }
    var told = text.replacing("middle C is C4", with: "").replacing("middle Do is Do4", with: "")[
      ...
    ]
    if told.hasPrefix("Read as"), let reading = told.firstRange(of: ". ") {
      told = told[reading.upperBound...]
    }
    return right.allSatisfy(told.words.contains)
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var words: Set<Substring> {
    Set(split { " .,:'()".contains($0) })
  }
}

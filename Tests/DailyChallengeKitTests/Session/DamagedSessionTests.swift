import DailyChallengeKit
import Foundation
import Testing

/// Whatever a file holds in place of a session is an error that names key and value.
struct `A damaged session` {
  /// A change, and the key, value and expectation that the error names.
  static let faults: [(from: String, to: String, key: String, value: String?, expected: String)] = [
    (
      #""format" : "dailychallenge.session""#, #""format" : "curriculum""#, "format",
      #""curriculum""#, #""dailychallenge.session""#
    ),
    (#""format""#, #""form""#, "format", nil, #""dailychallenge.session""#),
    (#""version" : 1"#, #""version" : 0"#, "version", "0", "a whole number from 1 to 2147483647"),
    (
      #""version" : 1"#, #""version" : 9223372036854775808"#, "version", "9223372036854775808",
      "a whole number from 1 to 2147483647"
    ),
    (#""version""#, #""versions""#, "version", nil, "a whole number from 1 to 2147483647"),
    (#""program" : "1.0.0""#, #""program" : 1"#, "program", "1", "the version of a program"),
    (#""program""#, #""programme""#, "program", nil, "the version of a program"),
    (
      #""generation" : 7"#, #""generation" : -1"#, "generation", "-1",
      "a whole number from 0 to 2147483647"
    ),
    (
      #""generation" : 7"#, #""generation" : 7.5"#, "generation", "7.5",
      "a whole number from 0 to 2147483647"
    ),
    (#""generation""#, #""g""#, "generation", nil, "a whole number from 0 to 2147483647"),
    (
      #""day" : "2026-11-30""#, #""day" : "2026-11-31""#, "day", #""2026-11-31""#,
      "a day such as 2026-11-30"
    ),
    (#""day""#, #""days""#, "day", nil, "a day such as 2026-11-30"),
    (
      #""level" : "intermediate""#, #""level" : "expert""#, "level", #""expert""#,
      "beginner, intermediate or advanced"
    ),
    (#""level""#, #""levels""#, "level", nil, "beginner, intermediate or advanced"),
    (#""edition" : 1"#, #""edition" : 0"#, "edition", "0", "a whole number from 1 to 1000"),
    (#""edition" : 1"#, #""edition" : "1""#, "edition", #""1""#, "a whole number from 1 to 1000"),
    (#""edition""#, #""editions""#, "edition", nil, "a whole number from 1 to 1000"),
    (
      "2026-11-30T08:12:03Z", "2026-11-30T08:12:03", "startedAt", #""2026-11-30T08:12:03""#,
      "a moment such as 2026-11-30T08:12:03Z"
    ),
    (#""startedAt""#, #""started""#, "startedAt", nil, "a moment such as 2026-11-30T08:12:03Z"),
    (
      #""startedOn" : "2026-11-30""#, #""startedOn" : 20787"#, "startedOn", "20787",
      "a day such as 2026-11-30"
    ),
    (#""startedOn""#, #""started""#, "startedOn", nil, "a day such as 2026-11-30"),
    (
      #""finishedAt" : null"#, #""finishedAt" : "noon""#, "finishedAt", #""noon""#,
      "a moment such as 2026-11-30T08:12:03Z, or null"
    ),
    (
      #""finishedAt""#, #""finished""#, "finishedAt", nil,
      "a moment such as 2026-11-30T08:12:03Z, or null"
    ),
    (
      #""finishedAt" : null"#, #""finishedAt" : "2026-11-30T08:20:00Z""#, "finishedAt",
      #""2026-11-30T08:20:00Z""#,
      "a moment such as 2026-11-30T08:12:03Z when all tasks are over, else null"
    ),
    (
      #""tasks" : ["#, #""tasks" : [], "rest" : ["#, "tasks", "a list",
      "a list of at least one task"
    ),
    (#""tasks" : ["#, #""tasks" : [7, "#, "tasks", "a list", "a list of at least one task"),
    (#""tasks""#, #""task""#, "tasks", nil, "a list of at least one task"),
    (#""attempts""#, #""tries""#, "tasks[0].attempts", nil, "at most 3 attempts"),
    (
      #""attempts" : ["#, #""attempts" : [\#(attempt),\#(attempt),"#, "tasks[0].attempts",
      "a list", "at most 3 attempts"
    ),
    (
      #""attempts" : ["#, #""attempts" : [null,"#, "tasks[0].attempts", "a list",
      "at most 3 attempts"
    ),
    (#""hints" : 1"#, #""hints" : 3"#, "tasks[0].hints", "3", "a whole number from 0 to 2"),
    (#""hints" : 1"#, #""hints" : -1"#, "tasks[0].hints", "-1", "a whole number from 0 to 2"),
    (#""hints""#, #""hint""#, "tasks[0].hints", nil, "a whole number from 0 to 2"),
    (
      #""outcome" : "solved""#, #""outcome" : "won""#, "tasks[0].outcome", #""won""#,
      "solved, missed or skipped, or null"
    ),
    (#""outcome""#, #""end""#, "tasks[0].outcome", nil, "solved, missed or skipped, or null"),
    (
      #""points" : 5"#, #""points" : 11"#, "tasks[0].points", "11",
      "a whole number from 0 to 10, or null"
    ),
    (#""points""#, #""point""#, "tasks[0].points", nil, "a whole number from 0 to 10, or null"),
    (
      #""points" : 5"#, #""points" : null"#, "tasks[0].points", "null",
      "points for a task that is over, else null"
    ),
    (
      #""outcome" : "solved""#, #""outcome" : null"#, "tasks[0].points", "5",
      "points for a task that is over, else null"
    ),
    (
      "\"outcome\" : \"solved\",\n      \"points\" : 5",
      "\"outcome\" : null,\n      \"points\" : null", "tasks[0].outcome", "null",
      "an outcome, since the task is over"
    ),
    (#""question""#, #""questions""#, "tasks[0].question", nil, "a question"),
    (#""question" : {"#, #""question" : 1, "more" : {"#, "tasks[0].question", "1", "a question"),
    (
      #""position" : 9"#, #""position" : 99"#, "tasks[0].question.position", "99",
      "a whole number from -8 to 16"
    ),
    (
      #""degree" : 5"#, #""degree" : 8"#, "tasks[1].question.degree", "8",
      "a whole number from 1 to 7"
    ),
    (
      #""given" : "g♯""#, #""given" : null"#, "tasks[0].attempts[0].given", "null",
      "the answer as it was typed"
    ),
    (
      #""read" : "G#""#, #""read" : 7"#, "tasks[0].attempts[0].read", "7",
      "the answer as it was read"
    ),
    (
      #""verdict" : "correct""#, #""verdict" : "fine""#, "tasks[0].attempts[1].verdict",
      #""fine""#, "correct, misspelled or wrong"
    ),
    (
      #""misconception" : "enharmonic-twin""#, #""misconception" : 1"#,
      "tasks[0].attempts[0].misconception",
      "1",
      "the id of a misconception, or null"
    ),
    (
      #""misconception""#, #""mistake""#, "tasks[0].attempts[0].misconception", nil,
      "the id of a misconception, or null"
    ),
    (
      #""seconds" : 4.2"#, #""seconds" : -0.1"#, "tasks[0].attempts[0].seconds", "-0.1",
      "seconds, 0 or more"
    ),
    (
      #""seconds" : 4.2"#, #""seconds" : 1e400"#, "tasks[0].attempts[0].seconds", "1e400",
      "seconds, 0 or more"
    ),
    (#""seconds""#, #""s""#, "tasks[0].attempts[0].seconds", nil, "seconds, 0 or more"),
  ]

  private static let attempt =
    #"{"given": "a", "misconception": null, "read": "A", "seconds": 1, "verdict": "wrong"}"#

  @Test(arguments: faults)
  func `names the key and the value that is wrong`(
    _ fault: (from: String, to: String, key: String, value: String?, expected: String)
  ) async throws {
    let range = try #require(`A saved session`.saved.firstRange(of: fault.from))
    let json = `A saved session`.saved.replacingCharacters(in: range, with: fault.to)
    let error = InvalidValue(key: fault.key, value: fault.value, expected: fault.expected)
    await #expect(throws: error) { try await SessionRecord.read(json) }
  }

  /// An open task is one that can still be answered.
  @Test
  func `is one with a task still open after three attempts`() async throws {
    let attempts = Array(repeating: Self.attempt, count: 3).joined(separator: ",")
    let json = `A saved session`.saved.replacing("[\n\n      ]", with: "[\(attempts)]")
    let error = InvalidValue(
      key: "tasks[1].outcome",
      value: "null",
      expected: "an outcome, since the task is over"
    )
    await #expect(throws: error) { try await SessionRecord.read(json) }
  }

  @Test
  func `is one that is finished and does not say when`() async throws {
    var session = ChallengeSession(
      try await `A saved session`.record(),
      program: SampleSession.program
    )
    _ = session.apply(.skip(.certain, at: try moment("2026-11-30T08:20:00Z")))
    let json = try session.record.json
      .replacing(#""2026-11-30T08:20:00Z""#, with: "null")
    let error = InvalidValue(
      key: "finishedAt",
      value: "null",
      expected: "a moment such as 2026-11-30T08:12:03Z when all tasks are over, else null"
    )
    await #expect(throws: error) { try await SessionRecord.read(json) }
  }
}

import DailyChallengeKit
import Progress
import TerminalUI

extension Flag {
  static let repair = Flag("repair", help: "Put right what can be, without deleting any progress.")
}

extension Command<Action> {
  static let doctor = Command(
    "doctor",
    summary: "Check the files in which progress is kept.",
    discussion: """
      Looks at every session, the cached results, the settings, permissions, the lock, and what killed \
      programs may have left. With '--repair', damaged sessions are kept aside and what can be read of \
      them goes on, results are made again from the sessions, and permissions are put right.
      """,
    examples: ["dailychallenge doctor", "dailychallenge doctor --repair"],
    options: [.dataDirectory],
    flags: [.repair, .json]
  ) { arguments, world in
    let store = try world.store(arguments)
    let doctor = Doctor(store, settings: world.settingsStore, now: world.now()) { name in
      try world.freshSession(day: name.day, level: name.level)
    }
    let findings = arguments[.repair] ? doctor.repair() : doctor.examine()
    let report = DoctorReport(
      store.directory,
      findings + world.invalidSettings,
      remedy: arguments[.repair] ? nil : Resumption.repair(arguments)
    )
    if arguments[.json] {
      try world.console.write(json: report)
    } else {
      try world.console.write(report.lines.flatMap { world.style.wrap($0.printable) })
    }
    return report.problems == 0 ? .success : .badData
  }
}

/// What the doctor found, for people and for other programs to read.
private struct DoctorReport: Encodable {
  let version = 1
  let directory: String
  /// How many problems are left.
  let problems: Int
  let findings: [Entry]
  /// The command that may help; nil where it was tried.
  private let remedy: String?

  private enum CodingKeys: String, CodingKey {
    case version, directory, problems, findings
  }

  struct Entry: Encodable {
    let path: String
    /// "problem", "repaired" or "note".
    let state: String
    let message: String
  }

  init(_ directory: String, _ findings: [Finding], remedy: String?) {
    self.directory = directory
    self.remedy = remedy
    problems = findings.count { $0.isProblem && !$0.isRepaired }
    self.findings = findings.map { finding in
      Entry(
        path: finding.path,
        state: finding.isRepaired ? "repaired" : finding.isProblem ? "problem" : "note",
        message: Report.words(for: finding.kind)
          + (finding.tasksBegun.map { "; what is whole goes on: \(Report.tasksBegun($0))" } ?? "")
      )
    }
  }

  var lines: [String] {
    let entries = findings.map { entry in
      let state = entry.state.prefix(1).uppercased() + entry.state.dropFirst()
      return "\(state): '\(entry.path)' \(entry.message)."
    }
    guard problems > 0 else {
      return entries + ["All is well with the progress in '\(directory)'."]
    }
    let count = problems == 1 ? "There is 1 problem" : "There are \(problems) problems"
    let conclusion =
      remedy.map { "\(count). '\($0)' puts right what can be." }
      ?? "\(count) that it takes you to put right."
    return entries + [conclusion]
  }
}

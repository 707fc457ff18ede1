extension Program {
  /// All the help as one manual page, in the language of mdoc(7).
  ///
  /// - Parameter date: When the version was made, as "November 30, 2026".
  func manual(version: String, date: String) -> String {
    let lines =
      [
        ".Dd \(date)", ".Dt \(name.uppercased()) 1", ".Os",
        ".Sh NAME", ".Nm \(name)", ".Nd \(description)",
        ".Sh SYNOPSIS", ".Nm", ".Op Ar subcommand", ".Op Ar options",
        ".Sh DESCRIPTION",
      ] + Mdoc.paragraphs("\(overview) This is version \(version).\n\n\(defaultSentence) \(footer)")
      + Mdoc.list(ownOptions)
      + [".Sh COMMANDS"] + commands.flatMap(section)
      + commonSections + [".Sh EXAMPLES"] + Mdoc.literal(examples)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The overview as part of a sentence, as lists of manual pages have it.
  private var description: String {
    overview.prefix(1).lowercased() + overview.dropFirst().prefix { $0 != "." }
  }

  private var defaultSentence: String {
    "Without a subcommand it is '\(defaultCommand.name)' that runs."
  }

  private func section(of command: Command<Action>) -> [String] {
    let page = page(of: command)
    return [".Ss \(command.name)"] + Mdoc.usage(page.usage)
      + [".Pp"] + Mdoc.paragraphs(page.overview) + Mdoc.following(page.discussion)
      + Mdoc.list(argumentRows(of: command) + optionRows(of: command))
      + (page.examples.isEmpty ? [] : [".Pp", "Examples:"] + Mdoc.literal(page.examples))
  }

  /// A section for each topic; those that every manual has are last, in their usual order.
  private var commonSections: [String] {
    let usual = ["environment", "files", "exit-codes"]
    let others = topics.filter { !usual.contains($0.name) }
    let last = usual.compactMap { name in topics.first { $0.name == name } }
    return (others + last).flatMap { topic in
      [".Sh \(topic.manualTitle)"] + body(of: topic.page)
    }
  }

  private func body(of page: HelpPage) -> [String] {
    let isDivided = page.sections.count > 1
    return Mdoc.paragraphs(page.overview) + Mdoc.following(page.discussion)
      + page.sections.flatMap { section in
        (isDivided ? [".Ss \(section.title.capitalizedTitle)"] : []) + Mdoc.list(section.rows)
      }
  }
}

extension HelpTopic {
  /// The title of the topic's section.
  fileprivate var manualTitle: String {
    switch name {
    case "names": "NOTE NAMES"
    case "exit-codes": "EXIT STATUS"
    default: name.uppercased()
    }
  }
}

extension String {
  /// "READ AS WELL" as "Read as well".
  fileprivate var capitalizedTitle: String { prefix(1) + dropFirst().lowercased() }
}

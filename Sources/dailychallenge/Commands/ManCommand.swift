extension Command<Action> {
  static let man = Command(
    "man",
    summary: "Print the manual page.",
    discussion: """
      It holds what 'help' says of every subcommand and topic. For 'man dailychallenge', save it as \
      ~/.local/share/man/man1/dailychallenge.1
      """,
    examples: ["dailychallenge man | man -l -"]
  ) { _, world in
    let page = Program.dailychallenge.manual(
      version: DailyChallenge.version,
      date: DailyChallenge.date
    )
    try world.console.write(page)
    return .success
  }
}

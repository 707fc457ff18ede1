import Testing

@testable import dailychallenge

struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0),
    ("", "day", 3),
    ("level", "level", 0),
    ("levl", "level", 1),
    ("lveel", "level", 1),
    ("kitten", "sitting", 3),
    ("ca", "abc", 3),
  ])
  func `counts edits, a swap of neighbours as one`(from: String, to: String, edits: Int) {
    #expect(editDistance(from: from, to: to) == edits)
    #expect(editDistance(from: to, to: from) == edits)
  }

  @Test(arguments: sample.commands.map(\.name) + ["help"])
  func `finds every command behind one edit`(name: String) {
    for typo in oneEditAway(from: name) {
      #expect(
        firstLine(for: [typo]) == "Error: Unknown command '\(typo)'. Did you mean '\(name)'?"
      )
    }
  }

  @Test(arguments: sample.commands)
  func `finds every option behind one edit`(command: Command<String>) {
    let common = sample.commonOptions.map(\.name) + sample.commonFlags.map(\.name)
    let aliases =
      command.name == sample.defaultCommand.name ? sample.aliases.map(\.option.name) : []
    for name in command.options.map(\.name) + command.flags.map(\.name) + common + aliases {
      for typo in oneEditAway(from: name) {
        #expect(
          firstLine(for: [command.name, "--\(typo)"])
            == "Error: Unknown option '--\(typo)'. Did you mean '--\(name)'?"
        )
      }
    }
  }

  @Test(arguments: ["sta", "answerable", "st", "q", String(repeating: "status", count: 10_000)])
  func `suggests nothing far-fetched`(word: String) {
    #expect(firstLine(for: [word]) == "Error: Unknown command '\(word)'")
  }

  /// Every text that one slip of the finger makes of the name, each once.
  private func oneEditAway(from name: String) -> Set<String> {
    let letters = Array(name)
    var typos: Set<String> = []
    for index in letters.indices {
      let (head, tail) = (String(letters[..<index]), String(letters[(index + 1)...]))
      typos.insert(head + tail)
      typos.insert("\(head)x\(tail)")
      typos.insert("\(head)x\(letters[index])\(tail)")
      if let next = tail.first {
        typos.insert("\(head)\(next)\(letters[index])\(tail.dropFirst())")
      }
    }
    return typos.subtracting([name])
  }
}

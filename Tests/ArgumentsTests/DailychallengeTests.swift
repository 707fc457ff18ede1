import Foundation
import Testing

@testable import dailychallenge

/// The whole command line of the program itself.
struct DailychallengeTests {
  private static let program = Program.dailychallenge

  @Test func `a name means the same in every command that knows it`() {
    let options = Self.program.commands.flatMap(\.options) + Self.program.commonOptions
    for option in options {
      #expect(options.allSatisfy { $0.name != option.name || $0.synopsis == option.synopsis })
    }
    let flags = Self.program.commands.flatMap(\.flags) + Self.program.commonFlags
    #expect(Set(options.map(\.name)).isDisjoint(with: flags.map(\.name)))
  }

  @Test func `sentences end, and names are whole words`() {
    for command in Self.program.commands {
      #expect(command.summary.hasSuffix("."))
      #expect(command.parameters.allSatisfy { $0.help.hasSuffix(".") })
      #expect(!command.examples.isEmpty)
      #expect(command.examples.allSatisfy { $0.contains("dailychallenge") })
    }
    #expect(Self.program.topics.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test(arguments: [40, 60, 80, 120])
  func `no line of the help is wider than the terminal`(width: Int) {
    let pages =
      [Self.program.page] + Self.program.commands.map(Self.program.page(of:))
      + Self.program.topics.map(\.page)
    for page in pages {
      let lines = page.text(width: width).split(separator: "\n")
      #expect(lines.filter { $0.count > width } == [])
    }
  }

  @Test func `the README has every command, topic, setting and value`() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardizedFileURL
    let text = try String(contentsOf: path, encoding: .utf8)
    for command in Self.program.commands {
      #expect(text.contains("`dailychallenge \(command.name)"))
    }
    for topic in Self.program.topics { #expect(text.contains("`\(topic.name)`"), "\(topic.name)") }
    for flag in Self.program.commonFlags { #expect(text.contains("`\(flag.longSpelling)`")) }
    for option in Self.program.commonOptions { #expect(text.contains("`\(option.longSpelling)")) }
    for setting in allSettings {
      for word in [setting.key] + setting.variables + setting.option.allowedValues {
        #expect(text.contains("`\(word)`"), "\(word)")
      }
    }
  }

  @Test func `every variable that is looked at is documented`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("benchmarks/") }
    let help = HelpTopic.environment.page.text(width: 80)
    var count = 0
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for variable in text.matches(of: #/(?:\[|base\(|variable: )"([A-Z][A-Z_]+)"/#).map(\.1) {
        #expect(help.contains(variable), "\(file)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test func `one letter that is missing, doubled or swapped is put right`() {
    for word in Self.program.commands.map(\.name) + ["help"] {
      for typo in word.typos where Self.program.command(named: typo) == nil && typo != "help" {
        #expect(message(for: [typo])?.contains("Did you mean '\(word)'?") == true, "\(typo)")
      }
    }
    for topic in Self.program.topics.map(\.name) {
      for typo in topic.typos {
        #expect(message(for: ["help", typo])?.contains("Did you mean '\(topic)'?") == true)
      }
    }
    for command in Self.program.commands {
      let options = command.options + Self.program.commonOptions
      let flags = command.flags + Self.program.commonFlags
      for parameter in options as [any NamedParameter] + flags {
        for typo in parameter.name.typos where typo.count > 1 {
          let message = message(for: [command.name, "--\(typo)"])
          #expect(message?.contains("Did you mean '--\(parameter.name)'?") == true)
        }
      }
      for option in options {
        // A number is as near to others, and in two letters nearly everything is wrong.
        for value in option.allowedValues where value.count > 2 && Int(value) == nil {
          for typo in value.typos where !option.allows(typo) {
            let message = message(for: [command.name, option.longSpelling, typo])
            #expect(message?.contains("Did you mean '\(value)'?") == true)
          }
        }
      }
    }
  }

  private func message(for commandLine: [String]) -> String? {
    do {
      _ = try Self.program.parse(commandLine)
      return nil
    } catch {
      return Self.program.message(for: error)
    }
  }
}

extension String {
  /// The word with one slip of the finger in it, none of which leaves it as it is.
  fileprivate var typos: Set<String> {
    let letters = Array(self)
    let missing = letters.indices.map { letters[..<$0] + letters[($0 + 1)...] }
    let doubled = letters.indices.map { letters[...$0] + letters[$0...] }
    let swapped = letters.indices.dropLast().map {
      letters[..<$0] + [letters[$0 + 1], letters[$0]] + letters[($0 + 2)...]
    }
    return Set((missing + doubled + swapped).map { String($0) }).subtracting([self])
  }
}

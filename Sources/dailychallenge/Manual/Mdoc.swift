/// Writes in the language of mdoc(7): lists of lines, of which those with a dot in front are macros.
enum Mdoc {
  /// Paragraphs that are separated by empty lines, a sentence a line.
  static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += line.isEmpty ? [".Pp"] : sentences(line)
    }
    return lines
  }

  /// Paragraphs after another one.
  static func following(_ text: String) -> [String] {
    text.isEmpty ? [] : [".Pp"] + paragraphs(text)
  }

  /// Labels with what they stand for.
  static func list(_ rows: [HelpPage.Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [".Bl -tag -width Ds"]
      + rows.flatMap { [".It \(macros($0.label))"] + paragraphs($0.text) } + [".El"]
  }

  /// Lines as they are typed.
  static func literal(_ lines: [String]) -> [String] {
    [".Bd -literal -offset indent"] + lines.map { protected(literalText($0)) } + [".Ed"]
  }

  /// The parts of a usage line: the program, the command, and what it takes.
  static func usage(_ parts: [String]) -> [String] {
    [".Nm \(parts.dropFirst().prefix(1).map { "Cm \($0)" }.joined())"]
      + parts.dropFirst(2).map { part in
        part.hasPrefix("[")
          ? ".Op \(macros(String(part.dropFirst().dropLast())))" : ".\(macros(part))"
      }
  }
}

// MARK: - Texts

extension Mdoc {
  /// Lines of at most 80 bytes, of which none goes beyond a sentence.
  private static func sentences(_ text: some StringProtocol) -> [String] {
    var sentences: [[String]] = [[]]
    for word in text.split(separator: " ") {
      sentences[sentences.count - 1].append(escaped(word))
      if word.count > 1, let last = word.last(where: { $0 != "'" && $0 != ")" }),
        ".?!".contains(last)
      {
        sentences.append([])
      }
    }
    return sentences.flatMap { lines(filledWith: $0, width: 78).map(protected) }
  }

  /// A word; the dashes of what is typed must not become hyphens.
  private static func escaped(_ word: some StringProtocol) -> String {
    let isTyped = word.hasPrefix("-") || word.hasPrefix("'") || word.contains(where: \.isNumber)
    return isTyped ? literalText(word) : withoutSigns(word)
  }

  private static func literalText(_ text: some StringProtocol) -> String {
    withoutSigns(text).replacing("-", with: "\\-")
  }

  /// The text with the names of characters that would be taken for others.
  private static func withoutSigns(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "'": text += "\\(aq"
      case "\"": text += "\\(dq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default: text.append(character)
      }
    }
  }

  /// A line that cannot be taken for a macro.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&\(line)" : line
  }
}

// MARK: - Labels

extension Mdoc {
  /// `-l, --level <level>` as "Fl l , Fl -level Ar level".
  private static func macros(_ label: String) -> String {
    label.split(separator: " ").map { word in
      let isListed = word.hasSuffix(",")
      let name = isListed ? word.dropLast() : word
      return macro(name) + (isListed ? " ," : "")
    }
    .joined(separator: " ")
  }

  private static func macro(_ word: Substring) -> String {
    if word.hasPrefix("<") { return "Ar \(word.dropFirst().dropLast())" }
    if word.hasPrefix("-"), word.contains(where: \.isLetter) { return "Fl \(word.dropFirst())" }
    if word == "..." { return "..." }
    // Guarded, lest it is taken for the name of a macro.
    return "No \\&\(literalText(word))"
  }
}

import MusicTheory

/// What is told of texts that cannot be read.
extension QueryReader {
  /// Why words are no query.
  func misreading(_ words: [String]) -> Misreading {
    if let harmony = Self.harmony(words) { return .missingKey(harmony) }
    if let target = Self.targetWithoutKey(in: words) { return .noTonic(target) }
    let first = words[0]
    let prefixes = names.prefixes(of: first[...])
    let longest = prefixes.filter { $0.rest == prefixes.first?.rest }
    guard let root = longest.first, root.rest.isEmpty || first.first?.isUppercase == true else {
      return .unknown(part: first, readableIn: nil)
    }
    if longest.count > 1 {
      return .ambiguousName(part: String(first.dropLast(root.rest.count)), longest.map(\.name))
    }
    let rest = ([String(root.rest)] + words.dropFirst()).filter { !$0.isEmpty }
    return .unknownKind(of: root.name, part: rest.joined(separator: " "))
  }

  /// The same with the naming system in which the text could be read, where there is one.
  func trackingDown(_ misreading: Misreading, in text: String) -> Misreading {
    switch misreading {
    case .unknown(let part, _):
      return .unknown(part: part, readableIn: systems(of: text).first)
    case .unknownKind:
      return trackingDown(
        misreading,
        from: text.split(separator: " ").first.map(String.init),
        in: text
      )
    case .unknownKey(let part):
      return trackingDown(misreading, from: part, in: text)
    case .empty, .tooLong, .ambiguousName, .unknownNumeral, .noTonic, .missingKey, .noChord,
      .unknownOnStaff, .missingClef, .missingPlace, .noSuchPlace, .noSuchSignature, .unspellable:
      return misreading
    }
  }

  /// Some syllables begin with a letter that is a note: Fa, Do.
  private func trackingDown(
    _ misreading: Misreading,
    from part: String?,
    in text: String
  ) -> Misreading {
    guard let part, systems(of: text).contains(.solfege) else { return misreading }
    return .unknown(part: part, readableIn: .solfege)
  }

  /// The other naming systems in which a text can be read.
  private func systems(of text: String) -> [NamingSystem] {
    NamingSystem.allCases.filter { other in
      other != names && (try? QueryReader(names: other).readAlone(text)) != nil
    }
  }
}

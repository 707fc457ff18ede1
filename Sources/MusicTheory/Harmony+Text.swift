// MARK: - Writing

extension Harmony {
  /// The name as textbooks print it: "V7", "V6/5", "Ger6/5"; with a target, where a slash means "of",
  /// the figures run together: "V65/ii".
  public var symbol: String {
    let own = targets.isEmpty ? name.symbol : name.symbol.filter { $0 != "/" }
    return ([own] + targets.map(\.symbol)).joined(separator: "/")
  }

  /// The name in ASCII, as it is typed: "V7", "V65/ii", "vii/o7/V", "Ger65".
  public var ascii: String {
    ([name.ascii] + targets.map(\.ascii)).joined(separator: "/")
  }
}

extension Harmony.Name {
  fileprivate var symbol: String {
    switch self {
    case .numeral(let numeral): numeral.symbol
    case .augmentedSixth(let sixth): sixth.symbol
    }
  }

  fileprivate var ascii: String {
    switch self {
    case .numeral(let numeral): numeral.ascii
    case .augmentedSixth(let sixth): sixth.ascii
    }
  }
}

extension Harmony: CustomStringConvertible {
  public var description: String { symbol }
}

// MARK: - Reading

extension Harmony {
  /// Reads a name, with the degrees it leads to after slashes; nil when it is none.
  ///
  /// Figures and ø may have slashes too (V6/5/ii, vii/o7/V): a slash begins a target where a numeral
  /// follows.
  public init?(_ text: String) {
    var name = Substring(text)
    var targets: [RomanNumeral] = []
    while let slash = name.lastIndex(of: "/"),
      let target = RomanNumeral(String(name[name.index(after: slash)...]))
    {
      targets.insert(target, at: 0)
      name = name[..<slash]
    }
    if let numeral = RomanNumeral(String(name)) {
      self.init(.numeral(numeral), of: targets)
    } else if let sixth = AugmentedSixth(String(name)) {
      self.init(.augmentedSixth(sixth), of: targets)
    } else {
      return nil
    }
  }
}

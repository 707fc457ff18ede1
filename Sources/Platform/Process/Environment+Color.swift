extension Environment {
  /// Whether text may be coloured or set in bold.
  ///
  /// The first of these that says something decides: `NO_COLOR` (no-color.org), `CLICOLOR_FORCE` and
  /// `FORCE_COLOR`, `CLICOLOR` (bixense.com/clicolors), `TERM`, and last what the text is shown on.
  public func allowsColor(onTerminal isTerminal: Bool) -> Bool {
    if self["NO_COLOR"] != nil { return false }
    if [self["CLICOLOR_FORCE"], self["FORCE_COLOR"]].contains(where: { $0 != nil && $0 != "0" }) {
      return true
    }
    if self["CLICOLOR"] == "0" { return false }
    guard let terminal = self["TERM"], terminal != "dumb" else { return false }
    return isTerminal
  }
}

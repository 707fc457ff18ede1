public import Platform

/// The question which pictures a terminal can show, to be asked once, before the first picture.
public enum GraphicsQuery {
  /// Asks for kitty graphics, the size of a character and the colours of the text, and last for the
  /// primary device attributes, which every terminal answers: what comes after that is not waited for.
  ///
  /// From "Terminal graphics protocol", "Querying support and available transmission mediums",
  /// https://sw.kovidgoyal.net/kitty/graphics-protocol/; and "XTerm Control Sequences", for
  /// `CSI 16 t`, `OSC 10`, `OSC 11` and `CSI c`.
  public static let text =
    "\u{1B}_Gi=\(pictureNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    + "\u{1B}[16t\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// Seconds to wait for the answers.
  public static let patience = 0.2

  /// By what kitty's answer is known.
  static let pictureNumber = 31

  /// Whether the question may be asked.
  ///
  /// Never where nobody could see a picture, nor under tmux and screen: these answer for the terminal
  /// they run in, and let the rest of the question leak into titles.
  public static func isWelcome(
    environment: Environment,
    isTerminal: Bool,
    isAccessible: Bool
  ) -> Bool {
    guard isTerminal, !isAccessible, let terminal = environment["TERM"] else { return false }
    let isMultiplexed =
      environment["TMUX"] != nil || environment["STY"] != nil
      || ["tmux", "screen"].contains { terminal.hasPrefix($0) }
    // The console of Linux has no pictures, and old ones print what they do not understand.
    return !isMultiplexed && !["dumb", "linux"].contains(terminal)
  }
}

import Platform
import TerminalUI
import Testing

struct `The graphics query` {
  private func isWelcome(
    _ variables: [String: String],
    isTerminal: Bool = true,
    isAccessible: Bool = false
  ) -> Bool {
    GraphicsQuery.isWelcome(
      environment: Environment { variables[$0] },
      isTerminal: isTerminal,
      isAccessible: isAccessible
    )
  }

  @Test(arguments: ["xterm-256color", "xterm-kitty", "foot", "vt340", "wezterm"])
  func `is welcome in a terminal window`(terminal: String) {
    #expect(isWelcome(["TERM": terminal, "TMUX": "", "STY": ""]))
  }

  @Test(arguments: [
    [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "linux"], ["TERM": "tmux-256color"],
    ["TERM": "screen"], ["TERM": "screen.xterm-256color"],
    ["TERM": "xterm", "TMUX": "/tmp/tmux-1000/default,1,0"], ["TERM": "xterm", "STY": "7.tty"],
  ])
  func `is not where it would be answered by another, or by nobody`(variables: [String: String]) {
    #expect(!isWelcome(variables))
  }

  @Test func `is for those who can see the picture`() {
    #expect(!isWelcome(["TERM": "xterm"], isTerminal: false))
    #expect(!isWelcome(["TERM": "xterm"], isAccessible: true))
  }

  @Test func `is this, and asks last what every terminal answers`() {
    #expect(
      GraphicsQuery.text
        == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        + "\u{1B}[16t\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c"
    )
  }
}

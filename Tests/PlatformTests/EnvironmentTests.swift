import Platform
import Testing

struct EnvironmentTests {
  @Test func `takes an empty value for none`() {
    let values = ["FULL": "value", "EMPTY": ""]
    let environment = Environment { values[$0] }
    #expect(environment["FULL"] == "value")
    #expect(environment["EMPTY"] == nil)
    #expect(environment["MISSING"] == nil)
  }

  @Test func `is that of the process`() {
    #expect(Environment.process["PATH"]?.isEmpty == false)
    #expect(Environment.process["DAILYCHALLENGE_NO_SUCH_VARIABLE"] == nil)
  }

  @Test(arguments: [
    ("en_GB.UTF-8", true), ("C.utf8", true), ("UTF-8", true), ("de_DE.Utf-8@euro", true),
    ("C", false), ("POSIX", false), ("de_DE.ISO-8859-15@euro", false), ("ja_JP.EUC-JP", false),
  ])
  func `knows a UTF-8 locale by its name`(name: String, isUTF8: Bool) {
    #expect(Environment { $0 == "LANG" ? name : nil }.hasUTF8Locale == isUTF8)
  }

  @Test(arguments: [
    ([nil, nil, nil], false),
    (["", "", "C.UTF-8"], true),
    ([nil, nil, "C.UTF-8"], true),
    ([nil, "C", "C.UTF-8"], false),
    ([nil, "C.UTF-8", "C"], true),
    (["C", "C.UTF-8", "C.UTF-8"], false),
    (["C.UTF-8", "C", "C"], true),
    (["", "C.UTF-8", "C"], true),
  ])
  func `lets the first of LC_ALL, LC_CTYPE and LANG decide`(values: [String?], isUTF8: Bool) {
    let environment = Environment { name in
      ["LC_ALL", "LC_CTYPE", "LANG"].firstIndex(of: name).flatMap { values[$0] }
    }
    #expect(environment.hasUTF8Locale == isUTF8)
  }

  /// The first that speaks decides, whatever those after it say.
  @Test(arguments: [nil, "", "0", "1"])
  func `allows colours as the variables have it`(noColor: String?) {
    for force in [nil, "", "0", "1"] {
      for otherForce in [nil, "", "0", "1"] {
        for color in [nil, "", "0", "1"] {
          for terminal in [nil, "", "dumb", "xterm-256color"] {
            for isTerminal in [false, true] {
              let values = [
                "NO_COLOR": noColor, "CLICOLOR_FORCE": force, "FORCE_COLOR": otherForce,
                "CLICOLOR": color, "TERM": terminal,
              ]
              let environment = Environment { values[$0] ?? nil }
              let expected =
                if noColor == "0" || noColor == "1" {
                  false
                } else if force == "1" || otherForce == "1" {
                  true
                } else if color == "0" {
                  false
                } else {
                  terminal == "xterm-256color" && isTerminal
                }
              #expect(environment.allowsColor(onTerminal: isTerminal) == expected, "\(values)")
            }
          }
        }
      }
    }
  }
}

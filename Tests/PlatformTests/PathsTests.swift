import Platform
import Testing

struct PathsTests {
  private func paths(_ values: [String: String], accountHome: String? = nil) -> Paths {
    Paths(environment: Environment { values[$0] }, accountHome: { accountHome })
  }

  @Test(arguments: [
    (["HOME": "/home/ann"], "/home/ann/.local/share/dailychallenge"),
    (["HOME": "/"], "/.local/share/dailychallenge"),
    (["HOME": "/home/ann", "XDG_DATA_HOME": "/data"], "/data/dailychallenge"),
    (["HOME": "/home/ann", "XDG_DATA_HOME": "/data/"], "/data/dailychallenge"),
    (["XDG_DATA_HOME": "/data"], "/data/dailychallenge"),
    (["HOME": "/home/ann", "XDG_DATA_HOME": ""], "/home/ann/.local/share/dailychallenge"),
    (["HOME": "/home/ann", "XDG_DATA_HOME": "data"], "/home/ann/.local/share/dailychallenge"),
    (["HOME": "/home/ann", "DAILYCHALLENGE_HOME": "/mine"], "/mine"),
    (["HOME": "/home/ann", "DAILYCHALLENGE_HOME": "mine"], "mine"),
    (["XDG_DATA_HOME": "/data", "DAILYCHALLENGE_HOME": "/mine"], "/mine"),
    (["XDG_DATA_HOME": "/data", "DAILYCHALLENGE_HOME": ""], "/data/dailychallenge"),
    (["HOME": "/a b\nc"], "/a b\nc/.local/share/dailychallenge"),
  ])
  func `keep data where the environment says`(values: [String: String], data: String) {
    #expect(paths(values).data == data)
  }

  @Test(arguments: [
    (["HOME": "/home/ann"], "/home/ann/.config/dailychallenge"),
    (["HOME": "/home/ann", "XDG_CONFIG_HOME": "/etc/ann"], "/etc/ann/dailychallenge"),
    (["HOME": "/home/ann", "XDG_CONFIG_HOME": "etc"], "/home/ann/.config/dailychallenge"),
    (["HOME": "/home/ann", "DAILYCHALLENGE_HOME": "/mine"], "/home/ann/.config/dailychallenge"),
  ])
  func `keep the configuration where the environment says`(
    values: [String: String],
    configuration: String
  ) {
    #expect(paths(values).configuration == configuration)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "ann"]])
  func `fall back on the home of the account`(values: [String: String]) {
    let paths = paths(values, accountHome: "/home/bob")
    #expect(paths.data == "/home/bob/.local/share/dailychallenge")
    #expect(paths.configuration == "/home/bob/.config/dailychallenge")
  }

  @Test(arguments: [nil, "", "bob"])
  func `are nil where no home can be found`(accountHome: String?) {
    let paths = paths(["DAILYCHALLENGE_HOME": "/mine"], accountHome: accountHome)
    #expect(paths.data == "/mine")
    #expect(paths.configuration == nil)
  }

  @Test func `find the home of whoever runs the tests`() {
    #expect(Paths.accountHome()?.hasPrefix("/") == true)
  }
}

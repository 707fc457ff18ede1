#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct DurableFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ["", "whole", String(repeating: "long", count: 100_000)])
  func `replaces all of the file`(text: String) throws {
    try directory.write("older and not so short", to: "save.json")
    try directory.write(text, to: "save.json")
    #expect(try directory.text(of: "save.json") == text)
    #expect(try directory.names() == ["save.json"])
  }

  @Test func `makes a new file for its owner only`() throws {
    try directory.write("new", to: "save.json")
    #expect(try directory.permissions(of: "save.json") == 0o600)
  }

  @Test(arguments: [0o600, 0o644, 0o660, 0o400])
  func `keeps the permissions of the old file`(permissions: Int) throws {
    try directory.write("old", to: "save.json")
    chmod(directory["save.json"], mode_t(permissions))
    try directory.write("new", to: "save.json")
    #expect(try directory.permissions(of: "save.json") == permissions)
  }

  @Test func `heeds no umask`() async throws {
    try directory.write("old", to: "old.json")
    chmod(directory["old.json"], 0o644)
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      umask(0o777)
      try DurableFile(path + "/old.json").write([])
      try DurableFile(path + "/new.json").write([])
    }
    #expect(try directory.permissions(of: "old.json") == 0o644)
    #expect(try directory.permissions(of: "new.json") == 0o600)
  }

  @Test func `writes through symbolic links, also those that lead nowhere yet`() throws {
    try Directory(directory["cloud/deep"]).create()
    try directory.write("old", to: "cloud/old.json")
    try directory.link("absolute", to: directory["cloud/old.json"])
    try directory.link("relative", to: "cloud/old.json")
    try directory.link("chain", to: "relative")
    try directory.link("dangling", to: "cloud/new.json")
    try directory.link("folder", to: "cloud/deep")
    try directory.link("cloud/deep/up", to: "../up.json")
    let destinations = [
      ("absolute", "cloud/old.json"), ("relative", "cloud/old.json"), ("chain", "cloud/old.json"),
      ("dangling", "cloud/new.json"), ("folder/up", "cloud/up.json"),
    ]
    for (link, destination) in destinations {
      try directory.write("through \(link)", to: link)
      #expect(try directory.text(of: destination) == "through \(link)")
    }
    #expect(
      try directory.names() == ["absolute", "chain", "cloud", "dangling", "folder", "relative"]
    )
    #expect(
      try Directory(directory["cloud"]).names() == ["deep", "new.json", "old.json", "up.json"]
    )
  }

  @Test func `refuses a symbolic link that leads to itself`() throws {
    try directory.link("loop", to: "loop")
    let path = directory["loop"]
    #expect(throws: SystemError(operation: "readlink", path: path, code: ELOOP)) {
      try DurableFile(path).write([])
    }
  }

  @Test func `replaces nothing but regular files`() throws {
    try Directory(directory["folder"]).create()
    mkfifo(directory["pipe"], 0o600)
    for (name, code) in [("folder", EISDIR), ("pipe", ENOTSUP)] {
      let path = directory[name]
      #expect(throws: SystemError(operation: "rename", path: path, code: code)) {
        try DurableFile(path).write([])
      }
    }
    #expect(try directory.names() == ["folder", "pipe"])
  }

  @Test func `says so when the directory is missing`() throws {
    let path = directory["missing/save.json"]
    let temporary = directory["missing/.save.json.tmp"]
    #expect(throws: SystemError(operation: "open", path: temporary, code: ENOENT)) {
      try DurableFile(path).write([])
    }
  }

  @Test func `takes over what a killed process left, even a trap`() throws {
    try directory.write("precious", to: "precious")
    try directory.link(".save.json.tmp", to: "precious")
    try directory.write("new", to: "save.json")
    #expect(try directory.text(of: "precious") == "precious")
    #expect(try directory.names() == ["precious", "save.json"])
  }

  @Test func `loses nothing when the process is killed amid a write`() async throws {
    try directory.write("old", to: "save.json")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.path as String] in
      var calls = SystemCalls.real
      calls.rename = { _, _ in raise(SIGKILL) }
      try DurableFile(path + "/save.json", calls: calls).write([UInt8]("new".utf8))
    }
    #expect(try directory.text(of: "save.json") == "old")
    #expect(try directory.names() == [".save.json.tmp", "save.json"])
    try Directory(directory.path).removeLeftovers()
    #expect(try directory.names() == ["save.json"])
  }
}

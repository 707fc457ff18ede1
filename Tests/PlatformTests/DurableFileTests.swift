#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Synchronization
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

  /// As on a file system whose locks keep nobody away.
  @Test(arguments: [false, true])
  func `is left to another that takes its place`(isAfterwards: Bool) throws {
    try directory.write("old", to: "save.json")
    let other = DurableFile(directory["save.json"])
    var calls = SystemCalls.real
    if isAfterwards {
      calls.rename = { source, target in
        defer { try? other.write([UInt8]("other".utf8)) }
        return SystemCalls.real.rename(source, target)
      }
    } else {
      calls.write = { descriptor, bytes in
        try? other.write([UInt8]("other".utf8))
        return SystemCalls.real.write(descriptor, bytes)
      }
    }
    let seen = try FileStamp(at: directory["save.json"])
    let file = DurableFile(directory["save.json"], calls: calls)
    #expect(try file.write([UInt8]("new".utf8), ifStill: seen) == nil)
    #expect(try directory.text(of: "save.json") == "other")
    #expect(try directory.names() == ["save.json"])
  }

  @Test func `is written although another sweeps meanwhile`() throws {
    let swept = Atomic(false)
    var calls = SystemCalls.real
    calls.rename = { [path = directory.path as String] source, target in
      if !swept.exchange(true, ordering: .relaxed) { try? Directory(path).removeLeftovers() }
      return SystemCalls.real.rename(source, target)
    }
    let file = DurableFile(directory["save.json"], calls: calls)
    #expect(try file.write([UInt8]("new".utf8), ifStill: nil) != nil)
    #expect(try directory.text(of: "save.json") == "new")
  }

  @Test func `is rid of what killed processes left of it, and of nothing else`() throws {
    let others = [".other.tmp", ".save.json-old", ".save.jsonx.tmp", "save.json"]
    for name in others + [".save.json.tmp", ".save.json-1z.tmp"] {
      try directory.write("", to: name)
    }
    try DurableFile(directory["save.json"]).removeLeftovers()
    #expect(try directory.names() == others)
  }

  @Test func `has temporary files of its own name where others' may lie beside it`() throws {
    try Directory(directory["cloud"]).create()
    try directory.link("link", to: "cloud/save.json")
    let left = ".save.json.dailychallenge.tmp"
    let others = [".room.tmp", ".save.json.tmp", "save.json"]
    for name in [left] + others.reversed() { try directory.write("others'", to: "cloud/\(name)") }
    let file = DurableFile(directory["link"])
    #expect(try file.leftovers() == [directory["cloud/\(left)"]])
    try file.checkLink(roomFor: 10)
    try directory.write("ours", to: "link")
    #expect(try Directory(directory["cloud"]).names() == others)
    for name in others.dropLast() {
      #expect(try directory.text(of: "cloud/\(name)") == "others'")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser gives files away."))
  func `belongs to whom the directory or the old file does, whoever writes`() throws {
    chown(directory.path, 1234, 4321)
    try Directory(directory["days"]).create()
    try directory.write("new", to: "days/new.json")
    try FileLock(directory["lock"]).withLock(waitingAtMost: 1) {}
    try directory.write("old", to: "old.json")
    chown(directory["old.json"], 5678, 8765)
    try directory.write("newer", to: "old.json")
    let owners = ["days", "days/new.json", "lock", "old.json"].map { name in
      var status = stat()
      stat(directory[name], &status)
      return "\(status.st_uid) \(status.st_gid)"
    }
    #expect(owners == ["1234 4321", "1234 4321", "1234 4321", "5678 8765"])
  }
}

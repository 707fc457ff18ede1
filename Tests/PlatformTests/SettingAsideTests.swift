#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct SettingAsideTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `gives a file a second name, and keeps the first until it is replaced`() throws {
    try directory.write("old", to: "save")
    let kept = try DurableFile(directory["save"]).setAside(suffix: ".damaged")
    #expect(kept == directory["save.damaged"])
    #expect(try directory.names() == ["save", "save.damaged"])
    try directory.write("new", to: "save")
    #expect(try directory.text(of: "save.damaged") == "old")
  }

  @Test func `replaces nothing that has the name`() throws {
    for text in ["first", "second", "third"] {
      try directory.write(text, to: "save")
      _ = try DurableFile(directory["save"]).setAside(suffix: ".damaged")
    }
    #expect(try directory.names() == ["save", "save.damaged", "save.damaged-2", "save.damaged-3"])
    #expect(try directory.text(of: "save.damaged-2") == "second")
  }

  @Test(arguments: [EPERM, EMLINK, ENOTSUP])
  func `renames where a file can have one name only`(code: Int32) throws {
    var calls = SystemCalls.real
    calls.link = { _, _ in
      errno = code
      return -1
    }
    for text in ["first", "second"] {
      try directory.write(text, to: "save")
      _ = try DurableFile(directory["save"], calls: calls).setAside(suffix: ".damaged")
    }
    #expect(try directory.names() == ["save.damaged", "save.damaged-2"])
  }

  @Test func `renames what leads nowhere but to itself`() throws {
    try directory.link("loop", to: "loop")
    #expect(
      try DurableFile(directory["loop"]).setAside(suffix: ".damaged") == directory["loop.damaged"]
    )
    #expect(try directory.names() == ["loop.damaged"])
  }

  @Test func `keeps directories, pipes and links to devices too`() throws {
    try Directory(directory["folder"]).create()
    mkfifo(directory["pipe"], 0o600)
    try directory.link("device", to: "/dev/zero")
    for name in ["folder", "pipe", "device"] {
      _ = try DurableFile(directory[name]).setAside(suffix: ".damaged")
    }
    #expect(try directory.names() == ["device.damaged", "folder.damaged", "pipe.damaged"])
  }

  @Test func `keeps the file behind a link, and leaves the link`() throws {
    try Directory(directory["cloud"]).create()
    try directory.write("old", to: "cloud/save")
    try directory.link("link", to: "cloud/save")
    let kept = try DurableFile(directory["link"]).setAside(suffix: ".damaged")
    #expect(kept == directory["cloud/save.damaged"])
    #expect(try directory.names() == ["cloud", "link"])
  }

  @Test func `is refused where the system refuses`() throws {
    var calls = SystemCalls.real
    calls.link = { _, _ in
      errno = EROFS
      return -1
    }
    try directory.write("old", to: "save")
    let error = SystemError(operation: "link", path: directory["save.damaged"], code: EROFS)
    #expect(throws: error) {
      try DurableFile(directory["save"], calls: calls).setAside(suffix: ".damaged")
    }
    #expect(try directory.names() == ["save"])
  }
}

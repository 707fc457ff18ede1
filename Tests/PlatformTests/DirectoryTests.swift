#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Platform
import Testing

struct DirectoryTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func `is made with those above it, for its owner only`() throws {
    try Directory(directory["a/b/c/"]).create()
    for name in ["a", "a/b", "a/b/c"] {
      #expect(try directory.permissions(of: name) == 0o700)
    }
  }

  @Test func `is made whatever the umask`() async throws {
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      umask(0o777)
      try Directory(path + "/a/b").create()
    }
    #expect(try directory.permissions(of: "a") == 0o700)
    #expect(try directory.permissions(of: "a/b") == 0o700)
  }

  /// Makes three directories again and again, with a later call failing each time.
  ///
  /// - Returns: for each call that failed, what was reported.
  private func makeWithFaults(_ code: Int32) throws -> [SystemError?] {
    var outcomes: [SystemError?] = []
    while true {
      let root = directory["\(code)-\(outcomes.count)/here"]
      try Directory(root).create()
      let saboteur = Saboteur(failingCall: outcomes.count + 1, with: code)
      var reported: SystemError?
      do {
        try Directory("\(root)/a/b/c", calls: saboteur.calls).create()
      } catch {
        reported = error
      }
      // Whatever failed, the next one who tries goes on from there.
      try Directory("\(root)/a/b/c").create()
      #expect(try Directory("\(root)/a/b").names() == ["c"])
      guard saboteur.hasStruck else { return outcomes }
      outcomes.append(reported)
    }
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EROFS])
  func `says which of those above it could not be made, whichever call fails`(code: Int32) throws {
    let outcomes = try makeWithFaults(code)
    #expect(
      outcomes.map { "\($0?.operation ?? "nothing") \($0?.path.split(separator: "/").last ?? "")" }
        == [("here", "a"), ("a", "b"), ("b", "c")].flatMap { parent, name in
          ["mkdir \(name)", "chmod \(name)"] + ["open", "fsync", "close"].map { "\($0) \(parent)" }
        }
    )
    #expect(outcomes.allSatisfy { $0?.code == code })
  }

  @Test func `is made where those above it may be written but not read`() throws {
    let outcomes = try makeWithFaults(EACCES).map { $0?.operation }
    let each = ["mkdir", "chmod", nil, nil, nil]
    #expect(outcomes == each + each + each)
  }

  @Test func `is made although signals interrupt the calls`() throws {
    #expect(try makeWithFaults(EINTR) == Array(repeating: nil, count: 15))
  }

  @Test func `may be relative`() async throws {
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      chdir(path)
      try Directory("a/b").create()
      try DurableFile("save").write([])
      try DurableFile("./a/b/save").write([])
    }
    #expect(try Directory(directory.path).names() == ["a", "save"])
    #expect(try Directory(directory["a/b"]).names() == ["save"])
  }

  @Test func `stays as it was when it is there`() throws {
    try Directory(directory["open"]).create()
    chmod(directory["open"], 0o755)
    try directory.link("link", to: "open")
    try Directory(directory["open"]).create()
    try Directory(directory["link"]).create()
    #expect(try directory.permissions(of: "open") == 0o755)
  }

  @Test func `cannot take the place of something else`() throws {
    try DurableFile(directory["file"]).write([])
    try directory.link("dangling", to: "missing")
    for (name, code) in [("file", ENOTDIR), ("dangling", EEXIST)] {
      let path = directory[name]
      #expect(throws: SystemError(operation: "mkdir", path: path, code: code)) {
        try Directory(path).create()
      }
    }
  }

  @Test func `lists its names in order, and none when missing`() throws {
    for name in ["b", "ä", "a", "B"] { try DurableFile(directory[name]).write([]) }
    #expect(try Directory(directory.path).names() == ["B", "a", "b", "ä"])
    #expect(try Directory(directory["missing"]).names() == [])
  }

  @Test func `cannot list a file`() throws {
    let path = directory["file"]
    try DurableFile(path).write([])
    #expect(throws: SystemError(operation: "opendir", path: path, code: ENOTDIR)) {
      try Directory(path).names()
    }
  }

  @Test func `is rid of leftovers and of nothing else`() throws {
    let kept = [".hidden", ".tmp", "save.json", "save.tmp"]
    for name in kept + [".a.tmp", ".save.json.tmp"] { try DurableFile(directory[name]).write([]) }
    try directory.link(".link.tmp", to: "missing")
    try Directory(directory[".folder.tmp"]).create()
    try Directory(directory.path).removeLeftovers()
    #expect(try Directory(directory.path).names() == [".folder.tmp"] + kept)
  }

  @Test func `tells whether there is room, and leaves nothing behind`() throws {
    try Directory(directory.path).checkRoom(for: 1000)
    #expect(try Directory(directory.path).names() == [])
    let path = directory["missing"]
    #expect(throws: SystemError(operation: "open", path: path, code: ENOENT)) {
      try Directory(path).checkRoom(for: 1)
    }
  }
}

import Foundation
import Platform

/// A directory of a test's own, removed with all it holds when the test is over.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "platform-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the directory.
  subscript(name: String) -> String { "\(path)/\(name)" }

  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name],
      withDestinationPath: destination
    )
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try DurableFile(self[name]).write([UInt8](text.utf8))
  }

  func names() throws -> [String] {
    try Directory(path).names()
  }
}

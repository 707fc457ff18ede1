import Foundation

/// An empty home directory, where a run of the program finds nobody's progress but its own.
struct TemporaryHome {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("dailychallenge-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  /// Where the program keeps its progress when nothing else is said.
  var data: String { path + "/.local/share/dailychallenge" }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}

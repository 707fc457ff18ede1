import Foundation

extension Player {
  /// All there is in the player's home: paths with their contents, or what else they are.
  func belongings() throws -> [String: String] {
    let files = FileManager.default
    return try files.subpathsOfDirectory(atPath: home.path).reduce(into: [:]) { all, path in
      let url = home.appending(path: path)
      let type = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      all[path] =
        switch type {
        case .typeRegular?: try Data(contentsOf: url).base64EncodedString()
        case .typeSymbolicLink?: try files.destinationOfSymbolicLink(atPath: url.path)
        default: type?.rawValue
        }
    }
  }

  /// The names of all files that progress consists of.
  func progressFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: data.path).sorted()
  }
}

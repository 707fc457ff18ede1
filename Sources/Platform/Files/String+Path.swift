extension String {
  /// The path of something in the directory at this path.
  func appending(component: String) -> String {
    hasSuffix("/") ? self + component : self + "/" + component
  }

  /// The directory in which the path's last component lies.
  var parentDirectory: String {
    let path = withoutTrailingSlashes
    guard let slash = path.lastIndex(of: "/") else { return "." }
    let parent = String(path[..<slash]).withoutTrailingSlashes
    return parent.isEmpty ? "/" : parent
  }

  /// The name of the file or directory that the path leads to.
  var lastComponent: String {
    let path = withoutTrailingSlashes
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private var withoutTrailingSlashes: String {
    String(prefix(upTo: lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex))
  }
}

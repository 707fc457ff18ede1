extension String {
  /// The text as the path of a file, or nil where it can be none: what was not UTF-8 came as U+FFFD, and
  /// would name another file.
  var asPath: String? { isEmpty || contains("\u{FFFD}") ? nil : self }
}

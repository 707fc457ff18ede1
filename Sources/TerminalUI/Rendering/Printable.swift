extension String {
  /// The text with U+FFFD for every character that could steer a terminal: control and format
  /// characters, bidirectional controls among them, and line separators.
  public var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isPrintable ? $0 : "\u{FFFD}" }))
  }
}

extension Unicode.Scalar {
  /// Whether no terminal is steered by it.
  public var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension String {
  /// The columns of a terminal that the text takes.
  var cells: Int { reduce(0) { $0 + $1.cells } }
}

extension Character {
  /// The columns that the character takes: two for the wide ones of East Asia and for emoji, none for
  /// marks that are set on nothing.
  var cells: Int {
    if isASCII { return 1 }
    return unicodeScalars.map(\.cells).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var cells: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide ? 2 : 1
    }
  }

  /// Whether the character is wide or fullwidth by Unicode Standard Annex #11, "East Asian Width":
  /// the blocks are whole, their few narrow characters included.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}

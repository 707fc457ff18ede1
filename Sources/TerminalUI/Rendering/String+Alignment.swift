extension String {
  /// The text at the left of a column of this width.
  func leftAligned(in width: Int) -> String { self + space(upTo: width) }

  /// The text at the right of a column of this width.
  func rightAligned(in width: Int) -> String { space(upTo: width) + self }

  private func space(upTo width: Int) -> String {
    String(repeating: " ", count: max(0, width - count))
  }
}

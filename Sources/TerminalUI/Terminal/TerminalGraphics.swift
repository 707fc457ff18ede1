public import Engraving

/// What a terminal has said about the pictures it can show.
public struct TerminalGraphics: Equatable, Sendable {
  /// Whether it speaks kitty's graphics protocol.
  public var hasKittyGraphics = false

  /// Whether it shows sixels.
  public var hasSixel = false

  /// The size of a character; nil when it did not say.
  public var cell: PixelSize?

  /// The colour of text; nil when it did not say.
  public var foreground: Color?

  /// The colour behind text; nil when it did not say.
  public var background: Color?

  /// Nothing is known.
  public init() {}
}

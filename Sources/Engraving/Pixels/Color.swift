/// A colour of a screen by its shares of red, green and blue, from 0 to 255.
public struct Color: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Can be seen on black and on white: for a terminal that does not name its colours.
  public static let gray = Color(red: 128, green: 128, blue: 128)
}

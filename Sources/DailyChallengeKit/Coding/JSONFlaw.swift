/// What makes a text no JSON of ours.
public struct JSONFlaw: Error, Equatable, Sendable {
  /// The number of bytes before the place where it was found.
  public let offset: Int
  public let kind: Kind

  public init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }

  public enum Kind: Equatable, Sendable {
    /// The text is none by the grammar of RFC 8259, or ends too early.
    case syntax
    /// The text is JSON, and no object.
    case notAnObject
    /// A string is not in UTF-8, or has half a surrogate pair.
    case encoding
    /// An object has two values for one key.
    case duplicateKey(String)
    /// Lists and objects are nested more than ``JSONOutline/deepest`` levels deep.
    case tooDeep
    /// An object has more than ``JSONOutline/mostKeys`` keys.
    case tooManyKeys
    /// The text has more values than the limit.
    case tooManyValues
    /// A number or a string is longer than any that we write.
    case tooLong
  }
}

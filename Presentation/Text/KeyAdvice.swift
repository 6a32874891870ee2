/// Tells a person which key is meant, in the sentences about keys.
public struct KeyAdvice: Hashable, Sendable {
  /// Where the key in use came from, such as the name of a variable or of a file.
  public let origin: String
  /// The address of the page on which a key is had.
  public let page: String

  /// Creates the advice about the key of one server.
  public init(origin: String, page: String) {
    self.origin = origin
    self.page = page
  }
}

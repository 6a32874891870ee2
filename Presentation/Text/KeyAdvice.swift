/// Which key a sentence is about, and where to get one.
public struct KeyAdvice: Hashable, Sendable {
  /// Where the key in use came from, such as the name of a variable or of a file.
  public let origin: String
  /// The address of the page that issues keys.
  public let page: String

  /// Creates advice about one server's key.
  public init(origin: String, page: String) {
    self.origin = origin
    self.page = page
  }
}

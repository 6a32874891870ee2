/// A place in a feed from which a page can be asked for.
///
/// Opaque to everything but the adapter that made it: the engine compares keys, to see that a feed
/// goes forward, and never looks inside. A missing key stands for the first page.
public enum PageKey: Hashable, Sendable {
  /// The number of a page; where counting begins is the server's affair.
  case page(Int)
  /// The number of rows before the page.
  case offset(Int)
  /// A token that the server handed out.
  case cursor(String)
}

/// The place of a page in a feed.
///
/// Opaque to everything but the adapter that made it: the engine compares keys to see that a feed goes
/// forward, and never looks inside. `nil` is the key of the first page.
public enum PageKey: Hashable, Sendable {
  /// The number of a page; the server decides where counting starts.
  case page(Int)
  /// The number of rows before the page.
  case offset(Int)
  /// A token from the server.
  case cursor(String)
}

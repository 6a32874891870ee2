/// What follows the last row of a feed.
public enum Continuation: Hashable, Sendable {
  /// Another page.
  case more
  /// Possibly another page, but too many in a row brought nothing new, so the reader decides.
  case halted
  /// Nothing.
  case ended
}

/// What follows the last row of a feed.
public enum Continuation: Hashable, Sendable {
  /// Another page.
  case more
  /// Perhaps another page, but too many in a row brought nothing new; the reader decides.
  case halted
  /// Nothing.
  case ended
}
